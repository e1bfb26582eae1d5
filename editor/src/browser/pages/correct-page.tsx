import { useState } from 'react';

import type { FindAnswer, ReplaceRequest } from '../../api';
import { entryLink, makeChange, messageOf, send } from '../request';
import { Page } from '../ui/frame';

/** Corrects a text wherever it is, such as an old telephone number. */
export function CorrectPage() {
  const [{ from, to }, setTexts] = useState<ReplaceRequest>({ from: '', to: '' });
  const [places, setPlaces] = useState<FindAnswer['places']>();
  const [message, setMessage] = useState('');
  async function run(work: () => Promise<string>): Promise<void> {
    setMessage(await work().catch(messageOf));
  }
  const find = async () => {
    const found = (await send<FindAnswer>('GET', `api/find?text=${encodeURIComponent(from)}`)).places;
    setPlaces(found);
    return found.length === 1 ? '1 place has it.' : `${found.length} places have it.`;
  };
  const replace = async () => {
    await makeChange('POST', 'api/replace', { from, to });
    setPlaces(undefined);
    return 'Corrected everywhere. It can be undone below “Changes”.';
  };
  return (
    <Page title="Correct a text everywhere">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void run(places && to !== '' ? replace : find);
        }}
      >
        <label>
          The text as it is
          <input
            value={from}
            required
            onChange={({ target }) => {
              setTexts({ from: target.value, to });
              setPlaces(undefined);
            }}
          />
        </label>
        <label>
          The text as it should be
          <input value={to} onChange={({ target }) => setTexts({ from, to: target.value })} />
        </label>
        <button type="submit" className="action">
          {places?.length && to !== '' ? `Correct ${places.length} of them` : 'Find'}
        </button>
      </form>
      <p role="status">{message}</p>
      <ul className="rows">
        {places?.map(({ partKey, id, label }, index) => (
          <li key={`${partKey} ${id} ${index}`}>
            <a href={entryLink(partKey, id)}>{label}</a>
          </li>
        ))}
      </ul>
    </Page>
  );
}
