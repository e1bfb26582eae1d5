import { fileUrl, type HomeContent, PageLink } from '@school/shared-deps';

import { texts } from '../../texts/home';
import classes from './shortcuts.module.css';

const pages = {
  before: [
    { label: texts.motto, href: '/OurMotto' },
    { label: texts.admission, href: '/Admission' },
    { label: texts.circular, href: '/Circular' },
    { label: texts.achievements, href: '/Achievements' },
  ],
  after: [
    { label: texts.videos, href: '/VideoGallery' },
    { label: texts.disclosure, href: '/MandatoryDisclosure' },
  ],
};

interface ShortcutsProps {
  content: HomeContent | undefined;
}

/** Links to the pages that visitors open most (spec §2), and to the disclosure that the board requires. */
export function Shortcuts({ content }: ShortcutsProps) {
  const bookList = fileUrl(content?.bookList.file);
  return (
    <nav className={classes['shortcuts']} aria-label={texts.shortcuts}>
      <ul>
        {pages.before.map((each) => (
          <Shortcut key={each.href} {...each} />
        ))}
        {bookList !== undefined && (
          <li>
            <a href={bookList} target="_blank" rel="noopener">
              {texts.bookList}
            </a>
          </li>
        )}
        {pages.after.map((each) => (
          <Shortcut key={each.href} {...each} />
        ))}
      </ul>
    </nav>
  );
}

function Shortcut({ label, href }: { label: string; href: string }) {
  return (
    <li>
      <PageLink href={href}>{label}</PageLink>
    </li>
  );
}
