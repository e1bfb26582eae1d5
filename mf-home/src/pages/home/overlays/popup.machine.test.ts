import { testEveryTransition } from '@school/shared-deps/testing';
import { createActor } from 'xstate';

import { popupMachine } from './popup.machine';

const firstVisit = () => ({ isOnScreen: false, hasSeen: false });
const onTheScreen = () => ({ isOnScreen: true, hasSeen: true });
const laterInTheSession = () => ({ isOnScreen: false, hasSeen: true });

const some = { type: 'notices.changed', count: 3 } as const;
const none = { type: 'notices.changed', count: 0 } as const;

describe('the notices popup', () => {
  testEveryTransition(popupMachine, {
    starts: {
      'on a first visit': firstVisit,
      'opened by the document': onTheScreen,
      'later in the session': laterInTheSession,
    },
    events: [some, none, { type: 'screen.freed' }, { type: 'popup.opened' }, { type: 'popup.closed' }],
  });

  it('opens by itself once a session, as soon as there are notices', () => {
    const popup = createActor(popupMachine, { input: firstVisit() }).start();
    popup.send({ type: 'screen.freed' });
    popup.send(none);
    expect(popup.getSnapshot().value).toEqual({ waiting: { notices: 'missing', screen: 'free' } });
    popup.send(some);
    expect(popup.getSnapshot().value).toBe('open');
  });

  it('waits until the intro has left the screen', () => {
    const popup = createActor(popupMachine, { input: firstVisit() }).start();
    popup.send(some);
    expect(popup.getSnapshot().value).toEqual({ waiting: { notices: 'loaded', screen: 'taken' } });
    popup.send({ type: 'screen.freed' });
    expect(popup.getSnapshot().value).toBe('open');
  });

  it('goes on with the notices that the document has opened', () => {
    const popup = createActor(popupMachine, { input: onTheScreen() }).start();
    expect(popup.getSnapshot().value).toBe('open');
    popup.send({ type: 'popup.closed' });
    expect(popup.getSnapshot().value).toBe('closed');
  });

  it('stays closed for a visitor who has seen the notices, until the Notices button is pressed', () => {
    const popup = createActor(popupMachine, { input: laterInTheSession() }).start();
    popup.send(some);
    expect(popup.getSnapshot().value).toBe('closed');
    popup.send({ type: 'popup.opened' });
    expect(popup.getSnapshot().value).toBe('open');
  });

  it('does not open by itself again after it was closed', () => {
    const popup = createActor(popupMachine, { input: firstVisit() }).start();
    popup.send(some);
    popup.send({ type: 'screen.freed' });
    popup.send({ type: 'popup.closed' });
    popup.send(some);
    expect(popup.getSnapshot().value).toBe('closed');
  });
});
