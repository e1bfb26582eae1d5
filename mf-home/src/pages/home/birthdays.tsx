import { type PictureFile, PlaceholderCard } from '@school/shared-deps';

import { Block } from './block';
import type { HomeActors, Rotation } from './home.actors';
import { Person } from './person';
import { Slider } from './slider';
import { useRecords } from './use-records';

interface BirthdaysProps extends Pick<HomeActors, 'birthdays'> {
  rotation: Rotation;
  /** Stands for a pupil without a photo. */
  picture: PictureFile | undefined;
}

export function Birthdays({ birthdays, rotation, picture }: BirthdaysProps) {
  const records = useRecords(birthdays);
  return (
    <Block title="Birthdays">
      {records.length === 0 ? (
        <PlaceholderCard level={3} title="Happy Birthday" date="DD / MM" text="Stay Tuned For More Updates" />
      ) : (
        <Slider label="Birthdays" rotation={rotation} slidesPerView="two">
          {records.map(({ _id, name, class: form, attachments }, at) => (
            <Person key={_id || at} name={name} photo={attachments[0] ?? picture?.file}>
              <p>{form}</p>
            </Person>
          ))}
        </Slider>
      )}
    </Block>
  );
}
