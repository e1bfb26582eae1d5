import { type Clock, createClock, instantOf, type ShownNotice, type UrgentNotice } from '@school/contract';
import { type Language, languageOf } from '@school/contract/languages';
import type { Feature } from '@school/features/feature';
import type { OwnContent } from '@school/server/content/own-content';
import type { GeneratedFile, ReadNotice } from '@school/server/derived/generator';
import { jsonHeaders } from '@school/server/http/cached-response';
import { contentHash } from '@school/server/lib/content-hash';
import { inLanguage } from '@school/server/settings/language';
import { texts } from '@school/server/settings/texts';

/** The urgent notice: on pages, and as a file for those that are open. */
export const notice: Feature = ({ content, config }) => {
  const readNotice = createNoticeReader(content, createClock(config.timeZone));
  return { readNotice, files: [noticeFile(readNotice)] };
};

export function createNoticeReader(content: Pick<OwnContent, 'current'>, clock: Clock): ReadNotice {
  return (language = 'en') => {
    const { urgentNotice: notice } = content.current();
    if (notice === undefined) return undefined;
    const shown = describe({ ...notice, text: textIn(language, notice) }, clock);
    const now = Date.now();
    const isBegun = notice.from === undefined || instantOf(notice.from, clock) <= now;
    return isBegun && now < Date.parse(shown.until) ? shown : undefined;
  };
}

function describe({ text, href, level, until }: UrgentNotice, clock: Clock): ShownNotice {
  const shown = {
    ...labelsOf({ level }),
    level,
    text,
    href,
    until: new Date(instantOf(until, clock)).toISOString(),
  };
  return { id: contentHash(JSON.stringify(shown)), ...shown };
}

function textIn(language: Language, { text, ...others }: UrgentNotice): string {
  return (language === 'en' ? undefined : others[`text_${language}`]) ?? text;
}

function labelsOf({ level }: Pick<UrgentNotice, 'level'>) {
  return { name: texts.urgentNotice, label: texts.noticeLevels[level] };
}

/** The notice, or an empty object, for pages that are open. */
function noticeFile(readNotice: ReadNotice): GeneratedFile {
  return {
    address: '/notice.json',
    read: ({ url }) => {
      const language = languageOf(url);
      const notice = readNotice(language);
      const generate = () =>
        JSON.stringify(inLanguage(language, () => notice && { ...notice, ...labelsOf(notice) }) ?? {});
      return { version: notice?.id ?? '', name: language, headers: jsonHeaders('no-cache'), generate };
    },
  };
}
