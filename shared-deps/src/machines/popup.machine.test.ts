import { createActor } from 'xstate';

import { testEveryTransition } from '../testing/every-transition';
import { popupMachine } from './popup.machine';

const rememberSeen = jest.fn();
const firstVisit = () => ({ hasSeen: false, isHeld: false, rememberSeen });
const underTheIntro = () => ({ hasSeen: false, isHeld: true, rememberSeen });
const laterInTheVisit = () => ({ hasSeen: true, isHeld: false, rememberSeen });

describe('the notices popup', () => {
  beforeEach(() => rememberSeen.mockReset());

  testEveryTransition(popupMachine, {
    starts: {
      'on a first visit': firstVisit,
      'under the intro': underTheIntro,
      'later in the visit': laterInTheVisit,
    },
    events: [
      { type: 'notices.loaded' },
      { type: 'popup.released' },
      { type: 'popup.opened' },
      { type: 'popup.closed' },
    ],
    distinguish: ({ hasNotices, isHeld }) => ({ hasNotices, isHeld }),
  });

  it('opens by itself once a visit, as soon as there are notices', () => {
    const popup = createActor(popupMachine, { input: firstVisit() }).start();
    expect(popup.getSnapshot().value).toBe('waiting');
    popup.send({ type: 'notices.loaded' });
    expect(popup.getSnapshot().value).toBe('open');
    expect(rememberSeen).toHaveBeenCalledTimes(1);
  });

  it('waits until the intro has left the screen', () => {
    const popup = createActor(popupMachine, { input: underTheIntro() }).start();
    popup.send({ type: 'notices.loaded' });
    expect(popup.getSnapshot().value).toBe('waiting');
    popup.send({ type: 'popup.released' });
    expect(popup.getSnapshot().value).toBe('open');
  });

  it('stays closed for a visitor who has seen the notices, until the Notices button is pressed', () => {
    const popup = createActor(popupMachine, { input: laterInTheVisit() }).start();
    popup.send({ type: 'notices.loaded' });
    expect(popup.getSnapshot().value).toBe('closed');
    popup.send({ type: 'popup.opened' });
    expect(popup.getSnapshot().value).toBe('open');
  });

  it('does not open by itself again after it was closed', () => {
    const popup = createActor(popupMachine, { input: firstVisit() }).start();
    popup.send({ type: 'notices.loaded' });
    popup.send({ type: 'popup.closed' });
    popup.send({ type: 'notices.loaded' });
    expect(popup.getSnapshot().value).toBe('closed');
  });
});
