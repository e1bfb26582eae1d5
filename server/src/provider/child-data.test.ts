import { initialsOf } from '../withheld/initials';
import { protectChildren } from './child-data';

const toppers = [{ class: 'X', name: 'Asha Kumari Rao', stream: 'General', attachments: ['asha.webp'] }];
const albums = [
  { _id: '1', category: 'PhotoGallery', title: 'Boat day', attachments: ['a.webp'] },
  { _id: '2', category: 'Achievements', title: 'Cup', attachments: ['b.webp'] },
  { _id: '3', category: 'eBook', title: 'Tides', attachments: ['c.pdf'] },
];
const album = { title: 'Boat day', attachments: ['a.webp'] };

it('shows everything under full', () => {
  expect(protectChildren('topper', toppers, 'full')).toBe(toppers);
  expect(protectChildren('subGallery', album, 'full')).toBe(album);
});

it.each(['no-photos', 'initials'] as const)('shows no pictures of pupils under %s', (policy) => {
  expect(protectChildren('topper', toppers, policy)).toMatchObject([{ attachments: [] }]);
  expect(protectChildren('birthdays', toppers, policy)).toMatchObject([{ attachments: [] }]);
  for (const list of ['gallery', 'gallery/All']) {
    expect(protectChildren(list, albums, policy)).toMatchObject([
      { title: 'Boat day', attachments: [] },
      { title: 'Cup', attachments: [] },
      { title: 'Tides', attachments: ['c.pdf'] },
    ]);
  }
  expect(protectChildren('subGallery', album, policy)).toEqual({ ...album, attachments: [] });
});

it('keeps names under no-photos and shortens them under initials', () => {
  expect(protectChildren('topper', toppers, 'no-photos')).toMatchObject([{ name: 'Asha Kumari Rao' }]);
  expect(protectChildren('topper', toppers, 'initials')).toMatchObject([{ name: 'A. K. R.' }]);
});

it('shows no pupils at all under off', () => {
  expect(protectChildren('topper', toppers, 'off')).toEqual([]);
  expect(protectChildren('birthdays', toppers, 'off')).toEqual([]);
  expect(protectChildren('gallery/All', albums, 'off')).toEqual([albums[2]]);
  expect(protectChildren('subGallery', album, 'off')).toBeUndefined();
});

it.each(['photogallery', 'PHOTOGALLERY ', '\tPhotoGallery', 'Sports', '', undefined, 7])(
  'takes an item of the category %j for a pupil’s',
  (category) => {
    const item = { _id: '1', category, title: 'Boat day', attachments: ['asha-rao.webp'] };
    for (const policy of ['no-photos', 'initials'] as const) {
      expect(protectChildren('gallery/All', [item], policy)).toEqual([{ ...item, attachments: [] }]);
    }
    expect(protectChildren('gallery', [item], 'off')).toEqual([]);
  },
);

it('shows books and circulars whatever the case of their category, and no photo that is among them', () => {
  for (const category of ['eBook', 'EBOOK ', 'Circular', 'circular']) {
    const item = {
      _id: '1',
      category,
      title: 'Tides',
      attachments: ['tides.pdf', '65f0c1', 'asha.JPG', 'run.mp4'],
    };
    for (const policy of ['no-photos', 'initials', 'off'] as const) {
      expect(protectChildren('gallery/All', [item], policy)).toEqual([
        { ...item, attachments: ['tides.pdf', '65f0c1'] },
      ]);
    }
  }
});

it.each(['no-photos', 'initials', 'off'] as const)('never tells a day of birth under %s', (policy) => {
  const birthdays = [{ _id: 'asha', name: 'Asha Rao', class: 'V', date: '2015-05-01', attachments: [] }];
  expect(JSON.stringify(protectChildren('birthdays', birthdays, policy))).not.toContain('2015');
});

it('tells no id that may be a name under initials', () => {
  const pupil = { _id: 'asha-rao-x', name: 'Asha Rao', class: 'X', attachments: ['asha-rao.webp'] };
  for (const list of ['topper', 'birthdays']) {
    expect(JSON.stringify(protectChildren(list, [pupil], 'initials'))).not.toMatch(/asha|rao/i);
    expect(protectChildren(list, [pupil], 'no-photos')).toMatchObject([{ _id: 'asha-rao-x' }]);
  }
});

it('leaves lists without pupils alone', () => {
  expect(protectChildren('news/all', toppers, 'off')).toBe(toppers);
});

it.each([
  ['Asha Kumari', 'A. K.'],
  ['  ömer  çelik ', 'Ö. Ç.'],
  ['(Baby) Rao', 'B. R.'],
  ['', ''],
])('shortens "%s" to "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
