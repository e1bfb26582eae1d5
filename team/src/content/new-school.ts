import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { calledFrom } from '../release/commands/command';
import { Refusal } from '../release/refusal';
import { root } from '../workspace/workspace';
import { startFolder } from './start-folder';

const usage = 'usage: school new-content DIR [--name "NAME"] [--code CODE]';
const DEFAULT_CODE = 'YOURSCHOOL';

/** Quotes a text for a command line, where needed. */
function quoted(path: string): string {
  return /^[\w./:\\-]+$/.test(path) ? path : `"${path}"`;
}

function nextSteps(folder: string, code: string): string {
  const path = quoted(folder);
  return [
    `Made ${folder}. Next, in ${root}:`,
    `  npx school check-content ${path}`,
    `  SCHOOL_CONTENT=${path} SCHOOL_CODE=${code} npm start`,
    `What belongs where: ${relative(process.cwd(), join(root, 'docs/your-school.md'))}`,
  ].join('\n');
}

/** `school new-content DIR`: makes a content folder for another school. */
export async function command(args: string[]): Promise<void> {
  const options = { name: { type: 'string' }, code: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [directory = '', ...others] = positionals;
  if (directory === '' || others.length > 0) throw new Refusal([usage]);
  const folder = resolve(calledFrom(), directory);
  await startFolder({ folder, ...values });
  console.log(nextSteps(folder, values.code ?? DEFAULT_CODE));
}
