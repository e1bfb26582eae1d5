import { fileUrl, type HomeContent, OuterLink, PageLink } from '@school/shared-deps';

import { texts } from '../../texts/home';
import classes from './shortcuts.module.css';

interface ShortcutsProps {
  content: HomeContent | undefined;
}

/** Links to the pages that visitors open most (spec §2), and to the disclosure that the board requires. */
export function Shortcuts({ content }: ShortcutsProps) {
  const bookList = fileUrl(content?.bookList.file);
  return (
    <nav className={classes['shortcuts']} aria-label={texts.shortcuts}>
      <ul className="width">
        <Shortcut label={texts.motto} href="/OurMotto" />
        <Shortcut label={texts.admission} href="/Admission" />
        <Shortcut label={texts.circular} href="/Circular" />
        <Shortcut label={texts.achievements} href="/Achievements" />
        {bookList !== undefined && (
          <li>
            <OuterLink href={bookList}>{texts.bookList}</OuterLink>
          </li>
        )}
        <Shortcut label={texts.videos} href="/VideoGallery" />
        <Shortcut label={texts.disclosure} href="/MandatoryDisclosure" />
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
