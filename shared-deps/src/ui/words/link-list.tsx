import type { Block } from '../../contract';
import classes from './words.module.css';
import { WordsLink } from './words-link';

type Items = Extract<Block, { type: 'links' }>['items'];

/** Where to go from here. */
export function LinkList({ items, paths }: { items: Items; paths: readonly string[] }) {
  return (
    <ul className={classes['links']}>
      {items.map(({ label, href }) => (
        <li key={href}>
          <WordsLink href={href} paths={paths}>
            {label}
          </WordsLink>
        </li>
      ))}
    </ul>
  );
}
