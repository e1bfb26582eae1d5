/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { integrityOf } from '../files';
import { rollBack } from '../moves';
import { readLive } from '../release-file';
import { author, createWorkshop, type Workshop } from '../testing/builds';
import { createRemote, type Remote } from '../testing/remote';
import { pullRelease } from './pull';
import { pushRelease } from './push';

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
const liveText = () => readFileSync(path.join(workshop.folder, 'release.json'), 'utf8');

it('copies files first and the pointer last, and nothing twice', async () => {
  expect(await push()).toMatchObject({ isMoved: true });
  expect(remote.written.at(-1)).toBe('release.json');
  expect(remote.written.filter((file) => file.startsWith('lock'))).toEqual([]);
  expect(await push()).toMatchObject({ sent: 0, isMoved: false });
});

it('reads the copy back once, and what it has sent once more', async () => {
  await push();
  await workshop.deploy('mf-home', 'let home = 2;');
  const before = remote.compared();
  const { files, sent } = await push();
  expect(sent).toBeGreaterThan(0);
  expect(remote.compared() - before).toBe(files + sent);
});

it('takes a copy over into a folder that servers read', async () => {
  await push();
  expect(await pull()).toMatchObject({ isMoved: true });
  expect(textAt(follower)).toBe('let home = 1;');
  expect(readFileSync(path.join(follower, 'release.json'), 'utf8')).toBe(liveText());
  expect(await pull()).toEqual({ isMoved: false, fetched: 0 });
});

it('leaves a canary to the servers of the folder in which it was begun', async () => {
  const canary = { package: 'mf-home', version: '26c857eb61', percent: 5 };
  const file = path.join(workshop.folder, 'release.json');
  writeFileSync(file, JSON.stringify({ ...readLive(workshop.folder), canary }));
  await push();
  await pull();
  expect(readLive(remote.folder).canary).toEqual(canary);
  expect(readLive(follower).canary).toBeUndefined();
  expect(await pull()).toEqual({ isMoved: false, fetched: 0 });
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
  // a script with its two forms, a record, the ledger, and the pointer last
  expect(seen).toEqual([...Array<string>(seen.length - 1).fill('let home = 1;'), 'let home = 2;']);
  expect(seen.length).toBeGreaterThan(2);
  expect(await push()).toMatchObject({ sent: 0, isMoved: false });
});

it('leaves the old release wherever a pull is cut, and goes on from there', async () => {
  await push();
  await pull();
  await workshop.deploy('mf-home', 'let home = 2;');
  await workshop.deploy('mf-about', 'let about = 2;');
  await push();
  for (const files of [0, 1]) {
    remote.cutAfter(files);
    await expect(pull()).rejects.toThrow(/cut|no such file/);
    expect(textAt(follower)).toBe('let home = 1;');
  }
  remote.cutAfter(Infinity);
  expect(await pull()).toEqual({ isMoved: true, fetched: 1 });
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
  await expect(pull()).rejects.toThrow('release.json is not complete');
  writeFileSync(pointer, whole);
  writeFileSync(remote.folder + entryOf(workshop.folder), 'let home = 3;');
  await expect(pull()).rejects.toThrow(/has not \/assets\/mf-home\/.+ as the release names it/);
  expect(textAt(follower)).toBe('let home = 1;');
});

it('copies a release whose source map is of another version with the same script', async () => {
  const map = (text: string) => ({ 'mf-home.js.map': text });
  await workshop.deploy('mf-home', 'let home = 2;', {}, map('{"a":1}'));
  await workshop.deploy('mf-home', 'let home = 2;', {}, map('{"b":1}'));
  await rollBack(workshop.folder, 'mf-home', undefined, author);
  await push();
  expect(await pull()).toMatchObject({ isMoved: true });
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

describe('a signed copy', () => {
  const own = generateKeyPairSync('ed25519');
  const signed = (key = own.privateKey) => pushRelease(workshop.folder, remote.folder, remote.rclone, key);
  const checked = () => pullRelease(remote.folder, follower, remote.rclone, own.publicKey);
  const pointer = () => path.join(remote.folder, 'release.json');

  it('is the release that was pushed, and is sent once', async () => {
    await signed();
    expect(await signed()).toMatchObject({ sent: 0, isMoved: false });
    expect(await checked()).toMatchObject({ isMoved: true });
    expect(readFileSync(path.join(follower, 'release.json'), 'utf8')).toBe(liveText());
    expect(await pull()).toEqual({ isMoved: false, fetched: 0 });
  });

  it('is taken from nobody else', async () => {
    await push();
    await expect(checked()).rejects.toThrow('release.json is not signed');
    await signed(generateKeyPairSync('ed25519').privateKey);
    await expect(checked()).rejects.toThrow('is not as the holder of the key has signed it');
    await signed();
    const text = readFileSync(pointer(), 'utf8');
    writeFileSync(pointer(), text.replace('"by": "Asha"', '"by": "Ashe"'));
    await expect(checked()).rejects.toThrow('is not as the holder of the key has signed it');
    expect(existsSync(path.join(follower, 'release.json'))).toBe(false);
  });

  it('of an earlier release is not taken again, and a rollback is', async () => {
    await signed();
    const earlier = readFileSync(pointer(), 'utf8');
    // moves of one millisecond have no order
    const later = Date.now() + 1_000;
    const clock = jest.useFakeTimers({ advanceTimers: true, now: later });
    await workshop.deploy('mf-home', 'let home = 2;');
    clock.useRealTimers();
    await signed();
    await checked();
    writeFileSync(pointer(), earlier);
    await expect(checked()).rejects.toThrow('is older than the release that is live here');
    expect(textAt(follower)).toBe('let home = 2;');
    await rollBack(workshop.folder, 'mf-home', undefined, author);
    await signed();
    await checked();
    expect(textAt(follower)).toBe('let home = 1;');
  });
});

it('never leaves the folder, whatever a pointer names', async () => {
  await push();
  const pointer = path.join(remote.folder, 'release.json');
  writeFileSync(pointer, readFileSync(pointer, 'utf8').replaceAll('/assets/mf-home/', '/assets/../../'));
  await expect(pull()).rejects.toThrow('release.json names the file /assets/../../');
});

it('sends a file again that arrived damaged', async () => {
  let isFirst = true;
  remote.onWrite((file) => {
    if (isFirst) writeFileSync(file, 'X');
    isFirst = false;
  });
  await push();
  await pull();
  expect(textAt(follower)).toBe('let home = 1;');
});

it('moves no pointer where files do not stay as they were sent', async () => {
  remote.onWrite((file) => {
    if (file.endsWith('.js')) writeFileSync(file, 'X');
  });
  await expect(push()).rejects.toThrow(/does not keep assets\/mf-\w+\/.+\.js as it was sent/);
  expect(remote.written).not.toContain('release.json');
});

it('copies no release that is damaged', async () => {
  writeFileSync(workshop.folder + entryOf(workshop.folder), 'let ho');
  await expect(push()).rejects.toThrow('differs from its hash');
  rmSync(workshop.folder + entryOf(workshop.folder));
  await expect(push()).rejects.toThrow('is missing');
  expect(remote.written).toEqual([]);
});
