import type { ShownNotice } from '@school/contract';
import type { Language } from '@school/contract/languages';
import { englishIn } from '@school/contract/letters';

import { texts } from '../../settings/texts';

interface NoticeProps {
  notice: ShownNotice | undefined;
  language: Language;
}

/**
 * The band of the urgent notice. It is there without one too: screen readers announce a later one, which the
 * shell writes into its elements (`features/notice/browser.ts`).
 */
export function UrgentNotice({ notice, language }: NoticeProps) {
  const { id, level, text, href } = notice ?? {};
  return (
    <div className="siteNotices" aria-live="polite">
      <section
        className="siteNotice"
        aria-label={notice && texts.urgentNotice}
        data-level={level}
        data-notice={id}
        hidden={!notice}
      >
        <p className="width">
          <strong>{level && texts.noticeLevels[level]}</strong>{' '}
          <a href={href} lang={language === 'en' ? undefined : text && englishIn(text)}>
            {text}
          </a>
        </p>
      </section>
    </div>
  );
}
