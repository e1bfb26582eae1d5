import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, useEffect, useState } from 'react';

import { Hydrated, openFromServer, prepareIslands, stubObservers } from '../../testing/islands';
import { until } from '../../testing/until';
import { StaticHtml } from '../ui/static-html';
import { Island } from './island';

prepareIslands();

const hydrated = jest.fn();
beforeEach(() => void hydrated.mockReset());

function Counter() {
  const [count, setCount] = useState(0);
  useEffect(() => void hydrated(), []);
  return <button onClick={() => setCount(count + 1)}>{`Pressed ${count} times`}</button>;
}

function CounterPage() {
  return (
    <>
      <h1>News</h1>
      <Island name="counter">
        <Counter />
      </Island>
    </>
  );
}

describe('an island of a page from the server', () => {
  it('is not hydrated by interactions elsewhere in the document', async () => {
    const waiting = stubIdleTime();
    await openFromServer(<CounterPage />);
    fireEvent.pointerOver(document.body);
    await until(() => waiting.length > 0);
    expect(hydrated).not.toHaveBeenCalled();
  });

  it('is hydrated when it is in view and the browser is idle', async () => {
    const waiting = stubIdleTime();
    await openFromServer(<CounterPage />);
    await until(() => waiting.length > 0);
    expect(hydrated).not.toHaveBeenCalled();
    waiting.forEach((work) => work());
    await waitFor(() => expect(hydrated).toHaveBeenCalledTimes(1));
  });

  it('is hydrated shortly before it comes into view, and the page is interactive without it', async () => {
    const { see } = stubObservers(false);
    await openFromServer(<CounterPage />);
    await until(() => document.documentElement.dataset['boot'] === 'interactive');
    expect(hydrated).not.toHaveBeenCalled();
    see(true);
    await waitFor(() => expect(hydrated).toHaveBeenCalledTimes(1));
  });
});

it('of a page that never changes, the HTML of the server stays, and its clicks reach the document', async () => {
  const clicked = jest.fn();
  const around = jest.fn();
  document.addEventListener('click', clicked, { once: true });
  await openFromServer(
    <Suspense>
      <StaticHtml>
        <Counter />
      </StaticHtml>
      <Hydrated onHydrated={around} />
    </Suspense>,
  );
  await until(() => around.mock.calls.length > 0);
  fireEvent.click(screen.getByRole('button'));
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 0 times');
  expect(hydrated).not.toHaveBeenCalled();
});

/** Replaces the browser's idle time; returns the work that waits for it. */
function stubIdleTime() {
  const waiting: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (work: () => void) => waiting.push(work) });
  return waiting;
}

describe('an island that fails', () => {
  function Broken({ isBroken }: { isBroken: boolean }) {
    if (isBroken) throw new Error('no such date');
    return <p>All is well</p>;
  }
  const pageOf = (isBroken: boolean) => (
    <>
      <Island name="broken">
        <Broken isBroken={isBroken} />
      </Island>
      <Island name="counter">
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
    await openFromServer(pageOf(true), { inBrowser: pageOf(false) });
    expect(await screen.findByText('All is well')).toBeVisible();
    expect(placeholder()).not.toBeInTheDocument();
  });
});
