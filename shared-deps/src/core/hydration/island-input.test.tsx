import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

import { Hydrated, openFromServer, prepareIslands } from '../../testing/islands';
import { until } from '../../testing/until';
import { Island } from './island';

prepareIslands();

const hydrated = jest.fn();

function Choice() {
  const [year, setYear] = useState('2026');
  const [search, setSearch] = useState('');
  return (
    <>
      <select aria-label="Year" value={year} onChange={({ target }) => setYear(target.value)}>
        <option>2026</option>
        <option>2025</option>
      </select>
      <input aria-label="Search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <output>{`${year} ${search}`}</output>
      <Hydrated onHydrated={hydrated} />
    </>
  );
}

describe('what a visitor did before hydration', () => {
  const page = (
    <Island name="choice" hydrate="idle">
      <Choice />
    </Island>
  );
  const year = () => screen.getByLabelText<HTMLSelectElement>('Year');
  const search = () => screen.getByLabelText<HTMLInputElement>('Search');

  it('is replayed: a year that was chosen', async () => {
    await openFromServer(page, { actEarly: () => (year().value = '2025') });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^2025$/));
    expect(year()).toHaveDisplayValue('2025');
  });

  it('is replayed: a text that was typed', async () => {
    await openFromServer(page, { actEarly: () => (search().value = 'fees') });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^2026 fees$/));
    expect(search()).toHaveDisplayValue('fees');
  });

  it('changes nothing when nothing was done', async () => {
    await openFromServer(page);
    fireEvent.pointerOver(year());
    await until(() => hydrated.mock.calls.length > 0);
    expect(screen.getByRole('status')).toHaveTextContent(/^2026$/);
    expect(search()).toHaveDisplayValue('');
  });
});

describe('what a visitor types while an island is being hydrated', () => {
  /** A text outside React, as the actor of a list keeps it. */
  function createText() {
    const listeners = new Set<() => void>();
    let text = '';
    return {
      get: () => text,
      set: (next: string) => {
        text = next;
        listeners.forEach((listen) => listen());
      },
      subscribe: (listen: () => void) => {
        listeners.add(listen);
        return () => listeners.delete(listen);
      },
    };
  }

  function pageOf(text: ReturnType<typeof createText>, onCommit: () => void) {
    function Search() {
      const value = useSyncExternalStore(text.subscribe, text.get, text.get);
      useLayoutEffect(onCommit, []);
      return <input aria-label="Search" value={value} onChange={({ target }) => text.set(target.value)} />;
    }
    return (
      <Island name="search" hydrate="idle">
        <Search />
      </Island>
    );
  }

  /** Adds a letter to what the box shows, as the browser does. */
  function type(letter: string) {
    const box = screen.getByLabelText<HTMLInputElement>('Search');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, box.value + letter);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }

  it.each(['', 'fe'])('keeps every letter, after “%s” that was typed before', async (before) => {
    const text = createText();
    // the browser lets keys pass ahead of the task in which React runs its effects
    const typeOn = () => queueMicrotask(() => Array.from('xyz').forEach(type));
    await openFromServer(pageOf(text, typeOn), { actEarly: () => Array.from(before).forEach(type) });
    fireEvent.pointerOver(screen.getByLabelText('Search'));
    await waitFor(() => expect(screen.getByLabelText('Search')).toHaveDisplayValue(`${before}xyz`));
    expect(text.get()).toBe(`${before}xyz`);
  });
});
