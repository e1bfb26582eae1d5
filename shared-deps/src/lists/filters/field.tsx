import type { ReactNode } from 'react';

import classes from '../list-form.module.css';

interface FieldProps {
  label: string;
  /** Takes the width that the other fields leave. */
  grows?: boolean;
  children: ReactNode;
}

/** A control of the form with its label. */
export function Field({ label, grows, children }: FieldProps) {
  return (
    <label className={grows ? classes['wideField'] : classes['field']}>
      <span className="label">{label}</span>
      {children}
    </label>
  );
}
