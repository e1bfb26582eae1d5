import path from 'node:path';
import { parseArgs } from 'node:util';

import { buildPages } from '@school/editor/browser-build';
import { createEditor } from '@school/editor/server/editor';
import type { FolderRules } from '@school/editor/server/rules';

import { slipsOf } from '../content/slips';
import { tasksOf } from '../content/to-do';
import { calledFrom } from '../release/commands/command';
import { Refusal } from '../release/refusal';
import { root } from '../workspace/workspace';
import { routes } from './all-routes';

const usage = 'usage: school edit DIR [--port 8081] [--site http://127.0.0.1:8080]';

const options = {
  port: { type: 'string', default: '8081' },
  site: { type: 'string', default: 'http://127.0.0.1:8080' },
} as const;

/** What content has to obey, besides the rules of the server. */
export const folderRules: FolderRules = { routes, slipsOf, tasksOf };

/** Where the editor's built pages are. */
export const clientFolder = path.join(root, '.cache/editor');

/** `school edit DIR`: serves the editor of a content folder to this computer alone. */
export async function command(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [named, ...others] = positionals;
  const port = Number(values.port);
  if (named === undefined || others.length > 0 || !Number.isInteger(port)) throw new Refusal([usage]);
  await buildPages(clientFolder);
  const origin = `http://127.0.0.1:${port}`;
  const editor = await createEditor({
    folder: path.resolve(calledFrom(), named),
    siteUrl: values.site,
    origin,
    people: () => ({ name: 'this computer', role: 'everything' }),
    clientFolder,
    rules: folderRules,
  });
  await editor.listen({ host: '127.0.0.1', port });
  console.log(`The editor is at ${origin}/; Ctrl+C ends it.`);
}
