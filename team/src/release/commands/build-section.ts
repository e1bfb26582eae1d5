import { existsSync } from 'node:fs';
import path from 'node:path';

import { execLocal, run } from '../../workspace/process';
import { packages, root } from '../../workspace/workspace';
import { Refusal } from '../refusal';
import { buildChanged } from './build';

/**
 * Builds the package of a folder: one of this workspace only when its sources have changed.
 * @throws Refusal when a section imports what it may not
 */
export async function buildSection(name: string, folder: string): Promise<void> {
  if (packages.includes(name)) {
    if (name.startsWith('mf-')) await checkImports(root, `${name}/src`);
    await buildChanged([name]);
    return;
  }
  // a team takes the rules over by `npx school-setup`
  if (existsSync(path.join(folder, '.dependency-cruiser.cjs'))) await checkImports(folder, 'src');
  await run('npm', ['run', '--silent', 'build'], { cwd: folder });
}

/** Compares imports with the rules of a folder. */
async function checkImports(cwd: string, sources: string): Promise<void> {
  const { stdout } = await execLocal('depcruise', ['--output-type', 'json', sources], { cwd });
  const { summary } = JSON.parse(stdout) as Cruise;
  const wrong = summary.violations.filter(({ rule }) => rule.severity === 'error');
  if (wrong.length === 0) return;
  throw new Refusal(
    wrong.map(({ from, to, rule: { name } }) => {
      const { comment = '' } = summary.ruleSetUsed.forbidden.find((rule) => rule.name === name) ?? {};
      return `${from} imports ${to}: the rule ${name} forbids it. ${comment}`.trimEnd();
    }),
  );
}

/** The part of dependency-cruiser's report that is used here. */
interface Cruise {
  summary: {
    violations: { from: string; to: string; rule: { name: string; severity: string } }[];
    ruleSetUsed: { forbidden: { name: string; comment?: string }[] };
  };
}
