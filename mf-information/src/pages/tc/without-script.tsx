import { PhoneLink } from '@school/shared-deps';

import classes from './tc-form.module.css';

/** Stands in for the form, which would put names where they do not belong without a script. */
export function WithoutScript({ phones }: { phones: readonly string[] }) {
  return (
    <p className={classes['withoutScript']}>
      {
        'The lookup needs JavaScript, which is switched off in this browser. The school office helps by telephone: '
      }
      {phones.map((phone, at) => (
        <span key={phone}>
          {at > 0 && ' or '}
          <PhoneLink phone={phone} />
        </span>
      ))}
      .
    </p>
  );
}
