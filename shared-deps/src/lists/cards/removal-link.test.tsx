import { screen } from '@testing-library/react';

import { createSite, renderInSite } from '../../testing';
import { RemovalLink } from './removal-link';

const siteWith = (changes: object) => {
  const site = createSite();
  return { ...site, profile: { ...site.profile, ...changes } };
};
const show = (changes: object) =>
  renderInSite(<RemovalLink address="/SubGallery?id=fete & fair" />, siteWith(changes));
const link = () => screen.queryByRole('link', { name: 'Ask to remove this picture' });

it('is a letter to the school that names the page', () => {
  show({ siteUrl: 'https://school.example/' });
  expect(link()).toHaveAttribute(
    'href',
    'mailto:office@sthilda.example?subject=Please%20remove%20this%20picture' +
      '&body=https%3A%2F%2Fschool.example%2FSubGallery%3Fid%3Dfete%20%26%20fair',
  );
});

it.each(['no-photos', 'initials', 'off'])('is not there where the school shows %s', (childData) => {
  show({ childData });
  expect(link()).toBeNull();
});
