import { type AnyActorRef, createActor, createMachine, SimulatedClock } from 'xstate';

import { testEveryTransition } from '../testing/every-transition';
import { pauseWhile } from './pause-while';
import { isStopped, rotationMachine } from './rotation.machine';

function startRotation() {
  const clock = new SimulatedClock();
  const advance = jest.fn();
  const rotation = createActor(rotationMachine, { clock }).start();
  rotation.on('slide.due', advance);
  rotation.send({ type: 'carousel.attached' });
  return { clock, advance, rotation };
}

/** A page with two things that may cover its carousel. */
function startPage() {
  const cover = createMachine({
    initial: 'closed',
    states: { closed: { on: { toggled: 'open' } }, open: { on: { toggled: 'closed' } } },
  });
  const onSnapshot = { actions: pauseWhile('covered', 'open', ['film', 'popup']) };
  const page = createMachine({
    invoke: [
      { id: 'rotation', systemId: 'rotation', src: rotationMachine },
      { id: 'film', systemId: 'film', src: cover, onSnapshot },
      { id: 'popup', systemId: 'popup', src: cover, onSnapshot },
    ],
  });
  return createActor(page, { clock: new SimulatedClock() }).start().system.getAll() as Record<
    'rotation' | 'film' | 'popup',
    AnyActorRef
  >;
}

describe('the rotation of a carousel', () => {
  testEveryTransition(rotationMachine, {
    events: [
      { type: 'carousel.attached' },
      { type: 'carousel.detached' },
      { type: 'pause.changed', why: 'hover', isPaused: true },
      { type: 'pause.changed', why: 'visitor', isPaused: true },
      { type: 'pause.changed', why: 'hover', isPaused: false },
      { type: 'rotation.toggled' },
    ],
    distinguish: ({ pauses }) => [...pauses].sort(),
  });

  it('moves on in time, whatever ends that was no pause', () => {
    const { clock, advance, rotation } = startRotation();
    clock.increment(1_500);
    rotation.send({ type: 'pause.changed', why: 'covered', isPaused: false });
    clock.increment(500);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  it('does not move on before the carousel lives on the page, nor after it has left', () => {
    const clock = new SimulatedClock();
    const advance = jest.fn();
    const rotation = createActor(rotationMachine, { clock }).start();
    rotation.on('slide.due', advance);
    clock.increment(60_000);
    rotation.send({ type: 'carousel.attached' });
    rotation.send({ type: 'carousel.detached' });
    clock.increment(60_000);
    expect(advance).not.toHaveBeenCalled();
    expect(rotation.getSnapshot().value).toBe('detached');
  });

  it('can be stopped and started while there is nothing to move on', () => {
    const rotation = createActor(rotationMachine).start();
    const { pauses } = rotation.getSnapshot().context;
    rotation.send({ type: 'rotation.toggled' });
    expect(isStopped(rotation.getSnapshot().context.pauses)).toBe(true);
    rotation.send({ type: 'rotation.toggled' });
    expect(rotation.getSnapshot().context.pauses).toEqual(pauses);
    expect(rotation.getSnapshot().value).toBe('detached');
  });

  it('remembers why it pauses while the carousel was away', () => {
    const rotation = createActor(rotationMachine).start();
    rotation.send({ type: 'pause.changed', why: 'motion', isPaused: true });
    rotation.send({ type: 'carousel.attached' });
    expect(rotation.getSnapshot().value).toBe('still');
  });

  it('stands still while it is pointed at, and gives the slide its whole time afterwards', () => {
    const { clock, advance, rotation } = startRotation();
    clock.increment(1_500);
    rotation.send({ type: 'pause.changed', why: 'hover', isPaused: true });
    clock.increment(60_000);
    expect(advance).not.toHaveBeenCalled();
    rotation.send({ type: 'pause.changed', why: 'hover', isPaused: false });
    clock.increment(1_999);
    expect(advance).not.toHaveBeenCalled();
    clock.increment(1);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  it('stays still until the last reason for it is gone', () => {
    const { rotation } = startRotation();
    rotation.send({ type: 'pause.changed', why: 'hover', isPaused: true });
    rotation.send({ type: 'pause.changed', why: 'focus', isPaused: true });
    rotation.send({ type: 'pause.changed', why: 'hover', isPaused: false });
    expect(rotation.getSnapshot().value).toBe('still');
    rotation.send({ type: 'pause.changed', why: 'focus', isPaused: false });
    expect(rotation.getSnapshot().value).toBe('turning');
  });

  it('stands still as long as one of several things covers it', () => {
    const { rotation, film, popup } = startPage();
    const state = () => (rotation.getSnapshot() as { value: unknown }).value;
    film.send({ type: 'toggled' });
    rotation.send({ type: 'carousel.attached' });
    expect(state()).toBe('still');
    popup.send({ type: 'toggled' });
    film.send({ type: 'toggled' });
    expect(state()).toBe('still');
    popup.send({ type: 'toggled' });
    expect(state()).toBe('turning');
  });

  it('stays paused by the visitor when the pointer leaves', () => {
    const { rotation } = startRotation();
    rotation.send({ type: 'pause.changed', why: 'hover', isPaused: true });
    rotation.send({ type: 'rotation.toggled' });
    rotation.send({ type: 'pause.changed', why: 'hover', isPaused: false });
    expect(rotation.getSnapshot().value).toBe('still');
  });

  it('plays when the visitor asks for it, even against reduced motion', () => {
    const { rotation } = startRotation();
    rotation.send({ type: 'pause.changed', why: 'motion', isPaused: true });
    rotation.send({ type: 'rotation.toggled' });
    expect(rotation.getSnapshot().value).toBe('turning');
  });
});
