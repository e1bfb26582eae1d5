/** A section as its generator knows it. */
export interface NewSection {
  /** Folder and package, such as `mf-alumni-club`. */
  name: string;
  /** `alumni-club`, its first page's folder. */
  page: string;
  /** `AlumniClub`. */
  component: string;
  /** `/AlumniClub`. */
  path: string;
  /** `Alumni Club`. */
  title: string;
  /** The imports of its sources and of their tests. */
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The files of a new section, by their place in its folder. */
export function filesOf(section: NewSection): Record<string, string> {
  const { name, page, path, title, dependencies, devDependencies } = section;
  const commands = ['build', 'dev', 'deploy', 'rollback'];
  const scripts = Object.fromEntries(commands.map((command) => [command, `school ${command}`]));
  const fields = { name: `@school/${name}`, version: '0.1.0', private: true, license: 'MIT', type: 'module' };
  return {
    'package.json': JSON.stringify({ ...fields, scripts, dependencies, devDependencies }),
    'src/index.ts': `import { defineSection } from '@school/shared-deps';

import { routes } from './routes';

export const section = defineSection({ name: '@school/${name}', routes });
`,
    'src/routes.ts': `import { defineRoute } from '@school/shared-deps/routes';

export const routes = [
  defineRoute({
    path: '${path}',
    title: '${title}',
    trail: [],
    resources: [],
    load: () => import('./pages/${page}/${page}.page'),
  }),
];
`,
    ...filesOfPage(section),
  };
}

function filesOfPage({ page, component, title }: NewSection): Record<string, string> {
  return {
    [`src/pages/${page}/${page}.page.tsx`]: `import { definePage, useSite } from '@school/shared-deps';

export const page = definePage({
  layout: 'content',
  isStatic: true,
  View: ${component}Page,
});

function ${component}Page() {
  const { profile } = useSite();
  return <p>${title} of {profile.name}</p>;
}
`,
    [`src/pages/${page}/${page}.page.test.tsx`]: `import { renderPage } from '@school/shared-deps/testing';
import { screen } from '@testing-library/react';

import { routes } from '../../routes';
import { page } from './${page}.page';

const [route] = routes;
if (!route) throw new Error('the section has no route');

it('has its title and the name of the school', () => {
  renderPage(page, { route, seed: {} });
  expect(screen.getByRole('heading', { name: '${title}' })).toBeVisible();
  expect(screen.getByText("${title} of St. Hilda's Convent School")).toBeVisible();
});
`,
  };
}
