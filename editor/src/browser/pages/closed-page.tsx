import { useState } from 'react';

import type { PartAnswer } from '../../api';
import { entryAddress, makeChange, messageOf, partAddress, send } from '../request';
import { Confirmation } from '../ui/confirmation';
import { Page } from '../ui/frame';

const partKey = 'notice';

/** The urgent notice of a day without school. It ends by itself. */
export async function loadClosedPage() {
  const { entries } = await send<PartAnswer>('GET', partAddress(partKey));
  return <ClosedPage id={entries[0]?.id ?? 'new'} version={entries[0]?.version} now={new Date()} />;
}

function ClosedPage({ id, version, now }: { id: string; version: string | undefined; now: Date }) {
  const [text, setText] = useState(`School is closed today, ${dayOf(now)}. The buses do not run.`);
  const [isAsking, setAsking] = useState(false);
  const [message, setMessage] = useState('');
  const until = now.getHours() < 18 ? '18:00' : '23:59';
  async function publish(): Promise<void> {
    setAsking(false);
    const value = { text, until: `${isoDayOf(now)}T${until}`, level: 'urgent' };
    const saved = makeChange('PUT', entryAddress(partKey, id), { value, version });
    setMessage(
      await saved.then(
        () => `Parents see it now, until ${until}. It can be undone below “Changes”.`,
        messageOf,
      ),
    );
  }
  return (
    <Page title="Closed today">
      <label>
        The sentence for parents
        <textarea rows={3} maxLength={200} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <p>On top of every page until {until} today.</p>
      <p>
        <button type="button" className="action" onClick={() => setAsking(true)}>
          Show it to parents
        </button>
      </p>
      <p role="status">{message}</p>
      {isAsking && (
        <Confirmation
          title="Parents will read:"
          action="Publish now"
          onConfirm={() => void publish()}
          onCancel={() => setAsking(false)}
        >
          <strong>{text}</strong>
          <p>It goes away by itself at {until}.</p>
        </Confirmation>
      )}
    </Page>
  );
}

function dayOf(date: Date): string {
  return date.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
}

/** The day on this device's clock, as `2026-11-28`. */
function isoDayOf(date: Date): string {
  return date.toLocaleDateString('en-CA');
}
