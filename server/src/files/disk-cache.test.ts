import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createDiskCache, type DiskCache } from './disk-cache';

let folder: string;
let cache: DiskCache;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  cache = createDiskCache({ folder, maxBytes: 100_000, onProblem: jest.fn() });
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the pictures on the disk', () => {
  it('make room for others: the one that was longest not asked for goes first', async () => {
    const content = Buffer.alloc(40_000);
    await cache.put('one', content);
    await cache.put('two', content);
    expect(await cache.get('one')).toBeDefined();
    await cache.put('three', content);
    expect(await cache.get('two')).toBeUndefined();
    expect(await cache.get('one')).toBeDefined();
    expect(await cache.get('three')).toBeDefined();
  });

  it('are still there after a start', async () => {
    await cache.put('one', Buffer.from('picture'));
    const anew = createDiskCache({ folder, maxBytes: 100, onProblem: jest.fn() });
    expect((await anew.get('one'))?.toString()).toBe('picture');
  });

  it('are done without where the disk cannot be used', async () => {
    writeFileSync(path.join(folder, 'file'), '');
    const onProblem = jest.fn();
    const broken = createDiskCache({ folder: path.join(folder, 'file'), maxBytes: 100, onProblem });
    await broken.put('one', Buffer.from('picture'));
    expect(await broken.get('one')).toBeUndefined();
    expect(onProblem).toHaveBeenCalled();
  });
});
