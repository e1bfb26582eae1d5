import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useSyncExternalStore } from 'react';

import { openFromServer, prepareIslands } from '../../testing/islands';
import { Island } from './island';

prepareIslands();

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
      return (
        <input
          name="search"
          aria-label="Search"
          value={value}
          onChange={({ target }) => text.set(target.value)}
        />
      );
    }
    return (
      <Island name="search">
        <form>
          <p>
            <Search />
          </p>
        </form>
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

  it('keeps them, the focus and the selection beside the icon of a password manager', async () => {
    const text = createText();
    const box = () => screen.getByLabelText<HTMLInputElement>('Search');
    const actEarly = () => {
      box().after(document.createElement('com-keeper-icon'));
      box().focus();
      type('fees');
      box().setSelectionRange(1, 3);
    };
    const inBrowser = pageOf(text, jest.fn());
    await openFromServer(pageOf(text, jest.fn()), { actEarly, inBrowser });
    await waitFor(() => expect(text.get()).toBe('fees'));
    expect(box()).toHaveFocus();
    expect([box().value, box().selectionStart, box().selectionEnd]).toEqual(['fees', 1, 3]);
  });
});
