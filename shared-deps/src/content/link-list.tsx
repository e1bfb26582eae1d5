import type { Block } from '../contract';
import classes from './content.module.css';
import { ContentLink } from './content-link';

type Items = Extract<Block, { type: 'links' }>['items'];

/** Links to pages and other addresses, in a list. */
export function LinkList({ items }: { items: Items }) {
  return (
    <ul className={classes['links']}>
      {items.map(({ label, href }) => (
        <li key={href}>
          <ContentLink href={href}>{label}</ContentLink>
        </li>
      ))}
    </ul>
  );
}
