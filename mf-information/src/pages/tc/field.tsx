import { useId } from 'react';

interface FieldProps {
  label: string;
  name: string;
  /** The value that the visitor had sent when the server answered with this page. */
  posted: string | undefined;
  isMissing: boolean;
  /** Id of the form's error. */
  describedBy: string | undefined;
  onInput: () => void;
}

/** Longer than any name or number; two of them in any script fit into what the server reads. */
const MAX_LENGTH = 200;

export function Field({ label, name, posted, isMissing, describedBy, onInput }: FieldProps) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <input
        id={id}
        name={name}
        defaultValue={posted}
        autoComplete="off"
        maxLength={MAX_LENGTH}
        required
        aria-invalid={isMissing}
        aria-describedby={describedBy}
        onInput={onInput}
      />
    </p>
  );
}
