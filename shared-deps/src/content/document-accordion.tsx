import { useId } from 'react';

import type { DocumentLink } from '../contract';
import { DocumentFrame } from './document-frame';

/** Documents that unfold one at a time; the first is open (spec §4, calendar accordion). */
export function DocumentAccordion({ items }: { items: readonly DocumentLink[] }) {
  const group = useId();
  return (
    <div className="accordion">
      {items.map((item, at) => (
        <details key={at} name={group} open={at === 0}>
          <summary>{item.title}</summary>
          <DocumentFrame {...item} />
        </details>
      ))}
    </div>
  );
}
