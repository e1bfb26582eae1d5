import { type Bug, type Send, wait } from './bug';

const open = (send: Send) => {
  send('notices.changed', { count: 3 });
  send('screen.freed');
};

/** Five kinds of bugs in the machines of the notices and of a carousel. */
export const carouselBugs: readonly Bug[] = [
  {
    machine: 'popup',
    kind: 'guard',
    what: 'hasNotices is inverted',
    drive: open,
    says: { row: 'notices.changed refused by [hasNotices]' },
  },
  {
    machine: 'popup',
    kind: 'event',
    what: 'screen.freed',
    drive: open,
    says: { row: 'screen.freed not accepted in waiting.notices.loaded · waiting.screen.taken' },
  },
  {
    machine: 'popup',
    kind: 'timer',
    what: 'open ends too early',
    drive: (send) => {
      open(send);
      wait(400);
    },
    says: { sentence: 'open since 600 ms; leaves it on popup.closed, or after 700 ms, 100 ms left' },
  },
  {
    machine: 'popup',
    kind: 'exit',
    what: 'open has no on',
    drive: (send) => {
      open(send);
      send('popup.closed');
      wait(1_800);
    },
    says: { sentence: 'open since 2 s; nothing leads out of it' },
  },
  {
    machine: 'popup',
    kind: 'assign',
    what: 'context is wrong',
    drive: () => wait(1_000),
    says: { row: 'always [isOnScreen] → open isOnScreen: true, hasSeen: true' },
  },
  {
    machine: 'rotation',
    kind: 'guard',
    what: 'isStopped is inverted',
    drive: (send) => {
      send('carousel.attached');
      send('rotation.toggled');
    },
    says: { row: 'rotation.toggled [isStopped] → stays' },
  },
  {
    machine: 'rotation',
    kind: 'event',
    what: 'pause.ended',
    drive: (send) => {
      send('carousel.attached');
      send('pause.began', { why: 'hover' });
      send('pause.ended', { why: 'hover' });
    },
    says: { row: 'pause.ended not accepted in still' },
  },
  {
    machine: 'rotation',
    kind: 'delay',
    what: 'autoplay is too short',
    drive: (send) => {
      send('carousel.attached');
      wait(100);
    },
    says: { sentence: 'after autoplay (700 ms), 400 ms left' },
  },
  {
    machine: 'rotation',
    kind: 'exit',
    what: 'still has no always',
    drive: (send) => {
      send('carousel.attached');
      send('pause.began', { why: 'hover' });
      send('pause.ended', { why: 'hover' });
      wait(7_800);
    },
    says: { sentence: 'still since 8 s; leaves it on carousel.attached, or on carousel.detached' },
  },
  {
    machine: 'rotation',
    kind: 'assign',
    what: 'pauses is wrong',
    nth: 1,
    drive: (send) => {
      send('carousel.attached');
      send('pause.began', { why: 'hover' });
      send('pause.began', { why: 'focus' });
      send('pause.ended', { why: 'hover' });
    },
    says: { row: 'pause.ended → stays pauses: ["hover","focus"] → []' },
  },
];
