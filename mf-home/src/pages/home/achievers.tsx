import { type Fallback, percentage } from '@school/shared-deps';

import { Block } from './block';
import type { HomeActors, Rotation } from './home.actors';
import { Person } from './person';
import classes from './person.module.css';
import { Slider } from './slider';
import { useRecords } from './use-records';

const pages = {
  X: { title: 'Class X Achievers', href: '/ToppersICSE' },
  XII: { title: 'Class XII Achievers', href: '/ToppersISC' },
};

interface AchieversProps extends Pick<HomeActors, 'toppers'> {
  /** Only records of this class are shown (spec §2). */
  of: 'X' | 'XII';
  rotation: Rotation;
  paths: readonly string[];
  fallback: Fallback | undefined;
}

export function Achievers({ of, toppers, rotation, paths, fallback }: AchieversProps) {
  const records = useRecords(toppers).filter((topper) => topper.class === of);
  const { title, href } = pages[of];
  return (
    <Block title={title} href={href} paths={paths}>
      {records.length === 0 && fallback && (
        <Achiever {...fallback.achiever} photo={fallback.pictures.person.file} />
      )}
      {records.length > 0 && (
        <Slider label={title} rotation={rotation}>
          {records.map(({ _id, name, stream, division, attachments }, at) => (
            <Achiever
              key={_id || at}
              name={name}
              stream={stream}
              division={division}
              photo={attachments[0] ?? fallback?.pictures.person.file}
            />
          ))}
        </Slider>
      )}
    </Block>
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
