import type { DeployedSection } from '@school/contract';
import type { SectionModule } from '@school/shared-deps';
import { addErrorHandler, registerApplication, setMountMaxTime, setUnmountMaxTime } from 'single-spa';

import { loadSection, targetOf } from '../sections';
import type { Navigation } from './navigation.machine';
import { prepared } from './routing';

/** Registers every section with single-spa, and reports its errors to the navigation. */
export function registerSections(navigation: Navigation): void {
  // without a limit, a section that never settles would block every later change of page
  setMountMaxTime(4_000, true);
  setUnmountMaxTime(2_000, true);
  addErrorHandler((error) => navigation.send({ type: 'section.failed', name: error.appOrParcelName, error }));
  for (const section of navigation.getSnapshot().context.sections) registerSection(section, navigation);
}

export function registerSection(section: DeployedSection, navigation: Navigation): void {
  const { sections } = navigation.getSnapshot().context;
  registerApplication({
    name: section.name,
    app: async () => {
      const { failure } = (await prepared(navigation)).context;
      // a section without a page is not mounted: the server's HTML stays readable
      if (failure?.target.section === section) throw failure.error;
      let module: SectionModule;
      return {
        // code that is late keeps nobody who has gone on
        bootstrap: async (props: object) => {
          module = await loadSection(section.name);
          return module.bootstrap(props);
        },
        mount: (props: object) => module.mount(props),
        unmount: (props: object) => module.unmount(props),
      };
    },
    activeWhen: ({ href }) => targetOf(sections, new URL(href))?.section === section,
  });
}
