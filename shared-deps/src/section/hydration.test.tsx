import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';

import { leaveSchedulingToReact } from '../testing/react-scheduling';
import { HydrationContext, Slice, type SliceTrigger } from './hydration';
import { createHydrationGates } from './hydration-gates';

leaveSchedulingToReact();

const lives = jest.fn();
let root: Root | undefined;

beforeEach(() => lives.mockReset());

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function Counter() {
  const [count, setCount] = useState(0);
  useEffect(() => void lives(), []);
  return <button onClick={() => setCount(count + 1)}>{`Pressed ${count} times`}</button>;
}

function CounterPage({ trigger }: { trigger: SliceTrigger }) {
  return (
    <>
      <h1>News</h1>
      <Slice name="counter" trigger={trigger}>
        <Counter />
      </Slice>
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

/** Shows a page's HTML, lets the visitor act on it, and then gives it life as far as its slices allow. */
async function openFromServer(page: ReactElement, actEarly?: () => void) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  actEarly?.();
  const gates = createHydrationGates(container);
  root = hydrateRoot(container, <HydrationContext value={gates}>{page}</HydrationContext>);
  await aWhile();
}

/** Longer than React needs for anything on these pages. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('a slice of a page from the server', () => {
  it('stands as the server made it until somebody means to use the page', async () => {
    await openFromServer(<CounterPage trigger="intent" />);
    expect(screen.getByRole('button')).toHaveTextContent('Pressed 0 times');
    expect(lives).not.toHaveBeenCalled();
    fireEvent.pointerOver(screen.getByRole('heading'));
    await waitFor(() => expect(lives).toHaveBeenCalledTimes(1));
  });

  it('is not given life by what happens elsewhere in the document', async () => {
    await openFromServer(<CounterPage trigger="intent" />);
    fireEvent.pointerOver(document.body);
    await aWhile();
    expect(lives).not.toHaveBeenCalled();
  });

  it('hears the very press that gave it life', async () => {
    await openFromServer(<CounterPage trigger="intent" />);
    const button = screen.getByRole('button');
    fireEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Pressed 1 times'));
    expect(button).toBeInTheDocument();
  });

  it('lives nowhere when nothing in it ever changes', async () => {
    await openFromServer(<CounterPage trigger="never" />);
    fireEvent.click(screen.getByRole('button'));
    await aWhile();
    expect(screen.getByRole('button')).toHaveTextContent('Pressed 0 times');
    expect(lives).not.toHaveBeenCalled();
  });

  it('is given life when the browser has nothing better to do', async () => {
    const idle = stubIdleTime();
    await openFromServer(<CounterPage trigger="idle" />);
    expect(lives).not.toHaveBeenCalled();
    idle();
    await waitFor(() => expect(lives).toHaveBeenCalledTimes(1));
  });

  it('is given life when it is about to be seen', async () => {
    const see = stubSight();
    await openFromServer(<CounterPage trigger="visible" />);
    see(false);
    await aWhile();
    expect(lives).not.toHaveBeenCalled();
    see(true);
    await waitFor(() => expect(lives).toHaveBeenCalledTimes(1));
  });

  it('lives at once where the browser renders the page anew', async () => {
    render(<CounterPage trigger="never" />);
    await waitFor(() => expect(lives).toHaveBeenCalledTimes(1));
  });
});

describe('what a visitor did before the page lived', () => {
  const page = (
    <Slice name="choice" trigger="intent">
      <Choice />
    </Slice>
  );
  const year = () => screen.getByLabelText<HTMLSelectElement>('Year');
  const search = () => screen.getByLabelText<HTMLInputElement>('Search');

  it('is heard: a year that was chosen', async () => {
    await openFromServer(page, () => (year().value = '2025'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^2025$/));
    expect(year()).toHaveDisplayValue('2025');
  });

  it('is heard: a text that was typed', async () => {
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

/** Stands in for the browser's idle time; the answer says that it has come. */
function stubIdleTime() {
  const waiting: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (work: () => void) => waiting.push(work) });
  return () => waiting.forEach((work) => work());
}

/** Stands in for the browser's observer; the answer says whether what is observed can be seen. */
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
