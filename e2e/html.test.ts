import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { execa } from 'execa';

import { releaseFolder } from '../team/src/release/commands/release';
import { pagesOf } from '../team/src/release/guard/page-addresses';
import { findPrograms } from '../team/src/workspace/programs';
import { beyond, expect, test } from './support/test';

interface Problem {
  url: string;
  message: string;
  extract?: string;
  lastLine?: number;
}

const checker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/** Pages besides those of the routes: lists as their forms ask for them, an album, and the error screens. */
const others = [
  '/',
  ...['/News', '/Events', '/Circular', '/PhotoGallery', '/VideoGallery'].flatMap((list) => [
    `${list}?year=All&month=All&search=a`,
    `${list}?year=2026&month=Jan&search=nothing+of+this+name`,
  ]),
  '/News?year=All&shown=48',
  '/SubGallery?id=no-such-album',
  '/NoSuchPage',
  '/%',
];

test('the HTML of every page is without an error', beyond(), async ({ request, site }) => {
  const java = await findPrograms('java');
  test.skip('missing' in java, 'missing' in java ? java.missing : '');
  const addresses = [
    ...(await pagesOf(site.url, releaseFolder())).map(({ address }) => address),
    ...others,
    'POST /TC',
  ];
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  try {
    for (const [index, address] of addresses.entries()) {
      const isPost = address.startsWith('POST ');
      const response = await (isPost ? request.post(address.slice(5)) : request.get(address));
      expect(response.status(), address).toBeLessThan(500);
      expect(response.headers()['content-type'], address).toMatch(/^text\/html/);
      const text = await response.text();
      // browsers without style sheets would join their texts
      expect.soft(text.match(/.{60}<\/a><a .{60}/g), address).toBeNull();
      writeFileSync(path.join(folder, `${index}.html`), text);
    }
    const problems = await problemsIn(folder, 'java' in java ? java.java : '');
    expect(
      problems.map(({ url, message, extract = '', lastLine = 0 }) => {
        const address = addresses[Number(path.basename(url, '.html'))] ?? url;
        return `${address}: ${message} (line ${lastLine}: ${extract.trim()})`;
      }),
    ).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** One run over all files of a folder; a Java takes longer to start than to read them. */
async function problemsIn(folder: string, java: string): Promise<Problem[]> {
  const options = ['--errors-only', '--format', 'json', '--exit-zero-always', '--skip-non-html'];
  const { stderr } = await execa(java, ['-jar', checker, ...options, folder]);
  return (JSON.parse(stderr) as { messages: Problem[] }).messages;
}
