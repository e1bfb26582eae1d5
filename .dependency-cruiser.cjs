const section = '^mf-[^/]+/';
const testCode = '\\.test\\.tsx?$|^[^/]+/src/testing/|/document/sample-input\\.ts$';
const react = '(^|/)node_modules/(react|react-dom|@xstate/react|single-spa-react)/';

/** Files of shared-deps that only one of its secondary entries bundles; all others are the core. */
const parts = {
  carousel: '^shared-deps/src/(carousel\\.ts$|ui/carousel/)',
  lightbox: '^shared-deps/src/(lightbox\\.ts$|ui/lightbox/|machines/lightbox\\.)',
  lists:
    '^shared-deps/src/(lists\\.ts$|lists/|machines/filter\\.|ui/(list-filter|show-more|total)\\.' +
    '|ui/cards/(attachment-link|card-grid|document-card|event-card|marked|news-card)\\.)',
  machines:
    '^shared-deps/src/(machines\\.ts$|motion/|machines/(lent-actors|motion|overlay|popup|rotation)\\b)',
  overlays: '^shared-deps/src/(overlays\\.ts$|ui/overlays/)',
  words: '^shared-deps/src/(words\\.ts$|ui/words/|words/words-(actors|page)\\.)',
};

const entries = '^shared-deps/src/(index|carousel|lightbox|lists|machines|overlays|stateless|words)\\.ts$';

/** A copy of the core in a second file would have streams and contexts of its own. */
const partRules = Object.entries(parts).map(([name, path]) => ({
  name: `${name}-is-bundled-once`,
  comment: `The ${name} entry of shared-deps imports its own files, and all else by the name @school/shared-deps.`,
  severity: 'error',
  from: { path, pathNot: testCode },
  to: {
    path: '^shared-deps/src/.*\\.tsx?$',
    pathNot: [path, entries],
    dependencyTypesNot: ['type-only'],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '/testing/', '^e2e/'] },
      to: {},
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'sections-know-only-shared-deps',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^(mf-[^/]+|root-config|content-service)/', pathNot: '^$1/' },
    },
    {
      name: 'pages-do-not-share',
      comment: 'What two pages need moves to their section.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/pages/([^/]+)/' },
      to: { path: '^$1/src/pages/', pathNot: '^$1/src/pages/$2/' },
    },
    {
      name: 'shared-deps-is-a-leaf',
      severity: 'error',
      from: { path: '^shared-deps/' },
      to: { path: '^(mf-[^/]+|root-config|content-service)/' },
    },
    {
      name: 'shared-deps-by-its-exports',
      severity: 'error',
      from: { pathNot: '^shared-deps/' },
      to: {
        path: '^shared-deps/',
        pathNot:
          '^shared-deps/src/((index|carousel|lightbox|lists|machines|overlays|stateless|words|server)\\.ts|(contract|testing)/index\\.ts)$',
      },
    },
    {
      name: 'sections-use-browser-exports',
      comment:
        'The contract and the server exports are for servers; types of records come from the main entry.',
      severity: 'error',
      from: { path: section, pathNot: testCode },
      to: { path: '^shared-deps/src/(server\\.ts|contract/)' },
    },
    {
      name: 'shell-knows-no-section-and-no-react',
      severity: 'error',
      from: { path: '^root-config/src/browser/', pathNot: testCode },
      to: {
        path: [react, '^(mf-[^/]+|content-service|shared-deps|root-config)/'],
        pathNot: [
          '^root-config/src/(browser/|section-map\\.ts$)',
          '^shared-deps/src/(index|machines|stateless)\\.ts$',
        ],
      },
    },
    {
      name: 'server-knows-no-section-and-no-shell',
      comment: 'The server gets sections from the release, never from their sources.',
      severity: 'error',
      from: { path: '^root-config/src/(server/|section-map\\.ts$)', pathNot: testCode },
      to: { path: '^(mf-[^/]+/|root-config/src/browser/)' },
    },
    {
      name: 'servers-run-no-browser-code',
      comment: 'Of the browser entries of shared-deps, servers may know types alone.',
      severity: 'error',
      from: { path: '^(root-config/src/server|content-service)/', pathNot: testCode },
      to: {
        path: '^shared-deps/',
        pathNot: '^shared-deps/src/(server\\.ts|contract/index\\.ts)$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-entries-hold-no-view',
      severity: 'error',
      from: { path: '^shared-deps/src/(server\\.ts|contract/index\\.ts)$' },
      to: { path: '\\.(tsx|css)$', reachable: true },
    },
    {
      name: 'content-service-stands-alone',
      severity: 'error',
      from: { path: '^content-service/' },
      to: { path: '^(mf-[^/]+|root-config)/' },
    },
    {
      name: 'content-service-by-its-export',
      severity: 'error',
      from: { pathNot: '^content-service/' },
      to: { path: '^content-service/', pathNot: '^content-service/src/app\\.ts$' },
    },
    {
      name: 'machines-and-api-know-no-view',
      severity: 'error',
      from: { path: '\\.machine\\.ts$|^shared-deps/src/(api|contract|machines)/', pathNot: testCode },
      to: { path: [react, '\\.tsx$', '\\.css$'] },
    },
    {
      name: 'core-knows-no-part',
      comment: 'The main entry of shared-deps is on every page; the others come where they are needed.',
      severity: 'error',
      from: { path: '^shared-deps/src/', pathNot: [testCode, ...Object.values(parts)] },
      to: {
        path: Object.values(parts),
        pathNot: '^shared-deps/src/machines\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    ...partRules,
    {
      name: 'stateless-needs-nothing',
      comment: 'It is bundled into every file that uses it, the first of a page among them.',
      severity: 'error',
      from: { path: '^shared-deps/src/stateless(\\.ts$|/)', pathNot: testCode },
      to: { pathNot: '^shared-deps/src/stateless/' },
    },
    {
      name: 'no-test-code-in-product',
      severity: 'error',
      from: { pathNot: testCode },
      to: { path: testCode },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
