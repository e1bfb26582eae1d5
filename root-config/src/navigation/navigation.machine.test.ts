/** @jest-environment jsdom */
import { testEveryTransition } from '@school/shared-deps/testing';

import { circular, gallery, photos, sections } from '../testing/targets';
import { navigationMachine } from './navigation.machine';

const lost = new Error('the chunk is lost');
const served = { title: 'Photos', main: document.createElement('main'), data: undefined };

beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());

testEveryTransition(navigationMachine, {
  starts: { 'in a document of the server': () => ({ sections, target: circular }) },
  events: [
    { type: 'shell.started' },
    { type: 'link.followed', target: photos, isCurrent: false },
    { type: 'link.followed', target: photos, isCurrent: true },
    { type: 'address.changed', target: photos },
    { type: 'sections.unmounted' },
    { type: 'sections.mounted' },
    { type: 'section.failed', name: gallery.name, error: lost },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchHtml: [{ output: served }, { output: { ...served, main: undefined } }, { error: lost }],
    preparePage: [{ output: undefined }, { error: lost }],
    retryPage: [{ output: undefined }, { error: lost }],
  },
  distinguish: ({ target, failure, isPresented }) => [
    target?.route.path,
    failure?.target.route.path,
    isPresented,
  ],
});
