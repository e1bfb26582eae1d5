import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, useEffect, useState } from 'react';

import { Hydrated, openFromServer, prepareIslands, stubObservers } from '../../testing/islands';
import { translate } from '../../testing/translate';
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
      <StaticHtml name="page">
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

it('of HTML around the islands, what somebody else has changed stays, also where React renders anew', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const page = (heading: string) => (
    <Suspense>
      <h1>{heading}</h1>
      <StaticHtml name="words">
        <a href="/Events">All events</a>
      </StaticHtml>
      <Island name="counter">
        <Counter />
      </Island>
    </Suspense>
  );
  await openFromServer(page('News'), {
    actEarly: () => translate(),
    inBrowser: page('Other news'),
  });
  await until(() => screen.getByRole('heading').textContent === 'Other news');
  expect(screen.getByRole('link', { name: 'All events' })).toBeVisible();
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Pressed 1 times'));
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

  it('leaves what the server sent, with a line that says so, where it fails while it is hydrated', async () => {
    await openFromServer(pageOf(false), { inBrowser: pageOf(true) });
    expect(await screen.findByText('Some controls of this part do not work at the moment.')).toBeVisible();
    expect(screen.getByText('All is well')).toBeVisible();
    expect(screen.getByRole('button')).toBeVisible();
  });

  it('leaves what the server sent where a press breaks it', async () => {
    let isBroken = false;
    function Fragile() {
      const [, setPressed] = useState(false);
      if (isBroken) throw new Error('no such date');
      const press = () => {
        isBroken = true;
        setPressed(true);
      };
      return <button onClick={press}>Break</button>;
    }
    const fragile = (
      <Island name="fragile">
        <a href="/Events">All events</a>
        <Fragile />
      </Island>
    );
    await openFromServer(fragile);
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Some controls of this part do not work at the moment.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All events' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Break' })).toBeVisible();
  });

  it('is rendered again by the browser when it has failed on the server', async () => {
    await openFromServer(pageOf(true), { inBrowser: pageOf(false) });
    expect(await screen.findByText('All is well')).toBeVisible();
    expect(placeholder()).not.toBeInTheDocument();
  });
});
