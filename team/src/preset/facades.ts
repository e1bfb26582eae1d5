import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Specifiers that the file of another one serves as well: together they are smaller than apart, and one
 * request. The `default` export of a file is its own package's.
 */
export const servedBy: Readonly<Record<string, string>> = {
  'react/jsx-runtime': 'react',
  'react-dom': 'react',
  'react-dom/client': 'react',
  xstate: 'react',
  '@xstate/react': 'react',
  'single-spa': 'react',
  // its one name is the default of the core, the only module that needs it
  'single-spa-react': '@school/shared-deps',
};

/**
 * Names that these packages export here: machines and views need no others, the rest would cost 2 KB. Of the
 * others, which are CommonJS, all are listed: `export *` yields none from their development files.
 */
const chosen: Readonly<Record<string, readonly string[]>> = {
  xstate: [
    ...['and', 'assertEvent', 'assign', 'cancel', 'createActor', 'createMachine', 'emit', 'enqueueActions'],
    ...['fromCallback', 'fromEventObservable', 'fromObservable', 'fromPromise', 'matchesState', 'not', 'or'],
    ...['raise', 'sendParent', 'sendTo', 'setup', 'spawnChild', 'stateIn', 'stopChild', 'waitFor'],
  ],
  'single-spa': [
    'addErrorHandler',
    'getAppStatus',
    'registerApplication',
    'setMountMaxTime',
    'setUnmountMaxTime',
    'start',
    'triggerAppChange',
    'unregisterApplication',
  ],
  '@xstate/react': ['shallowEqual', 'useSelector'],
  'single-spa-react': ['default'],
};

/** Specifiers of the third-party packages that all sections share. */
export const facadeNames: readonly string[] = ['react', ...Object.keys(servedBy)];

/**
 * The entry of React's file: the source of a module that re-exports all packages which this file serves. A
 * name that several of them have is exported once. Its layer tells what is in one file with it.
 * @param mode the packages' own builds differ in their names
 */
export function reactEntry(mode: 'production' | 'development'): { import: string; layer: string } {
  process.env['NODE_ENV'] = mode;
  const known = new Set<string>();
  const lines = facadeNames
    .filter((name) => name === 'react' || servedBy[name] === 'react')
    .map((name) => {
      const names = namesOf(name).filter((each) => !known.has(each));
      names.forEach((each) => known.add(each));
      return `export { ${names.join(', ')} } from '${name}';`;
    });
  const source = [...lines, "export { default } from 'react';"].join(' ');
  return { import: `data:text/javascript,${encodeURIComponent(source)}`, layer: 'react' };
}

/** The names that a package exports here. */
export function namesOf(name: string): readonly string[] {
  const exported = Object.keys(require(name) as object);
  return chosen[name] ?? exported.filter((key) => key !== 'default' && /^[\w$]+$/.test(key)).sort();
}
