import {
  contentOf,
  definePage,
  fileUrl,
  type GalleryItem,
  Island,
  OuterLink,
  Page,
  type PageContext,
  type PageProps,
  Picture,
} from '@school/shared-deps';
import { attributes } from '@school/shared-deps/bundled';
import {
  Lightbox,
  type LightboxActor,
  otherFilesOf,
  type Slide,
  slidesOf,
  startLightbox,
} from '@school/shared-deps/lightbox';
import {
  type ListActor,
  type Listed,
  ListFooter,
  ListForm,
  listOf,
  queryOf,
  useList,
  viewOf,
  placeholders,
} from '@school/shared-deps/lists';
import { useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';

import { texts } from '../../texts/achievements';
import { AchievementPictures } from './achievement-pictures';
import classes from './achievements.module.css';

const filters = {};
const achievements = listOf({ resource: 'gallery/All', filters, dateOf, isListed: isAchievement });

interface AchievementsActors {
  list: ListActor<GalleryItem, typeof filters>;
  lightbox: LightboxActor;
}

export const page = definePage({
  ...achievements,
  resources: ['gallery/All', 'content/fallback'],
  start: startAchievements,
  View: AchievementsPage,
});

function startAchievements(context: PageContext<'gallery/All' | 'content/fallback'>): AchievementsActors {
  const { list } = achievements.start(context);
  const view = () => viewOf(list.getSnapshot().context);
  const lightbox = startLightbox({
    source: list,
    countSlides: () =>
      picturesOf(view().shown, fallbackPictureOf(context)).flatMap(({ slides }) => slides).length,
    searchOf: () => queryOf(list.getSnapshot().context),
  });
  return { list, lightbox };
}

function AchievementsPage({ actors, context }: PageProps<AchievementsActors, 'content/fallback'>) {
  const isOpen = useSelector(actors.lightbox, (snapshot) => snapshot.matches('open'));
  return (
    <Page title={context.route.title} trail={context.route.trail} current={texts.crumb}>
      <Island name="list" hydrate={isOpen ? 'idle' : 'visible'}>
        <AchievementList actors={actors} context={context} />
      </Island>
    </Page>
  );
}

function AchievementList({ actors, context }: PageProps<AchievementsActors, 'content/fallback'>) {
  const { list, lightbox } = actors;
  const view = useList(list);
  const fallbackPicture = fallbackPictureOf(context);
  const shown = useMemo(() => picturesOf(view.shown, fallbackPicture), [view.shown, fallbackPicture]);
  const slides = useMemo(() => shown.flatMap((each) => each.slides), [shown]);
  const group = useId();
  return (
    <>
      <div className="accordion accordionLarge" {...{ [attributes.cards]: true }}>
        {shown.length === 0 && <Placeholder picture={fallbackPicture} />}
        {shown.map(({ key, ...achievement }, index) => (
          <details key={key} name={group} open={index === 0}>
            <summary>{achievement.achievement.title}</summary>
            <Achievement {...achievement} lightbox={lightbox} />
          </details>
        ))}
      </div>
      <ListForm list={list} />
      <ListFooter list={list} />
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

/** Achievements with their pictures, or the placeholder picture. */
function picturesOf(
  listed: readonly Listed<GalleryItem>[],
  fallbackPicture: string | undefined,
): readonly ShownAchievement[] {
  let first = 0;
  return listed.map(({ key, record }) => {
    const about = { title: record.title, description: record.description };
    const own = slidesOf(record.attachments, about);
    const slides = own.length > 0 ? own : slidesOf([fallbackPicture ?? ''], about);
    const shown = { key, achievement: record, slides, first };
    first += slides.length;
    return shown;
  });
}

function Achievement({
  achievement: { title, description, attachments },
  slides,
  first,
  lightbox,
}: Omit<ShownAchievement, 'key'> & { lightbox: LightboxActor }) {
  return (
    <div className={classes['achievement']}>
      <AchievementPictures lightbox={lightbox} title={title} slides={slides} first={first} />
      {description !== '' && <p className={classes['description']}>{description}</p>}
      {otherFilesOf(attachments).map(({ href, text }, index) => (
        <p key={`${index} ${href}`}>
          <OuterLink href={href}>{text}</OuterLink>
        </p>
      ))}
    </div>
  );
}

function Placeholder({ picture }: { picture: string | undefined }) {
  const src = fileUrl(picture);
  return (
    <details open>
      <summary>{placeholders.achievement.title}</summary>
      <div className={classes['achievement']}>
        {src !== undefined && <Picture src={src} alt="" width={600} height={400} />}
        <p className={classes['description']}>{placeholders.achievement.text}</p>
      </div>
    </details>
  );
}

function dateOf({ date }: GalleryItem): string {
  return date;
}

/** Achievements share their resource with albums and e-books. */
function isAchievement({ category }: GalleryItem): boolean {
  return category === 'Achievements';
}
