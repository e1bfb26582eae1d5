import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * CommonJS packages: their names are listed one by one, `export *` yields none from their development files.
 */
const commonJs = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

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

/** Names that these packages export here. Machines and views need no others; the rest would cost 2 KB. */
const esModules: Readonly<Record<string, readonly string[]>> = {
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
export const facadeNames: readonly string[] = [...commonJs, ...Object.keys(esModules)];

/**
 * Specifier of each shared third-party package to the source of the module that re-exports it.
 * @param mode the packages' own builds differ in their names
 */
export function facadesOf(mode: 'production' | 'development'): Record<string, string> {
  process.env['NODE_ENV'] = mode;
  const hosts = facadeNames.filter((name) => servedBy[name] === undefined);
  return Object.fromEntries(hosts.map((name) => [name, withGuests(name)]));
}

/** The specifiers that another one's file, their host's, serves as well, with what each exports itself. */
export function guests(): Record<string, { host: string; names: readonly string[] }> {
  return Object.fromEntries(
    Object.entries(servedBy).map(([guest, host]) => [guest, { host, names: namesOf(guest) }]),
  );
}

/**
 * Re-exports a package and those that its file serves as well. A name that several of them have is exported
 * once.
 */
function withGuests(name: string): string {
  const served = Object.keys(servedBy).filter((guest) => servedBy[guest] === name);
  const known = new Set<string>();
  const lines = [name, ...served].map((each) => {
    const names = namesOf(each).filter((exported) => !known.has(exported));
    names.forEach((exported) => known.add(exported));
    return `export { ${names.join(', ')} } from '${each}';`;
  });
  return (commonJs.includes(name) ? [...lines, `export { default } from '${name}';`] : lines).join(' ');
}

function namesOf(name: string): readonly string[] {
  const exported = Object.keys(require(name) as object);
  return esModules[name] ?? exported.filter((key) => key !== 'default' && /^[\w$]+$/.test(key)).sort();
}
