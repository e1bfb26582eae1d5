import { type Marks, OuterLink, type SearchResult } from '@school/shared-deps';
import { markedParts } from '@school/shared-deps/bundled';
import { PaperFacts } from '@school/shared-deps/lists';

import { kinds, texts } from '../../texts/search';
import classes from './search.module.css';

/** A result; papers open in a new tab, at the page that has the words. */
export function Result({
  result: { kind, title, context, marks, href, date, bytes, page },
}: {
  result: SearchResult;
}) {
  const isFile = !/^\/(?!api\/)/.test(href);
  const facts = [kinds[kind].one, date?.split('-').reverse().join('/'), page && texts.page(page)];
  return (
    <li className={classes['result']}>
      {isFile ? (
        <OuterLink href={href}>
          <Marked text={title} marks={marks.title} />
        </OuterLink>
      ) : (
        <a href={href}>
          <Marked text={title} marks={marks.title} />
        </a>
      )}
      <PaperFacts href={href.replace(/#.*/, '')} bytes={bytes}>
        {facts.filter(Boolean).join(' · ')}
      </PaperFacts>
      {context !== '' && (
        <p>
          <Marked text={context} marks={marks.context} />
        </p>
      )}
    </li>
  );
}

function Marked({ text, marks }: { text: string; marks: Marks }) {
  return markedParts(text, marks).map((part, index) =>
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}
