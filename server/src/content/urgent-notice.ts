import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { type UrgentNotice, urgentNoticeSchema } from '@school/contract';

import type { Findings } from './findings';
import { type SitePages, wrongLinks } from './page-remarks';
import { readJson } from './read';
import { checkValue } from './validate';

export const noticeFile = 'notice.json';
const MAX_BYTES = 4_096;

interface LoadedNotice {
  readonly urgentNotice: UrgentNotice | undefined;
  readonly remarks: readonly string[];
}

/** Reads the urgent notice. While its file is wrong there is none, and remarks say why. */
export async function loadUrgentNotice(folder: string, site: SitePages | undefined): Promise<LoadedNotice> {
  const stats = await stat(join(folder, noticeFile)).catch(() => undefined);
  if (stats === undefined) return { urgentNotice: undefined, remarks: [] };
  const isSmall = stats.isFile() && stats.size <= MAX_BYTES;
  const json = isSmall
    ? await readJson(folder, noticeFile)
    : { problem: `${noticeFile}: must be a file of ${MAX_BYTES} bytes at most` };
  const findings: Findings = { problems: [], remarks: [] };
  const notice = checkValue({ file: noticeFile, json, findings }, urgentNoticeSchema);
  const links = wrongLinks(notice, site?.paths).map((line) => `${noticeFile}: ${line}`);
  return {
    urgentNotice: notice,
    remarks: [...findings.problems, ...findings.remarks, ...links],
  };
}
