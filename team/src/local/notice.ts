import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { createClock, instantOf, type UrgentNotice, urgentNoticeSchema } from '@school/contract';
import { messageOfIssue } from '@school/server/content/problems';
import { noticeFile } from '@school/server/content/urgent-notice';
import { readConfig } from '@school/server/settings/config';
import * as v from 'valibot';

import { Refusal } from '../release/refusal';
import { root } from '../workspace/workspace';

const USAGE = [
  'school notice "TEXT" --until 18:00 [--from 07:00] [--link /Calendar] [--level info]',
  'school notice --end',
  'a time is of today; other days are written 2026-11-24T18:00',
];

const NO_END = '--until is missing: say when the notice ends, such as --until 18:00';

const options = {
  until: { type: 'string' },
  from: { type: 'string' },
  link: { type: 'string' },
  level: { type: 'string', default: 'urgent' },
  end: { type: 'boolean', default: false },
} as const;

/** `school notice`: puts an urgent notice on top of every page, or ends it. */
export async function command(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const { contentFolder, timeZone } = readConfig(process.env, root);
  const { end, link: href, ...times } = values;
  if (positionals.length !== (end ? 0 : 1)) throw new Refusal(USAGE);
  if (!end && times.until === undefined) throw new Refusal([NO_END, ...USAGE]);
  if (end) {
    await rm(path.join(contentFolder, noticeFile), { force: true });
    console.log(`No urgent notice is in ${contentFolder} now.`);
    return;
  }
  const notice = await writeNotice(contentFolder, { text: positionals[0], href, ...times }, timeZone);
  console.log(`“${notice.text}” is in ${contentFolder}, until ${notice.until.replace('T', ' ')}.`);
  console.log('A site that runs shows it within seconds; open pages within a minute.');
}

/**
 * Writes the urgent notice into a content folder, in one step.
 * @param input times of today such as `18:00`, or days and times
 * @throws Refusal with one line for each mistake
 */
export async function writeNotice(
  folder: string,
  {
    until,
    from,
    ...input
  }: Partial<Record<'text' | 'until' | 'from' | 'href' | 'level', string | undefined>>,
  timeZone: string,
): Promise<UrgentNotice> {
  // such as `2026-11-24 18:04:05`, by the school's clock
  const now = new Date().toLocaleString('sv-SE', { timeZone });
  const moment = (text?: string) => text?.replace(/^\d\d:\d\d$/, `${now.slice(0, 10)}T$&`);
  const written = { ...input, until: moment(until), from: moment(from) };
  const { issues, output } = v.safeParse(urgentNoticeSchema, written);
  if (issues) throw new Refusal(issues.map(messageOfIssue));
  if (instantOf(output.until, createClock(timeZone)) <= Date.now())
    throw new Refusal([`until ${output.until} is over: the school's clock says ${now}`]);
  const file = path.join(folder, noticeFile);
  await writeFile(`${file}.next`, `${JSON.stringify(output, undefined, 2)}\n`);
  await rename(`${file}.next`, file);
  return output;
}
