import path from 'node:path';
import { parseArgs } from 'node:util';

import { buildPages } from '@school/editor/browser-build';
import { createEditor } from '@school/editor/server/editor';
import { watchFolder } from '@school/server/content/watch';
import { readConfig } from '@school/server/settings/config';

import { routes } from '../local/all-routes';
import { startDevProxy } from '../local/dev/proxy';
import { calledFrom } from '../release/commands/command';
import { Refusal } from '../release/refusal';
import { root } from '../workspace/workspace';
import { checkDuties } from './board/check-duties';
import { today } from './check';
import { slipsOf } from './slips';
import { tasksOf } from './to-do';

const usage = 'usage: school edit DIR [--port 8081] [--share]';

const options = {
  port: { type: 'string', default: '8081' },
  share: { type: 'boolean', default: false },
} as const;

/** `school edit DIR`: serves a folder's editor to this computer, or to the office behind nginx. */
export async function command(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [named, ...others] = positionals;
  const port = Number(values.port);
  if (named === undefined || others.length > 0 || !Number.isInteger(port)) throw new Refusal([usage]);
  const { siteUrl, port: sitePort } = readConfig(process.env, root);
  if (values.share && !siteUrl?.startsWith('https:'))
    throw new Refusal(['SCHOOL_URL must be the site’s https address']);
  const shared = values.share && siteUrl !== undefined ? new URL(siteUrl).origin : undefined;
  const origin = shared ?? `http://127.0.0.1:${port}`;
  const folder = path.resolve(calledFrom(), named);
  const dutiesOf = () => checkDuties(folder, today());
  const local = `http://127.0.0.1:${sitePort}`;
  const preview = values.share ? undefined : await startPreview(folder, local, origin);
  const editor = await createEditor({
    folder,
    siteUrl: shared ?? local,
    preview,
    origin,
    isShared: values.share,
    pages: await buildPages(path.join(root, '.cache/editor')),
    rules: { routes, slipsOf, tasksOf, dutiesOf },
  });
  await editor.listen({ host: '127.0.0.1', port });
  console.log(`The editor is at ${origin}/; Ctrl+C ends it.`);
}

/** A change is read by the site within this time. */
const READ_MS = 1_000;

/**
 * The running site at an address of its own, whose pages the editor alone may frame. They are loaded again
 * after each change of the folder.
 */
async function startPreview(folder: string, site: string, editor: string): Promise<string> {
  const { url, reload } = await startDevProxy({ port: 0, addressOf: () => site, framedBy: editor });
  await watchFolder(folder, () => setTimeout(reload, READ_MS).unref());
  return url;
}
