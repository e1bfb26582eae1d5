import { type DocumentLink, fileUrl, Icon, OuterLink, Picture } from '@school/shared-deps';

import classes from './documents.module.css';
import { fileKind } from './file-kind';

/**
 * A document to open or download. Where there is room it is shown in the page besides (500 px high, spec §9); a phone
 * shows a PDF badly or not at all inside a page, and gets the picture of its first page instead, or a blank sheet.
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
