import { WORKER_ADDRESS } from '@school/offline/names';
import { fileHeaders, securityHeaders } from '@school/server-core/http/response-headers';

import type { RecordRoute } from './routes';

/** Contents of the files for hosts. */
export interface HostFilesOptions {
  /** Paths of pages in their own spelling. */
  paths: readonly string[];
  records: readonly RecordRoute[];
  /** Addresses without an ending that have JSON. */
  lists: readonly string[];
  /** Addresses of drawings, which may carry scripts. */
  drawings: readonly string[];
  /** The policy of pages. */
  pagePolicy: string;
}

type Headers = Readonly<Record<string, string>>;

const { 'content-security-policy': filePolicy, ...common } = securityHeaders;
const policy = (value: string | undefined) => ({ 'content-security-policy': value ?? filePolicy });
const looked = { 'cache-control': 'no-cache' };
const kept = { 'cache-control': 'public, max-age=31536000, immutable' };
const document = fileHeaders('application/pdf')['content-security-policy'];
const drawing = fileHeaders('image/svg+xml')['content-security-policy'];
const calendar = { 'content-type': 'text/calendar; charset=utf-8' };
const json = { 'content-type': 'application/json; charset=utf-8' };

/** `_headers`, as Netlify and Cloudflare Pages read it; where several rules fit, all of them apply. */
export function headersFile({ paths, lists, drawings, pagePolicy }: HostFilesOptions): string {
  const page = { ...policy(pagePolicy), ...looked };
  const rules: [address: string, headers: Headers][] = [
    ['/*', common],
    ['/assets/*', kept],
    [WORKER_ADDRESS, looked],
    ['/api/image/*', policy(document)],
    ...drawings.map((address): [string, Headers] => [address, policy(drawing)]),
    ...lists.map((address): [string, Headers] => [address, { ...json, ...looked }]),
    ['/calendar.ics', { ...calendar, ...looked }],
    ['/calendar/*', { ...calendar, ...looked }],
    ['/feeds/*', looked],
    ...paths.map((path): [string, Headers] => [path === '/' ? path : `${path}/*`, page]),
  ];
  return rules.map(([address, headers]) => `${address}\n${lines(headers, '  ', ': ', '')}`).join('');
}

function lines(headers: Headers, indent: string, between: string, end: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}${name}${between}${value}${end}\n`)
    .join('');
}

/** The part that a server block of nginx includes; its root is the folder of the export. */
export function nginxFile({ paths, records, lists, pagePolicy }: HostFilesOptions): string {
  const block = (match: string, body: string, headers: Headers) =>
    `location ${match} {\n${body}${addHeaders({ ...common, ...headers })}}\n`;
  const page = { ...policy(pagePolicy), ...looked };
  const data = { ...policy(undefined), ...looked };
  const typed = (type: string) => `  types {}\n  default_type ${type};\n`;
  return [
    '# include this in a server block whose root is this folder\n',
    'charset utf-8;\nabsolute_redirect off;\nerror_page 404 /404.html;\n',
    'gzip on;\ngzip_vary on;\ngzip_types text/css text/javascript application/javascript application/json image/svg+xml;\n',
    'set $width "";\nif ($arg_w ~ "^\\d+$") {\n  set $width $arg_w;\n}\n',
    'location ~ ^/_ {\n  return 404;\n}\n',
    block('/', '  try_files $uri $uri/index.html =404;\n', page),
    block('/assets/', '  try_files $uri =404;\n', { ...policy(undefined), ...kept }),
    block('/api/image/', '  try_files $uri.w$width.webp $uri =404;\n', { ...policy(document), ...looked }),
    block(String.raw`~ ^/api/image/.*\.svg$`, '  try_files $uri =404;\n', { ...policy(drawing), ...looked }),
    ...lists.map((address) => block(`= ${address}`, typed('application/json'), data)),
    block(String.raw`~ ^/calendar.*\.ics$`, typed('"text/calendar; charset=utf-8"'), data),
    ...paths.map((path) => spellingsOf(path, records)),
  ].join('');
}

function addHeaders(headers: Headers): string {
  const quoted = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, `"${value}"`]));
  return lines(quoted, '  add_header ', ' ', ' always;');
}

/** Pages are found whatever their path's case, and those about one record by their query. */
function spellingsOf(path: string, records: readonly RecordRoute[]): string {
  if (path === '/') return '';
  const record = records.find((each) => each.path === path);
  const name = record?.parameter ?? '';
  const ofRecord =
    record === undefined
      ? ''
      : `  if ($arg_${name} ~ "^[\\w-][\\w.-]*$") {\n    rewrite ^ ${path}/$arg_${name}/index.html last;\n  }\n`;
  const spelling = path.replace(/[^\w/]/g, String.raw`\$&`);
  return `location ~* "^${spelling}/*$" {\n${ofRecord}  rewrite ^ ${path}/index.html last;\n}\n`;
}
