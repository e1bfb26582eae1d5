import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { startFolder } from './start-folder';

const usage = 'usage: npm run content:new -- DIR [--name "NAME"] [--code CODE]';
const DEFAULT_CODE = 'YOURSCHOOL';
const project = join(import.meta.dirname, '../../..');

function readArguments() {
  try {
    const options = { name: { type: 'string' }, code: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [directory, ...others] = positionals;
    if (directory === undefined || directory === '' || others.length > 0) throw new Error(usage);
    return { directory, ...values };
  } catch (error) {
    const { message } = error as Error;
    throw new Error(message === usage ? usage : `${message.split(/[.\n]/)[0] ?? ''}; ${usage}`, {
      cause: error,
    });
  }
}

/** Quotes a text for a command line, where needed. */
function quoted(path: string): string {
  return /^[\w./:\\-]+$/.test(path) ? path : `"${path}"`;
}

function nextSteps(folder: string, code: string): string {
  const path = quoted(folder);
  return [
    `Made ${folder}. Next, in ${project}:`,
    `  npm run content:check -- ${path}`,
    `  SCHOOL_CONTENT=${path} SCHOOL_CODE=${code} npm start`,
    `What belongs where: ${relative(process.cwd(), join(project, 'docs/your-school.md'))}`,
    '',
  ].join('\n');
}

try {
  const { directory, name, code } = readArguments();
  // `npm run` sets INIT_CWD to where it was called; that is where the folder's name counts from
  const folder = resolve(process.env['INIT_CWD'] ?? '.', directory);
  await startFolder({ folder, name, code });
  process.stdout.write(nextSteps(folder, code ?? DEFAULT_CODE));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
