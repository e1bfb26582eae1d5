/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';

import { withLock } from './lock';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A claim of a process that has ended. */
function leaveClaimOfDead(host: string) {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(path.join(folder, '7'), JSON.stringify({ host, pid, started: '1' }));
}

it('lets one at a time in, and everybody in the end', async () => {
  let inside = 0;
  let most = 0;
  let total = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setTimeout(resolve, 1));
    inside -= 1;
    total += 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => withLock(folder, work)));
  expect({ most, total }).toEqual({ most: 1, total: 20 });
  expect(readdirSync(folder)).toHaveLength(1);
});

it('is free again after work that fails', async () => {
  await expect(withLock(folder, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLock(folder, () => 'mine')).toBe('mine');
});

it('is free when the process that had it was killed', async () => {
  leaveClaimOfDead(hostname());
  expect(await withLock(folder, () => 'mine')).toBe('mine');
});

it('is free when another machine has been silent for long', async () => {
  leaveClaimOfDead('another-machine');
  await expect(withLock(folder, () => 'mine', { patienceMs: 60 })).rejects.toThrow(
    /locked by process \d+ on another-machine/,
  );
  expect(await withLock(folder, () => 'mine', { silenceMs: 100 })).toBe('mine');
});

it('says so to work whose lock another machine has taken over', async () => {
  const work = withLock(folder, (assertOwned) => {
    leaveClaimOfDead('another-machine');
    assertOwned();
  });
  await expect(work).rejects.toThrow('was locked by another machine');
});
