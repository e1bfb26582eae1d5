import { attachmentOf } from './attachments';
import { slidesOf } from './slides';

const about = { title: 'Sports Day' };

it('makes a slide of each file, and says which one it is', () => {
  expect(slidesOf(['gallery/1.webp', '65f0c1'], about)).toEqual([
    { type: 'photo', src: '/api/image/gallery/1.webp', alt: 'Sports Day: photo 1 of 2', about },
    { type: 'photo', src: '/api/image/65f0c1', alt: 'Sports Day: photo 2 of 2', about },
  ]);
  expect(slidesOf(['gallery/1.webp'], about)[0]?.alt).toBe('Sports Day');
});

it('tells films of the school from pictures', () => {
  const films = ['mp4', 'webm', 'mov', 'M4V', 'ogv'].map((ending) => `films/run.${ending}`);
  expect(slidesOf(films, about).every(({ type }) => type === 'film')).toBe(true);
});

it.each([
  [
    'https://www.youtube.com/watch?v=kNp7sXq2Aa1&t=3',
    'https://www.youtube-nocookie.com/embed/kNp7sXq2Aa1?autoplay=1',
  ],
  ['https://youtu.be/kNp7sXq2Aa1', 'https://www.youtube-nocookie.com/embed/kNp7sXq2Aa1?autoplay=1'],
  [
    'https://m.youtube.com/shorts/kNp7sXq2Aa1',
    'https://www.youtube-nocookie.com/embed/kNp7sXq2Aa1?autoplay=1',
  ],
  [
    'https://www.youtube.com/live/kNp7sXq2Aa1',
    'https://www.youtube-nocookie.com/embed/kNp7sXq2Aa1?autoplay=1',
  ],
  ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?autoplay=1&dnt=1'],
])('plays %s in the player of its site', (reference, src) => {
  expect(slidesOf([reference], about)).toMatchObject([{ type: 'embed', src }]);
});

it.each([
  'https://www.youtube.com/playlist?list=PLkNp7sXq2Aa1',
  'https://www.youtube.com/embed/videoseries?list=PLkNp7sXq2Aa1',
  'https://www.youtube.com/c/OurSchool',
  'https://www.youtube.com/user/ourschool',
  'https://www.youtube.com/@ourschool',
  'https://youtube.com/ourschool',
  'https://vimeo.com/showcase/123456',
])('takes %s for no film', (reference) => {
  expect(attachmentOf(reference)).toEqual({ type: 'elsewhere', src: reference });
});

it('leaves out what is neither a file nor a web address', () => {
  expect(slidesOf(['', 'javascript:alert(1)', '../secret.webp'], about)).toEqual([]);
});

const mixed = [
  'notes/programme.pdf',
  'https://pictures.example/100%.jpg',
  'https://youtu.be/kNp7sXq2Aa1',
  'films/run.mp4',
  'gallery/1.webp',
  'https://files.example/rules.docx',
  'javascript:alert(1)',
];

it('takes no document for a picture, and no picture of another host', () => {
  expect(slidesOf(mixed, about).map(({ alt }) => alt)).toEqual([
    'Sports Day: photo 1 of 3',
    'Sports Day: photo 2 of 3',
    'Sports Day: photo 3 of 3',
  ]);
});
