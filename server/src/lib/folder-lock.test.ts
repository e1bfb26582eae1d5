import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { withLock } from './folder-lock';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const lockFile = () => path.join(folder, 'writing.lock');

it('lets one at a time in, and everybody in the end', async () => {
  let inside = 0;
  let most = 0;
  let total = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await Promise.resolve();
    inside -= 1;
    total += 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => withLock(folder, work)));
  expect({ most, total }).toEqual({ most: 1, total: 5 });
  expect(readdirSync(folder)).toEqual([]);
});

it('is free again after work that fails', async () => {
  await expect(withLock(folder, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLock(folder, () => 'mine')).toBe('mine');
});

it('is free when the process that had it was killed', async () => {
  mkdirSync(lockFile());
  const lastSign = new Date(Date.now() - 20_000);
  utimesSync(lockFile(), lastSign, lastSign);
  expect(await withLock(folder, () => 'mine')).toBe('mine');
});
