const testCode =
  '\\.test\\.tsx?$|^e2e/|^[^/]+/src/testing/|^features/[^/]+/testing/|/node_modules/@school/shared-deps/src/testing/';
const react = '(^|/)node_modules/(react|react-dom|@xstate/react|single-spa-react)/';
/** A build reads both files of a section, whatever they import. */
const entries = '^(mf-[^/]+/src|src)/(index|routes)\\.ts$';

/** @param {Omit<import('dependency-cruiser').IForbiddenRuleType, 'severity'>[]} rules */
const errors = (rules) => rules.map((rule) => ({ ...rule, severity: 'error' }));

/** The imports of a section, inside the workspace (`mf-gallery/src`) and outside (`src`). */
const sectionRules = errors([
  { name: 'no-circular', from: {}, to: { circular: true } },
  {
    name: 'no-orphans',
    from: { orphan: true, pathNot: ['\\.d\\.ts$', '/testing/', '(^|/)preset/', '^e2e/', entries] },
    to: {},
  },
  { name: 'not-to-unresolvable', from: {}, to: { couldNotResolve: true } },
  {
    name: 'pages-do-not-share',
    comment: 'What two pages need moves to their section.',
    from: { path: '^(mf-[^/]+/src|src)/pages/([^/]+)/' },
    to: { path: '^$1/pages/', pathNot: '^$1/pages/$2/' },
  },
  {
    name: 'sections-declare-what-they-import',
    comment: 'Name it in the package.json of the section, in the version of the workspace.',
    from: { path: '^(mf-[^/]+/src|src)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'machines-and-api-know-no-view',
    from: { path: '\\.machine\\.ts$|^shared-deps/src/(core/api|format)/|^contract/', pathNot: testCode },
    to: { path: [react, '\\.tsx$', '\\.css$'] },
  },
  {
    name: 'no-test-code-in-product',
    from: { pathNot: testCode },
    to: { path: testCode },
  },
]);

/** @type {import('dependency-cruiser').ICruiseOptions} */
const options = {
  doNotFollow: { path: 'node_modules' },
  tsPreCompilationDeps: true,
  tsConfig: { fileName: 'tsconfig.json' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'types', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
  },
};

module.exports = { config: { forbidden: sectionRules, options }, errors, testCode, react };
