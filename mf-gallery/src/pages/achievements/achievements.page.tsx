import {
  attributes,
  contentOf,
  definePage,
  fileUrl,
  type GalleryItem,
  Island,
  memoize,
  OuterLink,
  Page,
  type PageContext,
  type PageProps,
  Picture,
  type RunningActors,
} from '@school/shared-deps';
import { contentLanguage } from '@school/shared-deps/bundled';
import { pauseWhile, type Rotation, rotationMachine } from '@school/shared-deps/carousel';
import {
  Lightbox,
  type LightboxActor,
  lightboxActor,
  type Slide,
  slidesOf,
  withSlides,
} from '@school/shared-deps/lightbox';
import {
  type Listed,
  ListFooter,
  ListForm,
  listOf,
  type ListSnapshot,
  placeholders,
  queryOf,
  RemovalLink,
  useList,
  viewOf,
} from '@school/shared-deps/lists';
import { useId } from 'react';
import { enqueueActions, type MachineContext, type SnapshotEvent } from 'xstate';

import { otherFilesOf } from '../../other-files';
import { texts } from '../../texts/achievements';
import { AchievementPictures } from './achievement-pictures';
import classes from './achievements.module.css';

const filters = {};
const achievements = listOf({
  resource: 'gallery/All',
  filters,
  dateOf: ({ date }) => date,
  // they share their resource with albums and e-books
  isListed: ({ category }) => category === 'Achievements',
});

type Fallback = PageContext<'content/fallback'>;

const list = withSlides(
  achievements.actors.list,
  (context, page: Fallback) => picturesOf(viewOf(context).shown, fallbackPictureOf(page)).slides,
  queryOf,
);

/** Starts the carousel of each achievement that has several pictures. */
const startRotations = enqueueActions<
  Fallback & MachineContext,
  SnapshotEvent<ListSnapshot<GalleryItem, typeof filters>>,
  undefined
>(({ enqueue, event, context, system }) => {
  const { shown } = viewOf(event.snapshot.context);
  for (const { key, slides } of picturesOf(shown, fallbackPictureOf(context)).achievements) {
    const id = rotationId(key);
    if (slides.length > 1 && !system.get(id)) enqueue.spawnChild(rotationMachine, { id, systemId: id });
  }
});

const actors = {
  ...achievements.actors,
  list: { ...list, onSnapshot: { actions: [list.onSnapshot?.actions ?? [], startRotations].flat() } },
  lightbox: { ...lightboxActor, onSnapshot: { actions: pauseWhile('covered', 'open', ['lightbox']) } },
};

type AchievementsActors = RunningActors<typeof actors>;

export const page = definePage({
  ...achievements,
  actors,
  View: AchievementsPage,
});

function AchievementsPage({ actors, context }: PageProps<AchievementsActors, 'content/fallback'>) {
  return (
    <Page title={context.route.title} trail={context.route.trail} current={texts.crumb}>
      <Island name="list">
        <AchievementList actors={actors} context={context} />
      </Island>
    </Page>
  );
}

function AchievementList({ actors, context }: PageProps<AchievementsActors, 'content/fallback'>) {
  const { list, lightbox } = actors;
  const view = useList(list);
  const fallbackPicture = fallbackPictureOf(context);
  const { achievements: shown, slides } = picturesOf(view.shown, fallbackPicture);
  const group = useId();
  return (
    <>
      <div className="accordion" {...{ [attributes.cards]: true }}>
        {shown.length === 0 && <Placeholder picture={fallbackPicture} />}
        {shown.map((achievement, index) => (
          <details key={achievement.key} name={group} open={index === 0}>
            <summary>{achievement.achievement.title}</summary>
            <Achievement shown={achievement} lightbox={lightbox} />
          </details>
        ))}
      </div>
      <ListForm list={list} />
      <ListFooter list={list} />
      <RemovalLink address={context.route.path} />
      <Lightbox lightbox={lightbox} slides={slides} label={context.route.title} />
    </>
  );
}

/** File of the picture of an achievement that has none. */
function fallbackPictureOf(context: Pick<PageContext<'content/fallback'>, 'api'>): string | undefined {
  return contentOf(context, 'fallback')?.pictures.achievement.file;
}

interface ShownAchievement {
  key: string;
  achievement: GalleryItem;
  slides: readonly Slide[];
  /** Index of its first slide among those of the page. */
  first: number;
}

/** Achievements with their pictures, or the placeholder picture, and the pictures alone. */
const picturesOf = memoize((listed: readonly Listed<GalleryItem>[], fallbackPicture: string | undefined) => {
  const all: Slide[] = [];
  const achievements = listed.map(({ key, record }): ShownAchievement => {
    const about = { title: record.title, description: record.description };
    const own = slidesOf(record.attachments, about);
    const slides = own.length > 0 ? own : slidesOf([fallbackPicture ?? ''], about);
    const first = all.length;
    all.push(...slides);
    return { key, achievement: record, slides, first };
  });
  return { achievements, slides: all };
});

function Achievement({ shown, lightbox }: { shown: ShownAchievement; lightbox: LightboxActor }) {
  const { key, achievement, slides, first } = shown;
  const { title, description, attachments } = achievement;
  return (
    <div className={classes['achievement']}>
      <AchievementPictures
        lightbox={lightbox}
        title={title}
        slides={slides}
        first={first}
        rotation={lightbox.system.get(rotationId(key)) as Rotation | undefined}
      />
      {description !== '' && (
        <p lang={contentLanguage(description)} className="prose">
          {description}
        </p>
      )}
      {otherFilesOf(attachments).map(({ href, text }, index) => (
        <p key={`${index} ${href}`}>
          <OuterLink href={href}>{text}</OuterLink>
        </p>
      ))}
    </div>
  );
}

/** The id of an achievement's carousel in the page's system. */
function rotationId(key: string): string {
  return `rotation ${key}`;
}

function Placeholder({ picture }: { picture: string | undefined }) {
  const src = fileUrl(picture);
  return (
    <details open>
      <summary>{placeholders.achievement.title}</summary>
      <div className={classes['achievement']}>
        {src !== undefined && <Picture src={src} alt="" width={600} height={400} />}
        <p className="prose">{placeholders.achievement.text}</p>
      </div>
    </details>
  );
}
