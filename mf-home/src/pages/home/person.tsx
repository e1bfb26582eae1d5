import { fileUrl, Picture } from '@school/shared-deps';
import type { ReactNode } from 'react';

import classes from './person.module.css';

interface PersonProps {
  name: string;
  /** File of the photo. */
  photo: string | undefined;
  children: ReactNode;
}

/** A face with a name and what is said of it. */
export function Person({ name, photo, children }: PersonProps) {
  const src = fileUrl(photo);
  return (
    <div className={classes['person']}>
      {src !== undefined && (
        <Picture src={src} alt="" width={240} height={240} className={classes['photo']} />
      )}
      <div>
        <h3>{name}</h3>
        {children}
      </div>
    </div>
  );
}
