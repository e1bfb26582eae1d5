import { fileUrl, type HomeWords, PageLink } from '@school/shared-deps';

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
  words: HomeWords | undefined;
  paths: readonly string[];
}

/** What visitors come for most (spec §2); the disclosure stands here too, as the board wants it found. */
export function Shortcuts({ words, paths }: ShortcutsProps) {
  const bookList = fileUrl(words?.bookList.file);
  return (
    <nav className={classes['shortcuts']} aria-label="Shortcuts">
      <ul>
        {pages.before.map((each) => (
          <Shortcut key={each.href} {...each} paths={paths} />
        ))}
        {bookList !== undefined && (
          <li>
            <a href={bookList} target="_blank" rel="noopener">
              Book List PDF
            </a>
          </li>
        )}
        {pages.after.map((each) => (
          <Shortcut key={each.href} {...each} paths={paths} />
        ))}
      </ul>
    </nav>
  );
}

function Shortcut({ label, href, paths }: { label: string; href: string; paths: readonly string[] }) {
  return (
    <li>
      <PageLink href={href} paths={paths}>
        {label}
      </PageLink>
    </li>
  );
}
