import classes from './total.module.css';

/** `Total Circulars: 2`, announced as it changes. */
export function Total({ noun, count }: { noun: string; count: number }) {
  return (
    <p className={classes['total']} aria-live="polite">
      {`Total ${noun}: ${count}`}
    </p>
  );
}
