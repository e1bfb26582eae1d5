import {
  ButtonLink,
  dayOf,
  definePage,
  formatDay,
  isoDay,
  Page,
  type PageContext,
  type PageProps,
  Slice,
  startFetch,
  StatusLine,
  type SubGallery,
} from '@school/shared-deps';
import { otherFilesOf, PhotoGrid, type Slide, slidesOf, startLightbox } from '@school/shared-deps/lightbox';
import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';

import classes from './sub-gallery.module.css';

type SubGalleryActors = ReturnType<typeof startSubGallery>;

export const page = definePage({ start: startSubGallery, View: SubGalleryPage, title: titleOf });

function startSubGallery(context: PageContext) {
  return { album: startFetch<SubGallery>(context, keyOf(context)), lightbox: startLightbox() };
}

const trail = ['Gallery', { label: 'Photo Gallery', href: '/PhotoGallery' }] as const;

function SubGalleryPage({ actors, context }: PageProps<SubGalleryActors>) {
  const title = useSelector(actors.album, ({ context: { records } }) => records[0]?.title);
  const isOpen = useSelector(actors.lightbox, (snapshot) => snapshot.matches('open'));
  return (
    <Page title={title ?? context.route.title} trail={trail} current={context.route.title} wide>
      <p className={classes['back']}>
        <a href="/PhotoGallery">Go Back</a>
      </p>
      <Slice name="album" trigger={isOpen ? 'idle' : 'intent'}>
        <Album actors={actors} context={context} />
      </Slice>
    </Page>
  );
}

function Album({ actors, context }: PageProps<SubGalleryActors>) {
  const snapshot = useSelector(actors.album, (current) => current);
  const [album] = snapshot.context.records;
  const isTroubled = snapshot.hasTag('troubled');
  const { timeZone } = context.site;
  const slides = useMemo(() => (album ? slidesOfAlbum(album, timeZone) : []), [album, timeZone]);
  if (!album) {
    if (snapshot.hasTag('busy')) return <StatusLine tone="busy" text="The album is on its way." />;
    return <NoAlbum isTroubled={isTroubled} onRetry={() => actors.album.send({ type: 'fetch.retried' })} />;
  }
  return (
    <>
      <AlbumFacts album={album} count={slides.length} timeZone={timeZone} />
      {slides.length === 0 && <p>There are no photos in this album yet.</p>}
      <PhotoGrid
        lightbox={actors.lightbox}
        slides={slides}
        otherFiles={otherFilesOf(album.attachments)}
        label={album.title}
      />
      {isTroubled && (
        <StatusLine
          tone="problem"
          text="The newest state of this album could not be loaded."
          onRetry={() => actors.album.send({ type: 'fetch.retried' })}
        />
      )}
    </>
  );
}

function AlbumFacts({ album, count, timeZone }: { album: SubGallery; count: number; timeZone: string }) {
  const day = dayOf(album.date, timeZone);
  const date = day && <time dateTime={isoDay(day)}>{formatDay(day)}</time>;
  return (
    <div className={classes['about']}>
      {album.description !== '' && <p className={classes['description']}>{album.description}</p>}
      <dl className={classes['facts']}>
        {date && <Fact name="Event Date">{date}</Fact>}
        {date && <Fact name="Last Update">{date}</Fact>}
        <Fact name="Number Of Photos">{count}</Fact>
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

function NoAlbum({ isTroubled, onRetry }: { isTroubled: boolean; onRetry: () => void }) {
  return (
    <>
      <StatusLine
        tone="problem"
        text="There is no such album, or it cannot be reached at the moment."
        {...(isTroubled && { onRetry })}
      />
      <p className={classes['back']}>
        <ButtonLink href="/PhotoGallery">See all albums</ButtonLink>
      </p>
    </>
  );
}

function slidesOfAlbum({ title, description, date, attachments }: SubGallery, timeZone: string): Slide[] {
  const day = dayOf(date, timeZone);
  return slidesOf(attachments, { title, description, ...(day && { date: formatDay(day) }) });
}

/** `subGallery/album-7`, as the address asks for it. */
function keyOf({ query }: PageContext): string {
  return `subGallery/${query.get('id') ?? ''}`;
}

/** Albums are known by their own names. */
function titleOf(context: PageContext): string | undefined {
  const [album] = (context.api.peek(keyOf(context))?.records ?? []) as readonly SubGallery[];
  return album?.title;
}
