import { constants } from 'node:fs';
import { join } from 'node:path';

import { urgentNoticeSchema } from '@school/contract';

import { type SitePages, wrongLinks } from './page-warnings';
import type { Findings } from './problems';
import { isMissing, type JsonFile, parseFile, readText, unreadable } from './read';
import { checkValue } from './validate';

export const noticeFile = 'notice.json';
const MAX_BYTES = 4_096;

/** Reads the urgent notice. While its file is wrong there is none, and warnings say why. */
export async function loadUrgentNotice(folder: string, site: SitePages | undefined) {
  const json = await readNotice(join(folder, noticeFile));
  if (json === undefined) return { urgentNotice: undefined, warnings: [] };
  const findings: Findings = { problems: [], warnings: [] };
  const urgentNotice = checkValue(noticeFile, json, urgentNoticeSchema, findings);
  const links = wrongLinks(urgentNotice, site?.paths).map((line) => `${noticeFile}: ${line}`);
  return { urgentNotice, warnings: [...findings.problems, ...findings.warnings, ...links] };
}

/** Opens the file once, so that its size is that of what is read. A link could lead to any file. */
async function readNotice(path: string): Promise<JsonFile | undefined> {
  try {
    return parseFile(noticeFile, await readText(path, MAX_BYTES, constants.O_NOFOLLOW));
  } catch (error) {
    return isMissing(error) ? undefined : { problem: `${noticeFile}: ${unreadable(error)}` };
  }
}
