import { createWithheld } from './withheld';
import { withhold } from './withhold';

const withheld = createWithheld({
  records: ['walk'],
  files: ['a/walk.jpg', 'plan.pdf'],
  names: ['Riya Dutta'],
});
const fallback = { file: 'placeholders/gallery.webp', alt: '', width: 60, height: 40 };
const show = (value: unknown) => withhold(value, withheld, fallback);

it('leaves out records by their ids, and by a name in their ids', () => {
  const records = [{ _id: 'walk' }, { _id: 'riya-dutta-cup' }, { _id: 'boats' }];
  expect(show(records)).toEqual([{ _id: 'boats' }]);
});

it.each(['a/walk.jpg', 'files/A/Walk.JPG', 'a%2Fwalk.jpg', 'a//walk.jpg', 'riya-dutta.jpg'])(
  'leaves out the file %s, with what was known of it',
  (file) => {
    const record = { title: 'Boats', attachments: [file, 'boat.jpg'], images: [file], bytes: 9, pages: 1 };
    expect(show(record)).toEqual({ title: 'Boats', attachments: ['boat.jpg'], images: [] });
  },
);

it('keeps size and pages of a file that is shown', () => {
  const record = { attachments: ['boat.pdf', 'a/walk.jpg'], bytes: 9, pages: 1 };
  expect(show(record)).toEqual({ attachments: ['boat.pdf'], bytes: 9, pages: 1 });
});

it('leaves out the picture of a record', () => {
  const record = { title: 'Boats', picture: { file: 'a/walk.jpg', alt: 'A walk' }, attachments: [] };
  expect(show(record)).toEqual({ title: 'Boats', attachments: [] });
});

it('leaves pages that can be shown', () => {
  const picture = { file: 'a/walk.jpg', alt: 'A walk', width: 60, height: 40 };
  expect(
    show({
      welcome: { title: 'Welcome', picture },
      bookList: { title: 'Plan', file: 'plan.pdf', bytes: 9 },
      intro: { video: 'a/walk.jpg', captions: 'c.vtt' },
      emblem: { file: 'a/walk.jpg' },
      pictures: [picture, fallback],
      rows: [['Plan', { text: 'PDF', file: 'plan.pdf', bytes: 9 }]],
      links: [
        { label: 'Walk', href: '/SubGallery?id=walk' },
        { label: 'Boats', href: '/SubGallery?id=boats' },
      ],
      notice: { text: 'Riya Dutta is found', href: '/api/image/a/walk.jpg?w=640' },
      heading: { text: 'Riya Dutta', id: 'riya-dutta' },
    }),
  ).toEqual({
    welcome: { title: 'Welcome', picture: fallback },
    bookList: { title: 'Plan', file: '' },
    pictures: [fallback],
    rows: [['Plan', 'PDF']],
    links: [{ label: 'Boats', href: '/SubGallery?id=boats' }],
    notice: { text: 'R. D. is found' },
    heading: { text: 'R. D.' },
  });
});

it('changes nothing where nobody has said no', () => {
  const records = [{ _id: 'walk', title: 'Riya Dutta' }];
  const none = createWithheld({ records: [], files: [], names: [] });
  expect(withhold(records, none)).toBe(records);
});
