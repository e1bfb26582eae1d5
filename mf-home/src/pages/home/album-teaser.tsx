import {
  cardPicture,
  fileUrl,
  PageLink,
  Picture,
  type PictureFile,
  PlaceholderCard,
} from '@school/shared-deps';

import classes from './album-teaser.module.css';
import { Block } from './block';
import type { HomeActors } from './home.actors';
import { useRecords } from './use-records';

/** At most so many albums (spec §9). */
const ALBUMS = 3;

interface AlbumTeaserProps extends Pick<HomeActors, 'albums'> {
  paths: readonly string[];
  /** Stands for an album without pictures. */
  cover: PictureFile | undefined;
}

export function AlbumTeaser({ albums, paths, cover }: AlbumTeaserProps) {
  const records = useRecords(albums).slice(0, ALBUMS);
  return (
    <Block title="Photo Gallery" href="/PhotoGallery" paths={paths}>
      {records.length === 0 && (
        <PlaceholderCard level={3} title="Gallery Title" date="DD / MM" text="Stay Tuned For More Updates" />
      )}
      <ul className={classes['albums']}>
        {records.map(({ _id, title, attachments }) => (
          <li key={_id}>
            <PageLink
              href={`/SubGallery?id=${encodeURIComponent(_id)}`}
              paths={paths}
              className={classes['album']}
            >
              <Picture src={fileUrl(attachments[0] ?? cover?.file) ?? ''} alt="" {...cardPicture} />
              <span className={classes['title']}>{title}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Block>
  );
}
