import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const product = /^(?!e2e\/)(?!.*(?:\.test\.|\/testing\/)).*\.(?:ts|tsx|css|mjs)$/;

it('keeps each package below 22 % of the product', () => {
  const files = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => product.test(file));
  const lines = new Map<string, number>();
  for (const file of files) {
    const name = file.split('/')[0] ?? '';
    const count = readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;
    lines.set(name, (lines.get(name) ?? 0) + count);
  }
  const all = [...lines.values()].reduce((sum, count) => sum + count);
  const large = [...lines].filter(([, count]) => Math.round((100 * count) / all) > 22);
  expect(large).toEqual([]);
});
