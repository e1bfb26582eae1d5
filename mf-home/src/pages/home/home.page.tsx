import { contentOf, definePage, type Fallback, Island, type PageProps } from '@school/shared-deps';
import { ComingDays } from '@school/shared-deps/today';

import { texts } from '../../texts/home';
import { Achievers } from './achievers';
import { AlbumTeaser } from './album-teaser';
import { AlumniBanner } from './alumni-banner';
import { Banners } from './banners';
import { Birthdays } from './birthdays';
import { Highlights } from './highlights';
import { actors, hasFilm, type HomeActors } from './home.actors';
import { excerptsOf } from './home.excerpts';
import classes from './home.module.css';
import { HomeErrorNotice } from './home-error-notice';
import { Intro } from './intro';
import { LatestEvents } from './latest-events';
import { LatestNews } from './latest-news';
import { Messages } from './messages';
import { MotionSwitch } from './motion';
import { Notices } from './notices';
import { RegistrationNotice } from './registration-notice';
import { Shortcuts } from './shortcuts';
import { Welcome } from './welcome';

export const page = definePage({ actors, excerpts: excerptsOf, View: HomePage });

type HomeContent = 'content/home' | 'content/fallback' | 'content/today';

/** Blocks in the order of spec §2; each is an island. */
function HomePage({ actors, context }: PageProps<HomeActors, HomeContent>) {
  const content = contentOf(context, 'home');
  const fallback = contentOf(context, 'fallback');
  const film = hasFilm(context) ? content?.intro : undefined;
  return (
    <div className={classes['home']}>
      <div className={classes['today']}>
        <Island name="today">
          <ComingDays
            context={context}
            content={contentOf(context, 'today')}
            title={texts.comingDays}
            count={7}
          />
        </Island>
      </div>
      <div className={classes['top']}>
        <Island name="highlights">
          <Highlights highlights={actors.highlights} rotation={actors.highlightRotation} />
        </Island>
        <Island name="notices">
          <Notices notices={actors.notices} popup={actors.popup} isFirst={film === undefined} />
          {film && <Intro intro={actors.intro} film={film} />}
        </Island>
        <Island name="motion">
          <MotionSwitch motion={actors.motion} />
        </Island>
      </div>
      <Island name="registration">
        <RegistrationNotice registrations={actors.registrations} />
      </Island>
      {content && <AlumniBanner content={content.alumni} profile={context.site.profile} />}
      <Shortcuts content={content} />
      {content && (
        <Island name="banners">
          <Banners banners={content.banners} rotation={actors.bannerRotation} />
        </Island>
      )}
      {content && <Welcome content={content} />}
      <div className={classes['latest']}>
        <Island name="news">
          <LatestNews news={actors.news} rotation={actors.newsRotation} />
        </Island>
        <Island name="events">
          <LatestEvents
            events={actors.events}
            rotation={actors.eventRotation}
            now={context.now}
            picture={fallback?.pictures.event}
          />
        </Island>
      </div>
      <People actors={actors} fallback={fallback} />
      <Island name="albums">
        <AlbumTeaser albums={actors.albums} cover={fallback?.pictures.gallery} />
      </Island>
      <Island name="errors">
        <HomeErrorNotice actors={actors} />
      </Island>
    </div>
  );
}

interface PeopleProps {
  actors: HomeActors;
  fallback: Fallback | undefined;
}

/** Achievers, birthdays and the two messages. */
function People({ actors, fallback }: PeopleProps) {
  return (
    <>
      <div className={classes['people']}>
        <Island name="tenth">
          <Achievers of="X" toppers={actors.toppers} rotation={actors.tenthRotation} fallback={fallback} />
        </Island>
        <Island name="twelfth">
          <Achievers
            of="XII"
            toppers={actors.toppers}
            rotation={actors.twelfthRotation}
            fallback={fallback}
          />
        </Island>
        <Island name="birthdays">
          <Birthdays
            birthdays={actors.birthdays}
            rotation={actors.birthdayRotation}
            picture={fallback?.pictures.person}
          />
        </Island>
      </div>
      <Island name="messages">
        <Messages messages={actors.messages} fallback={fallback} />
      </Island>
    </>
  );
}
