import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

import { type UrgentNotice, urgentNoticeSchema } from '@school/contract';

import { type SitePages, wrongLinks } from './page-warnings';
import type { Findings } from './problems';
import { type JsonFile, parseFile, unreadable } from './read';
import { checkValue } from './validate';

export const noticeFile = 'notice.json';
const MAX_BYTES = 4_096;

interface LoadedNotice {
  readonly urgentNotice: UrgentNotice | undefined;
  readonly warnings: readonly string[];
}

/** Reads the urgent notice. While its file is wrong there is none, and warnings say why. */
export async function loadUrgentNotice(folder: string, site: SitePages | undefined): Promise<LoadedNotice> {
  const json = await readNotice(join(folder, noticeFile));
  if (json === undefined) return { urgentNotice: undefined, warnings: [] };
  const findings: Findings = { problems: [], warnings: [] };
  const notice = checkValue(noticeFile, json, urgentNoticeSchema, findings);
  const links = wrongLinks(notice, site?.paths).map((line) => `${noticeFile}: ${line}`);
  return {
    urgentNotice: notice,
    warnings: [...findings.problems, ...findings.warnings, ...links],
  };
}

/** Opens the file once, so that its size is that of what is read. A link could lead to any file. */
async function readNotice(path: string): Promise<JsonFile | undefined> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const read = async () => {
      const stats = await file.stat();
      if (stats.isFile() && stats.size <= MAX_BYTES)
        return parseFile(noticeFile, await file.readFile('utf8'));
      return { problem: `${noticeFile}: must be a file of ${MAX_BYTES} bytes at most` };
    };
    return await read().finally(() => file.close());
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    return {
      problem: `${noticeFile}: ${code === 'ELOOP' ? 'must be a file, and no link' : unreadable(error)}`,
    };
  }
}
