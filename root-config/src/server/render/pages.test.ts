/** @jest-environment node */
import { pagePaths, wordsNames } from '@school/shared-deps/contract';

import { routes as about } from '../../../../mf-about/src/routes';
import { routes as gallery } from '../../../../mf-gallery/src/routes';
import { routes as home } from '../../../../mf-home/src/routes';
import { routes as information } from '../../../../mf-information/src/routes';

const routes = [...about, ...gallery, ...home, ...information];

it('has in the contract the paths of all pages, so that the check of content knows a wrong link', () => {
  expect([...pagePaths].sort()).toEqual(routes.map(({ path }) => path).sort());
});

it('has in the contract the words of all pages, so that the check of content knows a wrong file', () => {
  const named = routes.flatMap(({ resources }) => resources.filter((key) => key.startsWith('words/')));
  expect(wordsNames.map((name) => `words/${name}`).sort()).toEqual([...new Set(named)].sort());
});
