import { testEveryTransition } from '@school/shared-deps/testing';

import { mapMachine } from './map.machine';

describe('the map of the contact page', () => {
  testEveryTransition(mapMachine, { events: [{ type: 'map.toggled' }] });
});
