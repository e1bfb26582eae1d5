import { fileUrl, Picture, type PictureFile as PictureData } from '@school/shared-deps';

import classes from './pictures.module.css';

/** Width of a picture in content. */
const sizes = '(width >= 640px) 24rem, 100vw';

/** Pictures in a grid, each with its caption. */
export function Pictures({ items }: { items: readonly PictureData[] }) {
  return (
    <div className={classes['grid']}>
      {items.map(({ file, alt, caption, width, height }, at) => (
        <figure key={at}>
          <Picture src={fileUrl(file) ?? ''} alt={alt} width={width} height={height} sizes={sizes} />
          {caption !== undefined && <figcaption>{caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
