import type { ReactNode } from 'react';

import classes from '../list-form.module.css';
import { texts } from '../texts';

interface FieldProps {
  label: string;
  children: ReactNode;
}

/** A control of the form with its label. */
export function Field({ label, children }: FieldProps) {
  return (
    <label className={classes['field']}>
      <span className="label">{label}</span>
      {children}
    </label>
  );
}

interface SelectFieldProps {
  label: string;
  name: string;
  value: string | number;
  options: readonly (string | number)[];
  /** The texts of the options, in their order; by default their values. */
  labels?: readonly string[];
  onChange: (value: string) => void;
}

/** A choice of one of several, or of all. */
export function SelectField({ label, options, labels, onChange, ...select }: SelectFieldProps) {
  return (
    <Field label={label}>
      <select {...select} onChange={({ target }) => onChange(target.value)}>
        <option value="All">{texts.all}</option>
        {options.map((each, index) => (
          <option key={each} value={each}>
            {labels?.[index] ?? each}
          </option>
        ))}
      </select>
    </Field>
  );
}
