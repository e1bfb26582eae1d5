import { Button, type ContactContent, Picture, pictureOf } from '@school/shared-deps';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import { texts } from '../../texts/contact-us';
import classes from './contact-us.module.css';
import { frameUrl } from './frame-url';
import type { mapMachine } from './map.machine';

interface SchoolMapProps {
  map: NonNullable<ContactContent['map']>;
  actor: ActorRefFrom<typeof mapMachine>;
}

/**
 * The school's own drawing of the way. The page requests nothing from OpenStreetMap until the visitor opens
 * its map.
 */
export function SchoolMap({ map, actor }: SchoolMapProps) {
  const isFramed = useSelector(actor, (snapshot) => snapshot.matches('framed'));
  return (
    <section className={classes['map']} aria-label={texts.map}>
      {isFramed ? (
        <iframe className={classes['frame']} src={frameUrl(map)} title={texts.mapFrame} height="450" />
      ) : (
        <Drawing {...map.picture} />
      )}
      <div className={classes['choice']}>
        <Button onClick={() => actor.send({ type: 'map.toggled' })}>
          {isFramed ? texts.showDrawing : texts.showFrame}
        </Button>
        {!isFramed && <p className={classes['notice']}>{texts.frameOrigin}</p>}
      </div>
    </section>
  );
}

function Drawing(picture: SchoolMapProps['map']['picture']) {
  const { caption } = picture;
  return (
    <figure>
      <Picture {...pictureOf(picture)} sizes="(width >= 800px) 48rem, 100vw" className={classes['drawing']} />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
