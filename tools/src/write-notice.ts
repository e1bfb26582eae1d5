import { rename, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { messageOfIssue, noticeFile } from '@school/content-service';
import { Refusal } from '@school/release/refusal';
import { type UrgentNotice, urgentNoticeSchema } from '@school/shared-deps/contract';
import * as v from 'valibot';

interface NoticeInput {
  text: string;
  /** A time of today such as `18:00`, or a day and a time. */
  until: string;
  from?: string | undefined;
  href?: string | undefined;
  level: string;
}

/**
 * Writes the urgent notice into a content folder, in one step.
 * @throws Refusal with one line for each mistake
 */
export async function writeNotice(
  folder: string,
  { until, from, ...input }: NoticeInput,
  timeZone: string,
): Promise<UrgentNotice> {
  // such as `2026-11-24 18:04:05`, by the school's clock
  const now = new Date().toLocaleString('sv-SE', { timeZone });
  const moment = (text: string) => (/^\d\d:\d\d$/.test(text) ? `${now.slice(0, 10)}T${text}` : text);
  const written = { ...input, until: moment(until), ...(from !== undefined && { from: moment(from) }) };
  const result = v.safeParse(urgentNoticeSchema, written);
  if (!result.success) throw new Refusal(result.issues.map(messageOfIssue));
  const end = result.output.until;
  const isOver = /(?:Z|[+-]\d\d:\d\d)$/.test(end)
    ? Date.parse(end) <= Date.now()
    : end <= now.replace(' ', 'T');
  if (isOver) throw new Refusal([`until ${end} is over: the school's clock says ${now}`]);
  const file = path.join(folder, noticeFile);
  await writeFile(`${file}.next`, `${JSON.stringify(result.output, undefined, 2)}\n`);
  await rename(`${file}.next`, file);
  return result.output;
}

/** Takes the notice away; returns false when there was none. */
export async function endNotice(folder: string): Promise<boolean> {
  return unlink(path.join(folder, noticeFile)).then(
    () => true,
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    },
  );
}
