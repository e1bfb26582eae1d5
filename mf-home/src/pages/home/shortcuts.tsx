import { fileUrl, type HomeContent, PageLink } from '@school/shared-deps';

import classes from './shortcuts.module.css';

const pages = {
  before: [
    { label: 'Motto', href: '/OurMotto' },
    { label: 'Admission', href: '/Admission' },
    { label: 'Circular', href: '/Circular' },
    { label: 'Achievements', href: '/Achievements' },
  ],
  after: [
    { label: 'Video Gallery', href: '/VideoGallery' },
    { label: 'Mandatory Disclosure', href: '/MandatoryDisclosure' },
  ],
};

interface ShortcutsProps {
  content: HomeContent | undefined;
}

/** Links to the pages that visitors open most (spec §2), and to the disclosure that the board requires. */
export function Shortcuts({ content }: ShortcutsProps) {
  const bookList = fileUrl(content?.bookList.file);
  return (
    <nav className={classes['shortcuts']} aria-label="Shortcuts">
      <ul>
        {pages.before.map((each) => (
          <Shortcut key={each.href} {...each} />
        ))}
        {bookList !== undefined && (
          <li>
            <a href={bookList} target="_blank" rel="noopener">
              Book List PDF
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
