import { createHash } from 'node:crypto';

import { inScript } from '@school/shared-deps/server';

import { DATA_ID, type PreviewHostData } from '../browser/preview-host-data';

/** Addresses of the preview host's own files begin with it. */
export const HOST_FILES = '/overrides/';

type HostOptions = Omit<PreviewHostData, 'sections'>;

/** A page with its Content-Security-Policy. */
export interface Page {
  html: string;
  policy: string | undefined;
}

interface ImportMap {
  imports: Record<string, string>;
  integrity?: Record<string, string>;
}

const IMPORT_MAP = /(<script type="importmap"[^>]*>)([^]*?)(<\/script>)/;
const SECTION = /^@school\/mf-[a-z\d-]{1,60}$/;
/** Where a dev server may be; a browser has no way to say which port it will be. */
const LOOPBACK = 'http://127.0.0.1:* http://localhost:*';

/**
 * The sections of a page's import map, with the addresses of their files; undefined without an import map.
 */
export function sectionsOf(html: string): Record<string, string> | undefined {
  const map = importMapOf(html);
  return map && Object.fromEntries(Object.entries(map.imports).filter(([name]) => SECTION.test(name)));
}

/** Whether a page has come by way of a preview host already. */
export function isPreviewHost(html: string): boolean {
  return html.includes(`id="${DATA_ID}"`);
}

/**
 * Makes a deployed page one of a preview host. The host loads the sections that the visitor's storage
 * overrides from the visitor's own machine, and the policy allows that. Other HTML stays as it is.
 */
export function overridablePage({ html, policy }: Page, host: HostOptions): Page {
  const map = importMapOf(html);
  const sections = sectionsOf(html);
  if (map === undefined || sections === undefined) return { html, policy };
  const names = Object.keys(sections);
  const imports = { ...map.imports, ...Object.fromEntries(names.map((name) => [name, stubOf(name)])) };
  const nextMap = inScript(JSON.stringify({ ...map, imports }));
  const data: PreviewHostData = { ...host, sections };
  const head =
    `<link rel="stylesheet" href="${HOST_FILES}panel.css">` +
    `<script type="application/json" id="${DATA_ID}">${inScript(JSON.stringify(data))}</script>` +
    `<script type="module" src="${HOST_FILES}overrides.js"></script>`;
  const changed = html
    .replace(IMPORT_MAP, (_all, start: string, _text, end: string) => start + nextMap + end)
    .replace('</head>', () => `${head}</head>`);
  return { html: changed, policy: policy && overridablePolicy(policy, nextMap) };
}

/** The module that the import map of a preview host names for a section. */
function stubOf(name: string): string {
  return `${HOST_FILES}sections/${name.replace('@school/', '')}.js`;
}

/** The text of such a module: what the shell uses of a section. */
export function stubText(name: string): string {
  return `import { loadSection } from '${HOST_FILES}overrides.js';
export const section = await loadSection('@school/${name}');
`;
}

function importMapOf(html: string): ImportMap | undefined {
  const text = IMPORT_MAP.exec(html)?.[2];
  if (text === undefined) return undefined;
  try {
    const map = JSON.parse(text) as Partial<ImportMap> | null;
    return map?.imports && { ...map, imports: map.imports };
  } catch {
    return undefined;
  }
}

/**
 * Scripts, styles and connections of this machine are allowed, and the changed import map; all else stays as
 * it was.
 */
function overridablePolicy(policy: string, importMap: string): string {
  const hash = `'sha256-${createHash('sha256').update(importMap).digest('base64')}'`;
  const more: Record<string, string> = {
    'script-src': `${hash} ${LOOPBACK}`,
    'style-src': LOOPBACK,
    'connect-src': LOOPBACK,
  };
  // several policies come in one header, with commas
  const amended = policy.split(',').map((each) =>
    each
      .split(';')
      .map((directive) => directive.trim())
      // the host speaks http
      .filter((directive) => directive !== 'upgrade-insecure-requests')
      .map((directive) => {
        const addition = more[directive.split(' ', 1)[0] ?? ''];
        return addition === undefined ? directive : `${directive.replace(/ 'none'$/, '')} ${addition}`;
      })
      .join('; '),
  );
  return amended.join(', ');
}
