import classes from './figures.module.css';

/** Figures of the school in a row, such as 84 classrooms. */
export function Figures({ items }: { items: readonly { value: string; label: string }[] }) {
  return (
    <dl className={classes['figures']}>
      {items.map(({ value, label }) => (
        <div key={label} className={classes['figure']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
