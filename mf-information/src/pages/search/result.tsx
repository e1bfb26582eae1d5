import { Marked, OuterLink, type SearchResult } from '@school/shared-deps';
import { kindNames } from '@school/shared-deps/bundled';
import { DocumentFacts } from '@school/shared-deps/lists';

import { texts } from '../../texts/search';
import classes from './search.module.css';

/** A result; documents open in a new tab, at the page that has the words. */
export function Result({
  result: { kind, title, context, marks, href, date, bytes, page, also = [] },
}: {
  result: SearchResult;
}) {
  const facts = [kindNames[kind].one, date?.split('-').reverse().join('/'), page && texts.page(page)];
  return (
    <li className={classes['result']}>
      <Link href={href}>
        <Marked text={title} marks={marks.title} />
      </Link>
      <DocumentFacts href={href.replace(/#.*/, '')} bytes={bytes}>
        {facts.filter(Boolean).join(' · ')}
      </DocumentFacts>
      {also.length > 0 && (
        <p>
          {texts.also}
          {also.map((older, at) => [
            at > 0 && ', ',
            <Link key={older.href} href={older.href}>
              {older.year}
            </Link>,
          ])}
        </p>
      )}
      {context !== '' && (
        <p>
          <Marked text={context} marks={marks.context} />
        </p>
      )}
    </li>
  );
}

/** Documents open in a new tab, pages in the same one. */
function Link({ href, children }: { href: string; children: React.ReactNode }) {
  const isPage = /^\/(?!api\/)/.test(href);
  return isPage ? <a href={href}>{children}</a> : <OuterLink href={href}>{children}</OuterLink>;
}
