import {
  definePage,
  type Fallback,
  type HomeWords,
  type PageContext,
  type PageProps,
  Slice,
  wordsOf,
} from '@school/shared-deps';

import { Achievers } from './achievers';
import { AlbumTeaser } from './album-teaser';
import { AlumniBanner } from './alumni-banner';
import { Banners } from './banners';
import { Birthdays } from './birthdays';
import { Highlights } from './highlights';
import { type HomeActors, startHome } from './home.actors';
import classes from './home.module.css';
import { Intro } from './intro';
import { LatestEvents } from './latest-events';
import { LatestNews } from './latest-news';
import { Messages } from './messages';
import { MotionRoot, MotionSwitch } from './motion';
import { Notices } from './notices';
import { RegistrationNotice } from './registration-notice';
import { Shortcuts } from './shortcuts';
import { Trouble } from './trouble';
import { Welcome } from './welcome';

export const page = definePage({ start: startHome, View: HomePage });

/** Blocks in the order of spec §2; each is given life by itself, when it is about to be seen. */
function HomePage({ actors, context }: PageProps<HomeActors>) {
  const words = wordsOf<HomeWords>(context, 'home');
  const fallback = wordsOf<Fallback>(context, 'fallback');
  const { paths } = context.site;
  return (
    <MotionRoot motion={actors.motion}>
      <Slice name="highlights" trigger="intent">
        <Highlights highlights={actors.highlights} rotation={actors.highlightRotation} />
      </Slice>
      <Slice name="registration" trigger="intent">
        <RegistrationNotice registrations={actors.registrations} />
      </Slice>
      {words && <AlumniBanner words={words.alumni} profile={context.site.profile} />}
      <Shortcuts words={words} paths={paths} />
      {words && (
        <Slice name="banners" trigger="visible">
          <Banners banners={words.banners} rotation={actors.bannerRotation} />
        </Slice>
      )}
      {words && <Welcome words={words} paths={paths} />}
      <div className={classes['latest']}>
        <Slice name="news" trigger="visible">
          <LatestNews news={actors.news} rotation={actors.newsRotation} site={context.site} />
        </Slice>
        <Slice name="events" trigger="visible">
          <LatestEvents
            events={actors.events}
            rotation={actors.eventRotation}
            site={context.site}
            picture={fallback?.pictures.event}
          />
        </Slice>
      </div>
      <People actors={actors} context={context} fallback={fallback} />
      <Slice name="albums" trigger="intent">
        <AlbumTeaser albums={actors.albums} paths={paths} cover={fallback?.pictures.gallery} />
      </Slice>
      <div className={classes['controls']}>
        <Slice name="motion" trigger="intent">
          <MotionSwitch motion={actors.motion} />
        </Slice>
        <Slice name="notices" trigger="idle">
          <Notices notices={actors.notices} popup={actors.popup} />
          {actors.intro && words?.intro && <Intro intro={actors.intro} words={words.intro} />}
        </Slice>
      </div>
      <Slice name="trouble" trigger="idle">
        <Trouble actors={actors} />
      </Slice>
    </MotionRoot>
  );
}

interface PeopleProps {
  actors: HomeActors;
  context: PageContext;
  fallback: Fallback | undefined;
}

/** Achievers, birthdays and the two messages. */
function People({ actors, context, fallback }: PeopleProps) {
  const { paths } = context.site;
  return (
    <>
      <div className={classes['people']}>
        <Slice name="tenth" trigger="visible">
          <Achievers
            of="X"
            toppers={actors.toppers}
            rotation={actors.tenthRotation}
            paths={paths}
            fallback={fallback}
          />
        </Slice>
        <Slice name="twelfth" trigger="visible">
          <Achievers
            of="XII"
            toppers={actors.toppers}
            rotation={actors.twelfthRotation}
            paths={paths}
            fallback={fallback}
          />
        </Slice>
        <Slice name="birthdays" trigger="visible">
          <Birthdays
            birthdays={actors.birthdays}
            rotation={actors.birthdayRotation}
            picture={fallback?.pictures.person}
          />
        </Slice>
      </div>
      <Slice name="messages" trigger="intent">
        <Messages messages={actors.messages} paths={paths} fallback={fallback} />
      </Slice>
    </>
  );
}
