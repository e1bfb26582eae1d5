import { useId } from 'react';

import classes from './tc-form.module.css';

interface FieldProps {
  label: string;
  name: string;
  isMissing: boolean;
  /** Id of the error that stands for the whole form. */
  describedBy: string | undefined;
  onInput: () => void;
}

export function Field({ label, name, isMissing, describedBy, onInput }: FieldProps) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id} className={classes['label']}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        autoComplete="off"
        required
        aria-invalid={isMissing}
        aria-describedby={describedBy}
        onInput={onInput}
      />
    </p>
  );
}
