import { createKeys, type Fallback, percentage } from '@school/shared-deps';
import { Carousel, type Rotation } from '@school/shared-deps/carousel';

import { texts } from '../../texts/home';
import { HomeBlock } from './block';
import type { HomeActors } from './home.actors';
import { toppersOf } from './home.excerpts';
import { Person } from './person';
import classes from './person.module.css';
import { useRecords } from './use-records';

const pages = { X: '/ToppersICSE', XII: '/ToppersISC' };

interface AchieversProps extends Pick<HomeActors, 'toppers'> {
  /** Only records of this class are shown (spec §2). */
  of: 'X' | 'XII';
  rotation: Rotation;
  fallback: Fallback | undefined;
}

export function Achievers({ of, toppers, rotation, fallback }: AchieversProps) {
  const records = toppersOf(useRecords(toppers), of);
  const title = texts.achievers(of);
  const keyOf = createKeys();
  return (
    <HomeBlock title={title} href={pages[of]}>
      {records.length === 0 && fallback && (
        <Achiever {...fallback.achiever} photo={fallback.pictures.person.file} />
      )}
      {records.length > 0 && (
        <Carousel label={title} rotation={rotation}>
          {records.map(({ _id, name, stream, division, attachments }) => (
            <Achiever
              key={keyOf(_id)}
              name={name}
              stream={stream}
              division={division}
              photo={attachments[0] ?? fallback?.pictures.person.file}
            />
          ))}
        </Carousel>
      )}
    </HomeBlock>
  );
}

interface AchieverProps {
  name: string;
  stream: string;
  division: string;
  photo: string | undefined;
}

function Achiever({ name, stream, division, photo }: AchieverProps) {
  return (
    <Person name={name} photo={photo}>
      {stream !== '' && <p>{stream}</p>}
      <p className={classes['figure']}>{percentage(division)}</p>
    </Person>
  );
}
