import { testEveryTransition } from '@school/shared-deps/testing';

import { popupMachine } from './popup.machine';

const firstVisit = () => ({ isOnScreen: false, staysClosed: false });
const onTheScreen = () => ({ isOnScreen: true, staysClosed: true });
const laterInTheSession = () => ({ isOnScreen: false, staysClosed: true });

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
});
