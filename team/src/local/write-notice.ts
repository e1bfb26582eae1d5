import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { instantOf, type UrgentNotice, urgentNoticeSchema } from '@school/contract';
import { messageOfIssue } from '@school/server/content/problems';
import { noticeFile } from '@school/server/content/urgent-notice';
import { createClock } from '@school/server/settings/offsets-of';
import * as v from 'valibot';

import { Refusal } from '../release/refusal';

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

/** Takes the notice away. */
export async function endNotice(folder: string): Promise<void> {
  await rm(path.join(folder, noticeFile), { force: true });
}
