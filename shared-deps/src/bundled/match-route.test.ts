import { matchRoute } from './match-route';

const home = { path: '/home', aliases: ['/'] };
const certificates = { path: '/TC', aliases: ['/Tc'] };

describe('the route of a path', () => {
  it.each([
    ['/TC', certificates],
    ['/tc', certificates],
    ['/TC/', certificates],
    ['/TC///', certificates],
    ['/HOME', home],
    ['/', home],
    ['//', home],
    ['/TC/form', undefined],
    ['/nowhere', undefined],
  ])('%s', (path, expected) => {
    expect(matchRoute([home, certificates], path)).toBe(expected);
  });
});
