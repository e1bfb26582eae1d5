import {
  definePage,
  type Fallback,
  fileUrl,
  type GalleryItem,
  OuterLink,
  Page,
  type PageContext,
  type PageProps,
  Picture,
  Slice,
  wordsOf,
} from '@school/shared-deps';
import {
  Lightbox,
  type LightboxActor,
  otherFilesOf,
  type Slide,
  slidesOf,
  startLightbox,
} from '@school/shared-deps/lightbox';
import {
  type ListActors,
  type Listed,
  ListFooter,
  queryOf,
  startList,
  useList,
} from '@school/shared-deps/lists';
import { useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';

import { AchievementPictures } from './achievement-pictures';
import classes from './achievements.module.css';

interface AchievementsActors extends ListActors<GalleryItem> {
  lightbox: LightboxActor;
}

export const page = definePage({ start: startAchievements, View: AchievementsPage });

function startAchievements(context: PageContext): AchievementsActors {
  const list = startList<GalleryItem>(context, 'gallery/All', { narrowedBy: [], firstYear: 'All' });
  return { ...list, lightbox: startLightbox(() => queryOf(list.filter.getSnapshot().context, 'All')) };
}

function AchievementsPage({ actors, context }: PageProps<AchievementsActors>) {
  const isOpen = useSelector(actors.lightbox, (snapshot) => snapshot.matches('open'));
  return (
    <Page title={context.route.title} trail={context.route.trail} current="Achievements">
      <Slice name="list" trigger={isOpen ? 'idle' : 'visible'}>
        <AchievementList actors={actors} context={context} />
      </Slice>
    </Page>
  );
}

function AchievementList({ actors, context }: PageProps<AchievementsActors>) {
  const view = useList(actors, context, { dateOf, keep: isAchievement });
  const standIn = wordsOf<Fallback>(context, 'fallback')?.pictures.achievement.file;
  const shown = useMemo(() => picturesOf(view.shown, standIn), [view.shown, standIn]);
  const slides = useMemo(() => shown.flatMap((each) => each.slides), [shown]);
  const group = useId();
  return (
    <>
      <div className={classes['accordion']}>
        {shown.length === 0 && <Placeholder picture={standIn} />}
        {shown.map(({ achievement: { _id, title, description, attachments }, slides: own, first }, at) => (
          <details key={_id} name={group} open={at === 0}>
            <summary>{title}</summary>
            <div className={classes['achievement']}>
              <AchievementPictures lightbox={actors.lightbox} title={title} slides={own} first={first} />
              {description !== '' && <p className={classes['description']}>{description}</p>}
              {otherFilesOf(attachments).map(({ href, text }) => (
                <p key={href}>
                  <OuterLink href={href}>{text}</OuterLink>
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
      <form id="list-filter" method="get" />
      <ListFooter actors={actors} view={view} />
      <Lightbox lightbox={actors.lightbox} slides={slides} label={context.route.title} isBusy={view.isBusy} />
    </>
  );
}

interface ShownAchievement {
  achievement: GalleryItem;
  slides: readonly Slide[];
  /** Place of its first slide among those of the page. */
  first: number;
}

/** Achievements with their pictures, or the one that stands in for them. */
function picturesOf(
  listed: readonly Listed<GalleryItem>[],
  standIn: string | undefined,
): readonly ShownAchievement[] {
  let first = 0;
  return listed.map(({ record }) => {
    const about = { title: record.title, description: record.description };
    const own = slidesOf(record.attachments, about);
    const slides = own.length > 0 ? own : slidesOf([standIn ?? ''], about);
    const shown = { achievement: record, slides, first };
    first += slides.length;
    return shown;
  });
}

function Placeholder({ picture }: { picture: string | undefined }) {
  const src = fileUrl(picture);
  return (
    <details open>
      <summary>Achievement Title</summary>
      <div className={classes['achievement']}>
        {src !== undefined && <Picture src={src} alt="" width={600} height={400} />}
        <p className={classes['description']}>Stay Tuned For More Updates</p>
      </div>
    </details>
  );
}

function dateOf({ date }: GalleryItem): string {
  return date;
}

/** Achievements share their list with albums and e-books. */
function isAchievement({ category }: GalleryItem): boolean {
  return category === 'Achievements';
}
