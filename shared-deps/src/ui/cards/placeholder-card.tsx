import { CardTitle } from './card';
import classes from './card.module.css';

interface PlaceholderCardProps {
  title: string;
  /** As it stands in the spec, such as `DD.MM.YYYY`. */
  date?: string;
  text?: string;
  level?: 2 | 3;
}

/** Stands where a list has nothing to show (spec §8). */
export function PlaceholderCard({ title, date, text, level = 2 }: PlaceholderCardProps) {
  return (
    <article className={classes['placeholder']}>
      <CardTitle level={level}>{title}</CardTitle>
      {date !== undefined && <p className={classes['facts']}>{date}</p>}
      {text !== undefined && <p className={classes['description']}>{text}</p>}
    </article>
  );
}
