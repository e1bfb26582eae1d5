import { testEveryTransition } from '@school/shared-deps/testing';
import { createActor } from 'xstate';

import { navigationMachine } from './navigation.machine';

function startNavigation() {
  const markBusy = jest.fn();
  const markIdle = jest.fn();
  const present = jest.fn();
  const machine = navigationMachine.provide({ actions: { markBusy, markIdle, present } });
  const navigation = createActor(machine, { input: { address: '/home' } }).start();
  return { navigation, markBusy, markIdle, present };
}

describe('a change of page', () => {
  testEveryTransition(navigationMachine, {
    starts: { 'at home': () => ({ address: '/home' }) },
    events: [{ type: 'navigation.started', address: '/Circular' }, { type: 'navigation.arrived' }],
  });

  it('marks the document busy only while the new page is on its way', () => {
    const { navigation, markBusy, markIdle, present } = startNavigation();
    navigation.send({ type: 'navigation.started', address: '/Circular' });
    expect(markBusy).toHaveBeenCalledTimes(1);
    expect(markIdle).not.toHaveBeenCalled();
    navigation.send({ type: 'navigation.arrived' });
    expect(markIdle).toHaveBeenCalledTimes(1);
    expect(present).toHaveBeenCalledTimes(1);
  });

  it('follows the last of two links when the first page was still on its way', () => {
    const { navigation } = startNavigation();
    navigation.send({ type: 'navigation.started', address: '/Circular' });
    navigation.send({ type: 'navigation.started', address: '/News' });
    expect(navigation.getSnapshot().context.address).toBe('/News');
    expect(navigation.getSnapshot().value).toBe('holding');
  });
});
