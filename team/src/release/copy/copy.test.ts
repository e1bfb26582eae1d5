import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { integrityOf } from '@school/server/pages/release/integrity';
import { readLive } from '@school/server/pages/release/release-file';

import { author, createWorkshop, type Workshop } from '../../testing/builds';
import { createRemote, type Remote } from '../../testing/remote';
import { rollBack } from '../commands/rollback';
import { pullRelease, pushRelease } from './copy';

let workshop: Workshop;
let remote: Remote;
let follower: string;

beforeEach(async () => {
  workshop = createWorkshop();
  remote = createRemote();
  follower = path.join(workshop.folder, '../follower');
  await workshop.deploy('mf-home', 'let home = 1;');
  await workshop.deploy('mf-about', 'let about = 1;');
});
afterEach(() => {
  workshop.remove();
  remote.remove();
});

const push = () => pushRelease(workshop.folder, remote.folder, remote.rclone);
const pull = () => pullRelease(remote.folder, follower, remote.rclone);
const entryOf = (folder: string) => readLive(folder).imports['@school/mf-home'] ?? '';
const textAt = (folder: string) => readFileSync(folder + entryOf(folder), 'utf8');

it('copies the files of what is live first and the pointer last, and no file twice', async () => {
  await push();
  expect(remote.written).toHaveLength(3);
  expect(remote.written.at(-1)).toBe('release.json');
  await push();
  expect(remote.written).toHaveLength(4);
});

it('takes a copy over into a folder that servers read', async () => {
  await push();
  expect(await pull()).toBe(true);
  expect(textAt(follower)).toBe('let home = 1;');
  expect(readLive(follower)).toEqual(readLive(workshop.folder));
  expect(await pull()).toBe(false);
});

it('leaves the old release wherever a push is cut, and goes on from there', async () => {
  await push();
  await pull();
  await workshop.deploy('mf-home', 'let home = 2;');
  const seen: string[] = [];
  for (let files = 0; textAt(follower) === 'let home = 1;'; files += 1) {
    remote.cutAfter(files);
    await push().catch(() => undefined);
    remote.cutAfter(Infinity);
    await pull();
    seen.push(textAt(follower));
  }
  // each push sends what the one before has not: first the script, then the pointer
  expect(seen).toEqual(['let home = 1;', 'let home = 1;', 'let home = 2;'].slice(-seen.length));
  expect(seen.length).toBeGreaterThan(1);
});

it('leaves the old release wherever a pull is cut, and goes on from there', async () => {
  await push();
  await pull();
  await workshop.deploy('mf-home', 'let home = 2;');
  await workshop.deploy('mf-about', 'let about = 2;');
  await push();
  for (const files of [0, 1]) {
    remote.cutAfter(files);
    await expect(pull()).rejects.toThrow('the connection is cut');
    expect(textAt(follower)).toBe('let home = 1;');
  }
  remote.cutAfter(Infinity);
  expect(await pull()).toBe(true);
  expect(textAt(follower)).toBe('let home = 2;');
});

it('takes over no pointer that is cut, and no file that differs', async () => {
  await push();
  await pull();
  await workshop.deploy('mf-home', 'let home = 2;');
  await push();
  const pointer = path.join(remote.folder, 'release.json');
  const whole = readFileSync(pointer, 'utf8');
  writeFileSync(pointer, whole.slice(0, -20));
  await expect(pull()).rejects.toThrow('release.json is not a whole release');
  writeFileSync(pointer, whole);
  await workshop.deploy('mf-about', 'let about = 2;');
  await push();
  writeFileSync(remote.folder + entryOf(workshop.folder), 'let home = 3;');
  const before = readdirSync(follower, { recursive: true }).sort();
  await expect(pull()).rejects.toThrow(/has not \/assets\/mf-home\/.+ as its release names it/);
  expect(textAt(follower)).toBe('let home = 1;');
  expect(readdirSync(follower, { recursive: true }).sort()).toEqual(before);
  await push();
  expect(await pull()).toBe(true);
});

it('sends no file that differs from its hash', async () => {
  writeFileSync(workshop.folder + entryOf(workshop.folder), 'let home = 3;');
  await expect(push()).rejects.toThrow(/has not \/assets\/mf-home\/.+ as its release names it/);
  expect(remote.written).toEqual([]);
});

it('copies a release whose source map is of another version with the same script', async () => {
  const map = (text: string) => ({ 'mf-home.js.map': text });
  await workshop.deploy('mf-home', 'let home = 2;', {}, map('{"a":1}'));
  await workshop.deploy('mf-home', 'let home = 2;', {}, map('{"b":1}'));
  await rollBack(workshop.folder, 'mf-home', undefined, author);
  await push();
  expect(await pull()).toBe(true);
  expect(textAt(follower)).toBe('let home = 2;');
});

it('takes over no file whose name it knows with other content', async () => {
  await push();
  await pull();
  const before = readFileSync(path.join(remote.folder, 'release.json'), 'utf8');
  const hash = readLive(workshop.folder).integrity[entryOf(workshop.folder)] ?? '';
  const pointer = before.replaceAll(hash, integrityOf(Buffer.from('let home = 3;')));
  writeFileSync(path.join(remote.folder, 'release.json'), pointer);
  writeFileSync(remote.folder + entryOf(workshop.folder), 'let home = 3;');
  await expect(pull()).rejects.toThrow('is there with other content');
  expect(textAt(follower)).toBe('let home = 1;');
});

it('never leaves the folder, whatever a pointer names', async () => {
  await push();
  const pointer = path.join(remote.folder, 'release.json');
  writeFileSync(pointer, readFileSync(pointer, 'utf8').replaceAll('/assets/mf-home/', '/assets/../../'));
  await expect(pull()).rejects.toThrow('release.json is not a whole release');
});
