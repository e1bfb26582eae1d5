import { useState } from 'react';

import type { FolderAnswer, PartAnswer } from '../../api';
import { readDraft } from '../entry/drafts';
import { EntryPage } from '../entry/entry-page';
import { entryLink, partAddress, send } from '../request';
import { Page } from '../ui/frame';

/** A list, the entry of a list that is named by its id, or the form of a page. */
export async function loadPartPage(key: string, id = '') {
  const [part, folder] = await Promise.all([
    send<PartAnswer>('GET', partAddress(key)),
    send<FolderAnswer>('GET', 'api/folder'),
  ]);
  if (part.kind === 'list' && id === '') return <ListPage part={part} />;
  const entry = part.kind === 'list' ? part.entries.find((each) => each.id === id) : part.entries[0];
  if (!entry && id !== 'new' && part.kind === 'list') throw new Error('This entry has been removed.');
  const draft = readDraft(key, entry?.id ?? 'new');
  return <EntryPage part={part} folder={folder} entry={entry} draft={draft} />;
}

function ListPage({ part: { key, label, entries } }: { part: PartAnswer }) {
  const [words, setWords] = useState('');
  const shown = entries.filter(({ title }) => title.toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <Page title={label}>
      <p>
        <a className="action" href={entryLink(key, 'new')}>
          New
        </a>
      </p>
      <label>
        Search
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <p role="status">{shown.length === 1 ? '1 entry' : `${shown.length} entries`}</p>
      <ul className="rows">
        {shown.map(({ id, title, day }) => (
          <li key={id}>
            <a href={entryLink(key, id)}>{title}</a> {day !== undefined && <span>{day}</span>}
          </li>
        ))}
      </ul>
    </Page>
  );
}
