const { config, errors, react, testCode } = require('./team/src/preset/imports.cjs');

/** The packages, each above those that it may import; packages of one line know nothing of each other. */
const levels = [
  ['e2e'],
  ['team'],
  ['editor'],
  ['site', 'root-config', 'mf-[^/]+'],
  ['features', 'inspector'],
  ['server'],
  ['shared-deps'],
  ['contract'],
];
const section = '^mf-[^/]+/';
const nodeCode = '^(?:(?:site|server|team|contract)/src|features/[^/]+)/(?!browser\\.ts)';

const arrowsLeadDown = levels.flatMap((names, index) =>
  names.map((name) => ({
    name: 'arrows-lead-down',
    comment: 'A package imports packages of the lines below its own.',
    from: { path: `^(${name})/`, pathNot: testCode },
    to: {
      path: `^(?:${levels
        .slice(0, index + 1)
        .flat()
        .join('|')})/`,
      pathNot: '^$1/',
    },
  })),
);

/** Folders of shared-deps that are a file of their own in the browser; the core is on every page. */
const part = '^shared-deps/src/(carousel|content|lightbox|lists)/';
const entries = '^shared-deps/src/(core|bundled|carousel|content|lightbox|lists)/index\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: errors([
    ...config.forbidden,
    ...arrowsLeadDown,
    {
      name: 'features-know-no-other',
      comment: 'A feature is deleted with its folder, and its line in the lists of features.',
      from: { path: '^features/([^/]+)/', pathNot: testCode },
      to: { path: '^features/(?!$1/)[^/]+/' },
    },
    {
      name: 'browsers-run-no-server',
      from: {
        path: '^(?:root-config|inspector|shared-deps|mf-[^/]+)/|^features/[^/]+/(?:browser|[^/]+\\.script)\\.ts$',
        pathNot: testCode,
      },
      to: { path: '^(?:site|server|team)/' },
    },
    {
      name: 'shared-deps-by-its-exports',
      from: { pathNot: '^shared-deps/' },
      to: {
        path: '^shared-deps/',
        pathNot: '^shared-deps/src/((?:server|views)\\.ts|[^/]+/index\\.ts|testing/until\\.ts)$',
      },
    },
    {
      name: 'sections-use-browser-exports',
      comment: 'Types of records come from the main entry of shared-deps; the others are not for sections.',
      from: { path: section, pathNot: testCode },
      to: { path: '^(?:contract/|shared-deps/src/server\\.ts)' },
    },
    {
      name: 'shell-knows-no-react-and-no-view',
      from: { path: '^root-config/src/', pathNot: testCode },
      to: {
        path: [react, '^(?:shared-deps|inspector)/'],
        pathNot: [
          '^shared-deps/src/(core|bundled)/index\\.ts$',
          '^shared-deps/src/server\\.ts$',
          '^inspector/src/index\\.ts$',
        ],
      },
    },
    {
      name: 'servers-run-no-browser-code',
      comment: 'Of the browser entries of shared-deps, servers may know types alone.',
      from: { path: nodeCode, pathNot: testCode },
      to: {
        path: '^shared-deps/src/',
        pathNot: '^shared-deps/src/(?:server|views)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-entries-hold-no-view',
      from: { path: '^(?:shared-deps/src/server\\.ts|contract/)' },
      to: { path: '\\.(tsx|css)$', reachable: true },
    },
    {
      name: 'core-knows-no-part',
      comment: 'The core is on every page; the parts come where they are needed.',
      from: { path: '^shared-deps/src/(core|format|bundled)/', pathNot: testCode },
      to: { path: part, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'parts-are-bundled-once',
      comment:
        'A part imports its own files, and all else by its name. A copy in a second file has streams and contexts of its own.',
      from: { path: part, pathNot: testCode },
      to: {
        path: '^shared-deps/src/.*\\.tsx?$',
        pathNot: ['^shared-deps/src/$1/', entries],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'bundled-needs-no-other',
      comment:
        'Every file that uses it bundles a copy, the first file of a page too, of the contract what is used.',
      from: { path: '^shared-deps/src/bundled/', pathNot: testCode },
      to: { pathNot: '^(?:shared-deps/src/bundled|contract)/', dependencyTypesNot: ['type-only'] },
    },
  ]),
  options: config.options,
};
