import { classNames } from '@school/shared-deps/routes';

import { texts } from '../texts/classes';
import { ALL_CLASSES } from './chosen-class';

/** The options of a choice of class. */
export function ClassOptions() {
  return (
    <>
      <option value={ALL_CLASSES}>{texts.all}</option>
      {classNames.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </>
  );
}
