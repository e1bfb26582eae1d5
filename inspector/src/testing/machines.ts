import { Subject } from 'rxjs';

interface Subjected {
  file: string;
  exported: string;
  input?: unknown;
  /** Its actors, which do nothing by themselves. */
  actors: readonly string[];
}

const excerpt = { page: '/News?', choice: { search: '' }, shown: 24, total: 60, options: {} };
const listInput = (loadRest: 'lazy' | 'eager', loaded?: object) => ({
  api: { stream: () => new Subject(), refresh: () => undefined, peek: () => loaded },
  list: { resource: 'news/all', filters: {}, loadRest },
  start: { currentYear: 2026, timeZone: 'Asia/Kolkata' },
  path: '/News',
  choice: { search: '' },
});
/** The list of which only the records in view came with the page. */
export const lazyList = listInput('lazy', { records: [{ title: 'Sports day' }], at: 0, excerpt });
const target = { section: { name: '@school/mf-home' }, route: { path: '/home' } };

/** The five machines, as their pages run them. */
export const machines = {
  list: {
    file: 'shared-deps/src/lists/list.machine.ts',
    exported: 'createListMachine',
    input: listInput('eager'),
    actors: ['recordStream'],
  },
  tc: {
    file: 'mf-information/src/pages/tc/tc.machine.ts',
    exported: 'tcMachine',
    input: { schoolCode: 'school' },
    actors: ['certificateLookup', 'download'],
  },
  popup: {
    file: 'mf-home/src/pages/home/overlays/popup.machine.ts',
    exported: 'popupMachine',
    input: { isOnScreen: false, hasSeen: false },
    actors: ['dialogWatch'],
  },
  navigation: {
    file: 'root-config/src/navigation.machine.ts',
    exported: 'navigationMachine',
    input: { sections: [], target },
    actors: ['preparePage', 'retryPage'],
  },
  rotation: {
    file: 'shared-deps/src/carousel/rotation.machine.ts',
    exported: 'rotationMachine',
    input: undefined,
    actors: [],
  },
} satisfies Record<string, Subjected>;
