import type { LightboxActor } from '@school/shared-deps/lightbox';
import { renderInSite } from '@school/shared-deps/testing';
import { screen } from '@testing-library/react';

import { EventFacts } from '../../event-facts';
import { EventCard } from './event-card';

const date = { year: 2026, month: 3, day: 1 };

it('shows the placeholder of the specification among the facts of an event', () => {
  renderInSite(<EventFacts time="10:00" date="unreadable" venue="Hall" />);
  expect(screen.getByText('10:00 · DD.MM.YYYY · Hall')).toBeVisible();
});

const about = { title: 'Sports Day', description: 'Four houses', time: '09:30', venue: 'Field' };

function renderCard(marked: string, changes: object = {}, isDated = true) {
  const shownDay = isDated ? date : undefined;
  const files = { attachments: [], images: [], date: '' };
  const record = { _id: 'sports-day', ...about, ...files, ...changes };
  const listed = { record, key: '1', day: shownDay, shownDay, searchable: '' };
  const event = { listed, slide: undefined, index: 0 };
  renderInSite(<EventCard {...event} marked={marked} lightbox={{} as LightboxActor} />);
}

it('shows when and where an event is', () => {
  renderCard('DAY');
  expect(screen.getByText(/^09:30 · /)).toHaveTextContent('09:30 · 01/04/2026 · Field');
  expect(screen.getByText('Day', { selector: 'mark' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Sports Day' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Share: Sports Day, 01/04/2026' })).toHaveAttribute(
    'href',
    'https://wa.me/?text=Sports+Day%2C+01%2F04%2F2026+%2FEvents%3Fevent%3Dsports-day',
  );
});

it.each([
  ['dày', 'Day of days', ['Day', 'day']],
  ['DAY', 'Dày by dày', ['Dày', 'dày']],
  ['cafe', 'The cafe\u0301 opens', ['cafe\u0301']],
  [' e o ', 'Fête of lights', ['e o']],
  ['fi', 'ﬁ\u0301rst', ['ﬁ\u0301']],
  ['f', 'eﬃcient', ['ﬃ']],
  ['a(', 'Data (old)', []],
  ['पारी', 'परीक्षा', []],
  ['मे', 'मेला सूचना', ['मे']],
  ['म', 'मेला', ['मे']],
  ["founder's", 'P.T.M. on Founder’s Day', ['Founder’s']],
  ['31150', 'Fees of Rs. 31,150 in all', ['31,150']],
  ['5,1', 'Fees of Rs. 1,25,150', ['5,1']],
  ['2', 'Half (½), 2 halves', ['½', '2']],
  ['meet', `${"D'Souza, O'Neil ".repeat(9)}meet`, ['meet']],
  ['ptm', 'P.T.M. on Founder’s Day', ['P.T.M.']],
])('marks %j in %j', (marked, title, words) => {
  renderCard(marked, { title });
  expect(screen.getByRole('heading')).toHaveTextContent(title);
  const marks = screen.queryAllByText(/./, { selector: 'mark' });
  expect(marks.map((mark) => mark.textContent)).toEqual(words);
});

it('leaves out what is not known of an event', () => {
  renderCard('a(', { time: '' }, false);
  expect(screen.getByText('Field')).toBeVisible();
  expect(screen.queryByText(/·/)).not.toBeInTheDocument();
});
