import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

  const sources = execFileSync('git', ['ls-files', '*/src/*.ts', '*/src/*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  const naming = sources
    .split('\n')
    .filter((file) => file !== '' && !file.includes('.test.'))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes(`@school/features/${name}/`));
  expect(naming.filter((file) => !/^(?:site|root-config)\/src\/features\.ts$/.test(file))).toEqual([]);
});
