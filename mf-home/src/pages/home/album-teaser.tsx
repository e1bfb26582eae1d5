import { cardPicture, coverOf, PageLink, Picture, type PictureFile } from '@school/shared-deps';
import { contentLanguage } from '@school/shared-deps/bundled';
import { PlaceholderCard, placeholders, useList } from '@school/shared-deps/lists';

import { texts } from '../../texts/home';
import classes from './album-teaser.module.css';
import { HomeBlock } from './block';
import type { HomeActors } from './home.actors';
import { albumsOf } from './home.excerpts';

interface AlbumTeaserProps extends Pick<HomeActors, 'albums'> {
  /** Cover of an album without pictures. */
  cover: PictureFile | undefined;
}

export function AlbumTeaser({ albums, cover }: AlbumTeaserProps) {
  const { shown } = useList(albums);
  return (
    <HomeBlock title={texts.albums} href="/PhotoGallery">
      {shown.length === 0 && <PlaceholderCard level={3} {...placeholders.album} />}
      <ul className={classes['albums']}>
        {albumsOf(shown).map(({ key, record: { _id, title, attachments } }) => (
          <li key={key}>
            <PageLink href={`/SubGallery?id=${encodeURIComponent(_id)}`} className={classes['album']}>
              <Picture src={coverOf(attachments, cover?.file) ?? ''} alt="" {...cardPicture} />
              <span lang={contentLanguage(title)} className={classes['title']}>
                {title}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </HomeBlock>
  );
}
