const { config, react, testCode } = require('./shared-deps/preset/imports.cjs');

const section = '^mf-[^/]+/';

/** Folders of shared-deps that are a file of their own in the browser; the core is on every page. */
const part = '^shared-deps/src/(carousel|content|inspector|lightbox|lists|overlays)/';
const entries =
  '^shared-deps/src/(core|bundled|carousel|charts|content|inspector|lightbox|lists|overlays)/index\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...config.forbidden,
    {
      name: 'sections-know-only-shared-deps',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^(mf-[^/]+|root-config|content-service)/', pathNot: '^$1/' },
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
        pathNot: '^shared-deps/(src/(server\\.ts|[^/]+/index\\.ts)$|preset/|vendor/facades\\.ts$)',
      },
    },
    {
      name: 'sections-use-browser-exports',
      comment:
        'These are not in the package that a team alone works with; types of records come from the main entry.',
      severity: 'error',
      from: { path: section, pathNot: testCode },
      to: { path: '^shared-deps/src/(server\\.ts|(?:charts|contract|inspector)/)' },
    },
    {
      name: 'shell-knows-no-section-and-no-react',
      severity: 'error',
      from: { path: '^root-config/src/browser/', pathNot: testCode },
      to: {
        path: [react, '^(mf-[^/]+|content-service|shared-deps|root-config)/'],
        pathNot: [
          '^root-config/src/(browser/|section-map\\.ts$)',
          '^shared-deps/src/(core|bundled|inspector)/index\\.ts$',
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
      name: 'the-site-knows-no-overrides',
      comment: 'They work on a developer’s machine alone; nothing that is deployed has a part in them.',
      severity: 'error',
      from: { path: '^root-config/src/(browser|export|release|server)/' },
      to: { path: '^root-config/src/overrides/' },
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
      from: { path: '^content-service/src/' },
      to: { path: '^(mf-[^/]+|root-config)/' },
    },
    {
      name: 'sample-school-stands-apart',
      comment: 'Scripts of the sample school and product code never import each other.',
      severity: 'error',
      from: { path: '^content-service/sample/' },
      to: { path: '^(mf-[^/]+|root-config|content-service/src)/' },
    },
    {
      name: 'no-product-code-needs-the-sample-school',
      severity: 'error',
      from: { pathNot: '^content-service/sample/' },
      to: { path: '^content-service/sample/' },
    },
    {
      name: 'content-service-by-its-export',
      severity: 'error',
      from: { pathNot: '^content-service/' },
      to: { path: '^content-service/src/', pathNot: '^content-service/src/(app|check)\\.ts$' },
    },
    {
      name: 'core-knows-no-part',
      comment: 'The core is on every page; the parts come where they are needed.',
      severity: 'error',
      from: { path: '^shared-deps/src/(core|format|contract|bundled)/', pathNot: testCode },
      to: { path: part, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'parts-are-bundled-once',
      comment:
        'A part imports its own files, and all else by its name. A copy in a second file has streams and contexts of its own.',
      severity: 'error',
      from: { path: part, pathNot: testCode },
      to: {
        path: '^shared-deps/src/.*\\.tsx?$',
        pathNot: ['^shared-deps/src/$1/', entries],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'bundled-needs-no-other',
      comment: 'Every file that uses it bundles a copy, the first file of a page too.',
      severity: 'error',
      from: { path: '^shared-deps/src/bundled/', pathNot: testCode },
      to: { pathNot: '^shared-deps/src/bundled/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: config.options,
};
