import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { releaseFolder } from '../team/src/release/commands/release';
import { root } from './support/site';
import { beyond, expect, test } from './support/test';

test('a tool releases what it has built into a folder of its own', beyond(), () => {
  const script = `
    const { prepareRelease } = await import('./team/src/release/commands/build');
    await prepareRelease();
    console.log(process.env.SCHOOL_RELEASE);`;
  const env = { ...process.env, SCHOOL_RELEASE: '' };
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  expect(output.trim().split('\n').at(-1)).toBe(path.join(root, '.cache/releases/tools'));
});

test('a deploy of a build that was handed over runs nothing of its folder', beyond(), () => {
  const place = mkdtempSync(path.join(tmpdir(), 'handed-over-'));
  try {
    const dist = path.join(place, 'dist');
    const [program, trace] = [path.join(place, 'program'), path.join(place, 'trace')];
    cpSync(path.join(root, 'mf-home/dist/browser'), dist, { recursive: true });
    cpSync(releaseFolder(), path.join(place, 'release'), { recursive: true });
    writeFileSync(program, `#!/bin/sh\necho run > ${trace}\n`);
    chmodSync(program, 0o755);
    execFileSync('git', ['init', '--quiet', dist]);
    execFileSync('git', ['config', 'core.fsmonitor', program], { cwd: dist });
    execFileSync('npm', ['run', '--silent', 'deploy', '--', '--dist', dist, '--dry-run'], {
      cwd: root,
      env: { ...process.env, SCHOOL_RELEASE: path.join(place, 'release') },
    });
    expect(existsSync(trace)).toBe(false);
    execFileSync('git', ['-c', 'safe.directory=*', 'status'], { cwd: dist, stdio: 'ignore' });
    expect(existsSync(trace)).toBe(true);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});
