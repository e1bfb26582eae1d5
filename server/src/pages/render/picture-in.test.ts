import { pictureIn } from './picture-in';

it('finds the photo of a number, and none of another', () => {
  const html =
    '<a id="photo=2" href="#photo=2"><img src="/api/image/2.webp" alt="Fete &amp; fun: photo 2 of 2"/></a>';
  const photo = { src: '/api/image/2.webp', alt: 'Fete & fun: photo 2 of 2' };
  expect([pictureIn(html, '2'), pictureIn(html, '9')]).toEqual([photo, undefined]);
});
