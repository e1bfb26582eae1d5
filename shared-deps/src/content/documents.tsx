import {
  type ContentBlock,
  type DocumentLink,
  fileUrl,
  Icon,
  OuterLink,
  Picture,
  pictureOf,
} from '@school/shared-deps';
import { contentLanguage, fileKind } from '@school/shared-deps/bundled';

import { ContentLink } from './content-link';
import classes from './documents.module.css';
import { texts } from './texts';

/** Browsers' own viewers then show a page as wide as the frame, and no list of pages beside it. */
const VIEW = '#view=FitH&navpanes=0';

/**
 * A document to open or download. Wide screens also show it inside the page (500 px high, spec §9). Phones
 * show a PDF badly there. They get the picture of its first page, or a blank sheet.
 */
export function DocumentFrame(item: DocumentLink) {
  const { title, file, picture } = item;
  const href = fileUrl(file) ?? '';
  return (
    <section className={classes['document']}>
      <p className={classes['ways']}>
        <OuterLink href={href} className={classes['open']}>
          {picture ? (
            <Picture {...pictureOf(picture)} className={classes['firstPage']} />
          ) : (
            <BlankSheet kind={fileKind({ file })} />
          )}
          <span className={classes['way']}>
            <Icon name="document" />
            {texts.open(title)}
          </span>
        </OuterLink>{' '}
        <a href={href} download className={classes['way']} aria-label={texts.downloadOf(title)}>
          {texts.download}
        </a>{' '}
        <span className="quiet figures">{fileKind(item)}</span>
      </p>
      <iframe className={classes['frame']} src={href + VIEW} title={title} loading="lazy" height="500" />
    </section>
  );
}

function BlankSheet({ kind }: { kind: string }) {
  return (
    <span className={classes['sheet']} aria-hidden="true">
      <span className={classes['sheetKind']}>{kind}</span>
    </span>
  );
}

/** Short links, such as those of all classes, stand beside each other. */
const MANY = 10;

/** Links to pages and other addresses, one below the other. */
export function LinkList({ items }: Extract<ContentBlock, { type: 'links' }>) {
  return (
    <ul className={classes[items.length < MANY ? 'list' : 'short']}>
      {items.map(({ label, href }) => (
        <li key={href} lang={contentLanguage(label)} className={classes['line']}>
          <ContentLink href={href}>{label}</ContentLink>
        </li>
      ))}
    </ul>
  );
}

/** Documents of the school, one below the other; each opens in a new tab. */
export function DocumentList({ items }: { items: readonly DocumentLink[] }) {
  return (
    <ul className={classes['list']}>
      {items.map((item, at) => (
        <li key={at} lang={contentLanguage(item.title)} className={classes['line']}>
          <OuterLink href={fileUrl(item.file) ?? ''}>
            <Icon name="document" />
            {item.title}
          </OuterLink>
          <span className="quiet figures">{fileKind(item)}</span>
        </li>
      ))}
    </ul>
  );
}
