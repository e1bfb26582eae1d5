import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../../..');

it('refuses a file of a section that nothing imports, and no entry that imports nothing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'section-'));
  try {
    mkdirSync(path.join(folder, 'src'));
    const rules = path.join(root, 'team/src/preset/imports.cjs');
    const files = {
      'tsconfig.json': '{}',
      '.dependency-cruiser.cjs': `module.exports = require('${rules}').config;`,
      'src/index.ts': 'export const section = {};',
      'src/routes.ts': 'export const routes = [];',
      'src/left.ts': 'export const left = 1;',
    };
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
    const depcruise = path.join(root, 'node_modules/.bin/depcruise');
    const report = execFileSync(depcruise, ['--output-type', 'json', 'src'], { cwd: folder });
    const { summary } = JSON.parse(report.toString()) as { summary: { violations: { from: string }[] } };
    expect(summary.violations.map(({ from }) => from)).toEqual(['src/left.ts']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
