import {
  ButtonLink,
  dayOf,
  definePage,
  ErrorNotice,
  fetchActor,
  formatDay,
  Icon,
  Island,
  isoDay,
  memoize,
  OuterLink,
  Page,
  type PageContext,
  type PageProps,
  type RunningActors,
  shownDayOf,
  StatusLine,
  type SubGallery,
  UNREADABLE_DAY,
  useSite,
} from '@school/shared-deps';
import { contentLanguage } from '@school/shared-deps/bundled';
import {
  Lightbox,
  type LightboxActor,
  lightboxActor,
  Photo,
  type Slide,
  SlidePicture,
  slidesOf,
  withSlides,
} from '@school/shared-deps/lightbox';
import { RemovalLink, ShareLink } from '@school/shared-deps/lists';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { albumAddress, ALBUMS, goBack } from '../../albums';
import { otherFilesOf } from '../../other-files';
import { texts } from '../../texts/sub-gallery';
import classes from './sub-gallery.module.css';

const actors = {
  album: withSlides(fetchActor(keyOf), ({ records }, { site }: PageContext) =>
    records.flatMap((album) => slidesOfAlbum(album, site.timeZone)),
  ),
  lightbox: lightboxActor,
};

type SubGalleryActors = RunningActors<typeof actors>;

export const page = definePage({
  actors,
  View: SubGalleryPage,
  title: titleOf,
});

const slidesOfAlbum = memoize(
  ({ title, description, date, attachments }: SubGallery, timeZone: string): Slide[] => {
    const day = dayOf(date, timeZone);
    return slidesOf(attachments, { title, description, ...(day && { date: formatDay(day) }) });
  },
);

const trail = [texts.gallery, { label: texts.albums, href: ALBUMS }] as const;

function SubGalleryPage({ actors, context }: PageProps<SubGalleryActors>) {
  const title = useSelector(actors.album, ({ context: { records } }) => records[0]?.title);
  const address = albumAddress(context.query.get('id') ?? '');
  return (
    <Page title={title ?? context.route.title} trail={trail} current={context.route.title} wide>
      <p className={classes['back']}>
        <a href={ALBUMS} onClick={goBack}>
          {texts.back}
        </a>
      </p>
      <Island name="album">
        <Album actors={actors} />
      </Island>
      {title !== undefined && <ShareLink title={title} address={address} />}
      {title !== undefined && <RemovalLink address={address} />}
    </Page>
  );
}

function Album({ actors }: { actors: SubGalleryActors }) {
  const snapshot = useSelector(actors.album, (current) => current);
  const [album] = snapshot.context.records;
  const { timeZone } = useSite();
  const slides = album ? slidesOfAlbum(album, timeZone) : [];
  if (!album) {
    if (snapshot.hasTag('busy')) return <StatusLine tone="busy" text={texts.onItsWay} />;
    return (
      <NoAlbum
        hasFailed={snapshot.hasTag('failed')}
        onRetry={() => actors.album.send({ type: 'fetch.retried' })}
      />
    );
  }
  return (
    <>
      <AlbumFacts album={album} count={slides.length} />
      {slides.length === 0 && <p>{texts.isEmpty}</p>}
      <AlbumFiles album={album} lightbox={actors.lightbox} slides={slides} />
      <Lightbox lightbox={actors.lightbox} slides={slides} label={album.title} />
      <ErrorNotice of={actors.album} text={texts.newestNotLoaded} />
    </>
  );
}

interface AlbumFilesProps {
  album: SubGallery;
  lightbox: LightboxActor;
  slides: readonly Slide[];
}

const sizes = '(width >= 1024px) 18rem, (width >= 640px) 32vw, 47vw';

/** Pictures that open large, side by side, and links to what the lightbox does not show. */
function AlbumFiles({ album, lightbox, slides }: AlbumFilesProps) {
  const others = otherFilesOf(album.attachments);
  if (slides.length + others.length === 0) return null;
  return (
    <ul className={classes['files']}>
      {slides.map((slide, index) => (
        <li key={`${index} ${slide.src}`}>
          <Photo lightbox={lightbox} index={index}>
            <SlidePicture slide={slide} sizes={sizes} />
          </Photo>
        </li>
      ))}
      {others.map(({ href, text }, index) => (
        <li key={`${index} ${href}`}>
          <OuterLink href={href} className={classes['otherFile']}>
            <Icon name="document" />
            {text}
          </OuterLink>
        </li>
      ))}
    </ul>
  );
}

function AlbumFacts({ album, count }: { album: SubGallery; count: number }) {
  const { timeZone } = useSite();
  const day = shownDayOf(album.date, timeZone);
  const date =
    day === 'unreadable' ? UNREADABLE_DAY : day && <time dateTime={isoDay(day)}>{formatDay(day)}</time>;
  return (
    <div className={classes['about']}>
      {album.description !== '' && (
        <p lang={contentLanguage(album.description)} className="prose">
          {album.description}
        </p>
      )}
      <dl className={classes['facts']}>
        {date && <Fact name={texts.date}>{date}</Fact>}
        {date && <Fact name={texts.lastUpdate}>{date}</Fact>}
        <Fact name={texts.photos}>{count}</Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function NoAlbum({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  return (
    <>
      <StatusLine tone="problem" text={texts.noAlbum} {...(hasFailed && { onRetry })} />
      <p className={classes['back']}>
        <ButtonLink href={ALBUMS}>{texts.allAlbums}</ButtonLink>
      </p>
    </>
  );
}

type AlbumKey = `subGallery/${string}`;

/** Key of the album that the address names, such as `subGallery/album-7`. */
function keyOf({ query }: PageContext): AlbumKey {
  return `subGallery/${query.get('id') ?? ''}`;
}

/** An album's title is the page's. */
function titleOf(context: PageContext<AlbumKey>): string | undefined {
  const [album] = (context.api.peek(keyOf(context))?.records ?? []) as readonly SubGallery[];
  return album?.title;
}
