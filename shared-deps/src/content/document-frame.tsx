import { type DocumentLink, fileUrl, Icon, OuterLink, Picture } from '@school/shared-deps';
import { fileKind } from '@school/shared-deps/bundled';

import classes from './documents.module.css';

/**
 * A document to open or download. Wide screens also show it inside the page (500 px high, spec §9). Phones show a PDF
 * badly inside a page: there the picture of its first page, or a blank sheet, replaces it.
 */
export function DocumentFrame({ title, file, picture, bytes }: DocumentLink) {
  const href = fileUrl(file) ?? '';
  return (
    <div className={classes['document']}>
      <p className={classes['ways']}>
        <OuterLink href={href} className={classes['open']}>
          {picture ? <FirstPage {...picture} /> : <BlankSheet kind={fileKind({ file })} />}
          <span className={classes['way']}>
            <Icon name="document" />
            {`Open ${title}`}
          </span>
        </OuterLink>
        <a href={href} download className={classes['way']} aria-label={`Download ${title}`}>
          Download
        </a>
        <span className={classes['kind']}>{fileKind({ file, bytes })}</span>
      </p>
      <iframe className={classes['frame']} src={href} title={title} loading="lazy" height="500" />
    </div>
  );
}

function FirstPage({ file, alt, width, height }: NonNullable<DocumentLink['picture']>) {
  return (
    <Picture
      src={fileUrl(file) ?? ''}
      alt={alt}
      width={width}
      height={height}
      className={classes['firstPage']}
    />
  );
}

function BlankSheet({ kind }: { kind: string }) {
  return (
    <span className={classes['sheet']} aria-hidden="true">
      <span className={classes['sheetKind']}>{kind}</span>
    </span>
  );
}
