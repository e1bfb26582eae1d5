import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as listed from './features';
import { startTestSite } from './testing/test-site';

const root = path.resolve(__dirname, '../..');
// the mark of a module is none of its features
jest.mock('./features', () => ({
  __proto__: { __esModule: true },
  ...jest.requireActual<object>('./features'),
}));
const features: Record<string, unknown> = listed;

it.each(Object.keys(listed))('the site answers without %s, which its lists alone name', async (name) => {
  const feature = features[name];
  features[name] = () => ({});
  const site = await startTestSite();
  expect((await site.request('/Circular')).status).toBe(200);
  await site.remove();
  features[name] = feature;

  const folders = readdirSync(root).map((folder) => path.join(folder, 'src'));
  const sources = folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
        .map((file) => path.join(folder, file)),
    );
  const naming = sources.filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes(`@school/features/${name}/`),
  );
  expect(naming.filter((file) => !/^(?:site|root-config)\/src\/features\.ts$/.test(file))).toEqual([]);
});
