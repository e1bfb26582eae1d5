import { existsSync } from 'node:fs';
import path from 'node:path';

import { execLocal, run } from '../../workspace/process';
import { packages, root } from '../../workspace/workspace';
import { Refusal } from '../refusal';
import { buildChanged } from './build';

/**
 * Builds the package of a folder: one of this workspace only when its sources have changed.
 * @throws Refusal when a section imports what it may not, or has an error of types
 */
export async function buildSection(name: string, folder: string): Promise<void> {
  if (packages.includes(name)) {
    if (name.startsWith('mf-')) await checkSources(root, `${name}/src`);
    await buildChanged([name]);
    return;
  }
  // a team takes the rules over by `npx school-setup`
  if (existsSync(path.join(folder, '.dependency-cruiser.cjs'))) await checkSources(folder, 'src');
  await run('npm', ['run', '--silent', 'build'], { cwd: folder });
}

async function checkSources(cwd: string, sources: string): Promise<void> {
  const reasons = await Promise.all([wrongImports(cwd, sources), wrongTypes(cwd, sources)]);
  if (reasons.flat().length > 0) throw new Refusal(reasons.flat());
}

/** Compares imports with the rules of a folder. */
async function wrongImports(cwd: string, sources: string): Promise<string[]> {
  const { stdout } = await execLocal('depcruise', ['--output-type', 'json', sources], { cwd });
  const { summary } = JSON.parse(stdout) as Cruise;
  const wrong = summary.violations.filter(({ rule }) => rule.severity === 'error');
  return wrong.map(({ from, to, rule: { name } }) => {
    const { comment = '' } = summary.ruleSetUsed.forbidden.find((rule) => rule.name === name) ?? {};
    return `${from} imports ${to}: the rule ${name} forbids it. ${comment}`.trimEnd();
  });
}

/** Errors of TypeScript in a section's own files: the build drops types without a look at them. */
async function wrongTypes(cwd: string, sources: string): Promise<string[]> {
  const typesAlone = ['--type-aware', '--type-check', '--allow', 'all', '--format', 'json'];
  const { stdout } = await execLocal('oxlint', [...typesAlone, sources], { cwd, reject: false });
  const { diagnostics } = JSON.parse(stdout) as Lint;
  // a mistake of syntax is said by the build
  const wrong = diagnostics.filter(({ code = '' }) => /^typescript\(TS(?!1\d{3}\))/.test(code));
  return wrong.map(
    ({ filename, message, labels: [label] }) =>
      `${filename} (${label?.span.line ?? 1}) has an error of types: ${message}`,
  );
}

/** The part of dependency-cruiser's report that is used here. */
interface Cruise {
  summary: {
    violations: { from: string; to: string; rule: { name: string; severity: string } }[];
    ruleSetUsed: { forbidden: { name: string; comment?: string }[] };
  };
}

/** The part of oxlint's report that is used here. */
interface Lint {
  diagnostics: {
    code?: string;
    message: string;
    filename: string;
    labels: { span: { line: number } }[];
  }[];
}
