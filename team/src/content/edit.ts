import path from 'node:path';
import { parseArgs } from 'node:util';

import { buildPages } from '@school/editor/browser-build';
import { registerOffice } from '@school/editor/office/office';
import { createEditor, type EditorOptions } from '@school/editor/server/editor';
import type { FolderRules } from '@school/editor/server/rules';
import { readConfig } from '@school/server/settings/config';

import { routes } from '../local/all-routes';
import { calledFrom } from '../release/commands/command';
import { Refusal } from '../release/refusal';
import { root } from '../workspace/workspace';
import { slipsOf } from './slips';
import { tasksOf } from './to-do';

const usage = 'usage: school edit DIR [--port 8081] [--site http://127.0.0.1:8080] [--share]';

const options = {
  port: { type: 'string', default: '8081' },
  site: { type: 'string', default: 'http://127.0.0.1:8080' },
  share: { type: 'boolean', default: false },
} as const;

/** Rules for content besides those of the server. */
export const folderRules: FolderRules = { routes, slipsOf, tasksOf };

/** Where the editor's built pages are. */
export const clientFolder = path.join(root, '.cache/editor');

/** `school edit DIR`: serves a folder's editor to this computer, or to the office behind nginx. */
export async function command(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [named, ...others] = positionals;
  const port = Number(values.port);
  if (named === undefined || others.length > 0 || !Number.isInteger(port)) throw new Refusal([usage]);
  const { siteUrl } = readConfig(process.env, root);
  if (values.share && !siteUrl?.startsWith('https:'))
    throw new Refusal(['SCHOOL_URL must be the site’s https address']);
  await buildPages(clientFolder);
  const shared = values.share && siteUrl !== undefined ? new URL(siteUrl) : undefined;
  const origin = shared?.origin ?? `http://127.0.0.1:${port}`;
  const folder = path.resolve(calledFrom(), named);
  let personOf: EditorOptions['people'] = () =>
    shared ? undefined : { name: 'this computer', role: 'everything' };
  const editor = await createEditor({
    folder,
    siteUrl: shared?.origin ?? values.site,
    origin,
    people: (request) => personOf(request),
    clientFolder,
    rules: folderRules,
  });
  if (shared) {
    const office = await registerOffice(editor, { folder, origin, rpId: shared.hostname });
    ({ personOf } = office);
  }
  await editor.listen({ host: '127.0.0.1', port });
  console.log(`The editor is at ${origin}/; Ctrl+C ends it.`);
}
