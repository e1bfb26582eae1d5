import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';

import { leaveSchedulingToReact } from '../../testing/react-scheduling';
import { HydrationContext, Island, type HydrateOn } from './island';
import { createIslandScheduler } from './island-scheduler';

leaveSchedulingToReact();

const hydrated = jest.fn();
let root: Root | undefined;

beforeEach(() => {
  hydrated.mockReset();
  // jsdom has no time line
  Object.assign(performance, { mark: jest.fn() });
  Object.assign(navigator, { connection: {} });
  delete (globalThis as { requestIdleCallback?: unknown }).requestIdleCallback;
});

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function Counter() {
  const [count, setCount] = useState(0);
  useEffect(() => void hydrated(), []);
  return <button onClick={() => setCount(count + 1)}>{`Pressed ${count} times`}</button>;
}

function CounterPage({ hydrate }: { hydrate: HydrateOn }) {
  return (
    <>
      <h1>News</h1>
      <Island name="counter" hydrate={hydrate}>
        <Counter />
      </Island>
    </>
  );
}

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
    </>
  );
}

/** Shows a page's HTML, lets the visitor act on it, and then hydrates it as far as its islands allow. */
async function openFromServer(page: ReactElement, actEarly?: () => void) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  actEarly?.();
  const scheduler = createIslandScheduler(container);
  root = hydrateRoot(container, <HydrationContext value={scheduler}>{page}</HydrationContext>);
  await aWhile();
}

/** Longer than React needs for anything on these pages. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('an island of a page from the server', () => {
  it('stays as the server rendered it until a visitor who saves data interacts with the page', async () => {
    saveData();
    stubIdleTime()();
    await openFromServer(<CounterPage hydrate="interaction" />);
    expect(screen.getByRole('button')).toHaveTextContent('Pressed 0 times');
    expect(hydrated).not.toHaveBeenCalled();
    fireEvent.pointerOver(screen.getByRole('heading'));
    await waitFor(() => expect(hydrated).toHaveBeenCalledTimes(1));
  });

  it('is not hydrated by interactions elsewhere in the document', async () => {
    await openFromServer(<CounterPage hydrate="interaction" />);
    fireEvent.pointerOver(document.body);
    await aWhile();
    expect(hydrated).not.toHaveBeenCalled();
  });

  it('receives the click that hydrated it', async () => {
    await openFromServer(<CounterPage hydrate="interaction" />);
    const button = screen.getByRole('button');
    fireEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Pressed 1 times'));
    expect(button).toBeInTheDocument();
  });

  it('is never hydrated when nothing in it changes', async () => {
    await openFromServer(<CounterPage hydrate="never" />);
    fireEvent.click(screen.getByRole('button'));
    await aWhile();
    expect(screen.getByRole('button')).toHaveTextContent('Pressed 0 times');
    expect(hydrated).not.toHaveBeenCalled();
  });

  it.each(['idle', 'interaction'] as const)(
    'of the kind “%s” is hydrated when the browser is idle',
    async (kind) => {
      const idle = stubIdleTime();
      await openFromServer(<CounterPage hydrate={kind} />);
      expect(hydrated).not.toHaveBeenCalled();
      idle();
      await waitFor(() => expect(hydrated).toHaveBeenCalledTimes(1));
    },
  );

  it('is hydrated shortly before it comes into view', async () => {
    const see = stubSight();
    await openFromServer(<CounterPage hydrate="visible" />);
    see(false);
    await aWhile();
    expect(hydrated).not.toHaveBeenCalled();
    see(true);
    await waitFor(() => expect(hydrated).toHaveBeenCalledTimes(1));
  });

  it('is rendered at once when the browser renders the page itself', async () => {
    render(<CounterPage hydrate="never" />);
    await waitFor(() => expect(hydrated).toHaveBeenCalledTimes(1));
  });
});

describe('what a visitor did before hydration', () => {
  const page = (
    <Island name="choice" hydrate="interaction">
      <Choice />
    </Island>
  );
  const year = () => screen.getByLabelText<HTMLSelectElement>('Year');
  const search = () => screen.getByLabelText<HTMLInputElement>('Search');

  it('is replayed: a year that was chosen', async () => {
    await openFromServer(page, () => (year().value = '2025'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^2025$/));
    expect(year()).toHaveDisplayValue('2025');
  });

  it('is replayed: a text that was typed', async () => {
    await openFromServer(page, () => (search().value = 'fees'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^2026 fees$/));
    expect(search()).toHaveDisplayValue('fees');
  });

  it('changes nothing when nothing was done', async () => {
    await openFromServer(page);
    fireEvent.pointerOver(year());
    await aWhile();
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
      <Island name="search" hydrate="interaction">
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
    await openFromServer(pageOf(text, typeOn), () => Array.from(before).forEach(type));
    fireEvent.pointerOver(screen.getByLabelText('Search'));
    await waitFor(() => expect(screen.getByLabelText('Search')).toHaveDisplayValue(`${before}xyz`));
    expect(text.get()).toBe(`${before}xyz`);
  });
});

/** Replaces the browser's idle time; the returned function lets it come. */
function saveData() {
  Object.assign(navigator, { connection: { saveData: true } });
}

function stubIdleTime() {
  const waiting: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (work: () => void) => waiting.push(work) });
  return () => waiting.forEach((work) => work());
}

/** Replaces the browser's observer; the returned function says whether the element is in view. */
function stubSight() {
  let notify: (isIntersecting: boolean) => void = () => undefined;
  class StubbedObserver {
    observe = () => undefined;
    disconnect = () => (notify = () => undefined);
    constructor(listen: (entries: { isIntersecting: boolean }[]) => void) {
      notify = (isIntersecting) => listen([{ isIntersecting }]);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: StubbedObserver });
  return (isIntersecting: boolean) => notify(isIntersecting);
}

describe('an island that fails', () => {
  function Broken({ isBroken }: { isBroken: boolean }) {
    if (isBroken) throw new Error('no such date');
    return <p>All is well</p>;
  }
  const pageOf = (isBroken: boolean) => (
    <>
      <Island name="broken" hydrate="interaction">
        <Broken isBroken={isBroken} />
      </Island>
      <Island name="counter" hydrate="interaction">
        <Counter />
      </Island>
    </>
  );
  const placeholder = () => screen.queryByText('This part cannot be shown at the moment.');

  beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());

  it('shows its placeholder in the HTML of the server and breaks no other island', async () => {
    await openFromServer(pageOf(true));
    expect(placeholder()).toBeVisible();
    fireEvent.pointerOver(screen.getByRole('button'));
    await waitFor(() => expect(hydrated).toHaveBeenCalled());
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Pressed 1 times'));
    expect(placeholder()).toBeVisible();
  });

  it('shows its placeholder where it fails in the browser alone', () => {
    const { rerender } = render(pageOf(false));
    expect(screen.getByText('All is well')).toBeVisible();
    rerender(pageOf(true));
    expect(placeholder()).toBeVisible();
    expect(screen.getByRole('button')).toBeVisible();
  });

  it('is rendered again by the browser when it has failed on the server', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(pageOf(true));
    document.body.append(container);
    const scheduler = createIslandScheduler(container);
    root = hydrateRoot(container, <HydrationContext value={scheduler}>{pageOf(false)}</HydrationContext>, {
      onRecoverableError: () => undefined,
    });
    expect(await screen.findByText('All is well')).toBeVisible();
    expect(placeholder()).not.toBeInTheDocument();
  });
});
