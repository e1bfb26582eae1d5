import { useState } from 'react';

import type { ChangesAnswer } from '../../api';
import { undoChange } from '../entry/entry-requests';
import { messageOf, send } from '../request';
import { Page } from '../ui/frame';

/** The last changes, each of which is taken back by one press. */
export async function loadChangesPage() {
  const answer = await send<ChangesAnswer>('GET', 'api/changes');
  return <ChangesPage answer={answer} />;
}

function ChangesPage({ answer }: { answer: ChangesAnswer }) {
  const [changes, setChanges] = useState(answer.changes);
  const [message, setMessage] = useState('');
  async function undo(id: string): Promise<void> {
    try {
      await undoChange(id);
      setChanges((await send<ChangesAnswer>('GET', 'api/changes')).changes);
      setMessage('Undone. The site shows what it showed before.');
    } catch (error) {
      setMessage(messageOf(error));
    }
  }
  return (
    <Page title="Changes">
      <p role="status">{message}</p>
      <ol className="rows">
        {changes.map(({ id, at, by, what, isUndone }) => (
          <li key={id}>
            <span>
              {by} {what},{' '}
              <time>{new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}</time>
            </span>
            {isUndone ? (
              <span>undone</span>
            ) : (
              <button type="button" aria-label={`Undo: ${by} ${what}`} onClick={() => void undo(id)}>
                Undo
              </button>
            )}
          </li>
        ))}
      </ol>
    </Page>
  );
}
