import type { PictureFile } from '@school/shared-deps';
import { Carousel, type Rotation } from '@school/shared-deps/carousel';
import { PlaceholderCard, placeholders, RemovalLink, useList } from '@school/shared-deps/lists';

import { texts } from '../../texts/home';
import { HomeBlock } from './block';
import type { HomeActors } from './home.actors';
import { More } from './more';
import { Person } from './person';

interface BirthdaysProps extends Pick<HomeActors, 'birthdays'> {
  rotation: Rotation;
  /** Picture of a pupil without a photo. */
  picture: PictureFile | undefined;
}

export function Birthdays({ birthdays, rotation, picture }: BirthdaysProps) {
  const { shown } = useList(birthdays);
  return (
    <HomeBlock title={texts.birthdays}>
      {shown.length === 0 ? (
        <PlaceholderCard level={3} {...placeholders.birthday} />
      ) : (
        <Carousel label={texts.birthdays} rotation={rotation} slidesPerView="two">
          {shown.map(({ key, record: { name, class: form, attachments } }) => (
            <Person key={key} name={name} photo={attachments[0] ?? picture?.file}>
              <p>{form}</p>
            </Person>
          ))}
        </Carousel>
      )}
      {shown.length > 0 && <RemovalLink address="/home" />}
      <More block={birthdays} />
    </HomeBlock>
  );
}
