import type { DeployedSection } from '@school/contract';

import { type Target, targetOf } from '../sections';

const information = createSection('@school/mf-information', ['/Circular', '/TC']);
export const gallery = createSection('@school/mf-gallery', ['/PhotoGallery']);
export const sections = [information, gallery];
export const circular = createTarget('/Circular');
export const certificates = createTarget('/TC');
export const photos = createTarget('/PhotoGallery');

function createSection(name: string, paths: readonly string[]): DeployedSection {
  const routes = paths.map((path) => ({
    path,
    page: 'page',
    title: path.slice(1),
    trail: [],
    resources: [],
    file: '/assets/page.js',
    needs: [],
  }));
  return { name, entry: `/assets/${name}.js`, css: [], routes };
}

function createTarget(path: string): Target {
  const target = targetOf(sections, new URL(path, 'http://site'));
  if (!target) throw new Error(`no section has ${path}`);
  return target;
}
