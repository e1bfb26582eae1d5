import { createActor } from 'xstate';

import { testEveryTransition } from '../testing/every-transition';
import { popupMachine, popupWatch } from './popup.machine';

const rememberSeen = jest.fn();
const firstVisit = () => ({ isOnScreen: false, hasSeen: false });
const onTheScreen = () => ({ isOnScreen: true, hasSeen: true });
const laterInTheSession = () => ({ isOnScreen: false, hasSeen: true });

const popupOf = (machine = popupMachine) => machine.provide({ actions: { rememberSeen } });

/** The machine under an intro, which frees the screen when the test says so. */
const underTheIntro = popupMachine.provide({ actors: { screenWatch: popupWatch(() => undefined) } });

describe('the notices popup', () => {
  beforeEach(() => rememberSeen.mockReset());

  testEveryTransition(underTheIntro, {
    starts: {
      'on a first visit': firstVisit,
      'opened by the document': onTheScreen,
      'later in the session': laterInTheSession,
    },
    events: [
      { type: 'notices.loaded' },
      { type: 'screen.freed' },
      { type: 'popup.opened' },
      { type: 'popup.closed' },
    ],
  });

  it('opens by itself once a session, as soon as there are notices', () => {
    const popup = createActor(popupOf(), { input: firstVisit() }).start();
    expect(popup.getSnapshot().value).toEqual({ waiting: { notices: 'missing', screen: 'free' } });
    popup.send({ type: 'notices.loaded' });
    expect(popup.getSnapshot().value).toBe('open');
    expect(rememberSeen).toHaveBeenCalledTimes(1);
  });

  it('waits until the intro has left the screen', () => {
    const popup = createActor(popupOf(underTheIntro), { input: firstVisit() }).start();
    popup.send({ type: 'notices.loaded' });
    expect(popup.getSnapshot().value).toEqual({ waiting: { notices: 'loaded', screen: 'taken' } });
    popup.send({ type: 'screen.freed' });
    expect(popup.getSnapshot().value).toBe('open');
  });

  it('goes on with the notices that the document has opened', () => {
    const popup = createActor(popupOf(), { input: onTheScreen() }).start();
    expect(popup.getSnapshot().value).toBe('open');
    popup.send({ type: 'popup.closed' });
    expect(popup.getSnapshot().value).toBe('closed');
  });

  it('stays closed for a visitor who has seen the notices, until the Notices button is pressed', () => {
    const popup = createActor(popupOf(), { input: laterInTheSession() }).start();
    popup.send({ type: 'notices.loaded' });
    expect(popup.getSnapshot().value).toBe('closed');
    popup.send({ type: 'popup.opened' });
    expect(popup.getSnapshot().value).toBe('open');
  });

  it('does not open by itself again after it was closed', () => {
    const popup = createActor(popupOf(), { input: firstVisit() }).start();
    popup.send({ type: 'notices.loaded' });
    popup.send({ type: 'popup.closed' });
    popup.send({ type: 'notices.loaded' });
    expect(popup.getSnapshot().value).toBe('closed');
  });

  it('watches the dialog as long as it is open', () => {
    const end = jest.fn();
    const dialogWatch = popupWatch(() => end);
    const machine = popupMachine.provide({ actors: { dialogWatch } });
    const popup = createActor(machine, { input: onTheScreen() }).start();
    expect(end).not.toHaveBeenCalled();
    popup.send({ type: 'popup.closed' });
    expect(end).toHaveBeenCalledTimes(1);
  });
});
