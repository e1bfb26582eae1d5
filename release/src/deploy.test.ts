/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { createCandidate } from './candidate';
import { abandon, type Audience, deployCandidate, promote } from './deploy';
import { lastAutoRollback, listVersions } from './history';
import { rollBack } from './moves';
import { prune } from './prune';
import { readBuild } from './read-build';
import { readLive } from './release-file';
import { author, createWorkshop, route, type Workshop } from './testing/builds';
import { readVersion } from './versions';

let workshop: Workshop;
beforeEach(async () => {
  workshop = createWorkshop();
  await workshop.deploy('mf-home', 'home 1');
});
afterEach(() => workshop.remove());

const preview = { type: 'preview' } as const;
const canary = { type: 'canary', percent: 5 } as const;
const textOf = (name: string) =>
  readFileSync(workshop.folder + (readLive(workshop.folder).imports[`@school/${name}`] ?? ''), 'utf8');
const states = () => listVersions(workshop.folder).map(({ state }) => state);

/** Deploys a package as `npm run deploy` does; returns its version. */
async function deploy(name: string, text: string, audience: Audience, uses: Record<string, string[]> = {}) {
  const dist = workshop.build(name, text, { uses });
  const place = path.join(workshop.folder, '../candidate');
  const candidate = await createCandidate(workshop.folder, readBuild(dist), place, author);
  await deployCandidate(workshop.folder, candidate, audience, author);
  candidate.remove();
  return candidate.record.version;
}

describe('a preview', () => {
  it('leaves what is live as it is, and is listed with who made it', async () => {
    const version = await deploy('mf-home', 'home 2', preview);
    const { previews, moves } = readLive(workshop.folder);
    expect(textOf('mf-home')).toBe('home 1');
    expect(previews).toEqual([{ package: 'mf-home', version, until: expect.any(Number) as number }]);
    expect(moves?.at(-1)).toMatchObject({ action: 'preview', to: version, by: 'Asha' });
    expect(states()).toEqual([expect.stringMatching(/^preview until \d{4}-\d\d-\d\d$/), 'live']);
  });

  it('is recorded once, with another end each time that it is deployed', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 23));
    await deploy('mf-home', 'home 2', preview);
    now.mockReturnValue(Date.UTC(2026, 10, 24));
    const version = await deploy('mf-home', 'home 2', preview);
    expect(readLive(workshop.folder).previews).toEqual([
      { package: 'mf-home', version, until: Date.UTC(2026, 11, 24) },
    ]);
    now.mockRestore();
  });

  it('is gone from the release with the first move after thirty days', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 23));
    await deploy('mf-home', 'home 2', preview);
    now.mockReturnValue(Date.UTC(2026, 11, 24));
    await workshop.deploy('mf-home', 'home 3');
    expect(readLive(workshop.folder).previews).toBeUndefined();
    now.mockRestore();
  });

  it('goes live with exactly its files', async () => {
    const version = await deploy('mf-home', 'home 2', preview);
    const files = readVersion(workshop.folder, 'mf-home', version)?.manifest.integrity;
    await promote(workshop.folder, 'mf-home', version, author);
    const { packages, previews } = readLive(workshop.folder);
    expect(packages['mf-home']?.integrity).toEqual(files);
    expect(textOf('mf-home')).toBe('home 2');
    expect(previews).toBeUndefined();
  });

  it('is kept by prune, with its files, until it is abandoned', async () => {
    const version = await deploy('mf-home', 'home 2', preview);
    const [file = ''] = Object.keys(
      readVersion(workshop.folder, 'mf-home', version)?.manifest.integrity ?? {},
    );
    for (const text of ['home 3', 'home 4']) await workshop.deploy('mf-home', text);
    await prune(workshop.folder, 1);
    expect([states(), existsSync(workshop.folder + file)]).toEqual([
      ['live', expect.stringContaining('preview')],
      true,
    ]);
    await expect(abandon(workshop.folder, 'mf-home', author, { version })).resolves.toBe(version);
    await prune(workshop.folder, 1);
    expect([states(), existsSync(workshop.folder + file)]).toEqual([['live'], false]);
  });

  it('is refused where the version is live, and where there are twenty already', async () => {
    await expect(deploy('mf-home', 'home 1', preview)).rejects.toThrow(/^mf-home \w+ is live already$/);
    for (let number = 2; number <= 21; number += 1) await deploy('mf-home', `home ${number}`, preview);
    await expect(deploy('mf-home', 'home 22', preview)).rejects.toThrow(
      'there are 20 previews; promote or abandon one first',
    );
    expect(states()).toHaveLength(21);
  }, 60_000);
});

describe('a canary', () => {
  it.each([0, 51, 2.5, Number.NaN])('is refused for %s %% of visits', async (percent) => {
    const before = readLive(workshop.folder);
    await expect(deploy('mf-home', 'home 2', { type: 'canary', percent })).rejects.toThrow(
      `a canary gets from 1 to 50 % of visits, not ${percent}`,
    );
    expect([readLive(workshop.folder), states()]).toEqual([before, ['live']]);
  });

  it('is one at a time on the site', async () => {
    await workshop.deploy('mf-gallery', 'gallery 1');
    const version = await deploy('mf-home', 'home 2', canary);
    await expect(deploy('mf-gallery', 'gallery 2', canary)).rejects.toThrow(
      `mf-home ${version} is a canary; promote or abandon it first`,
    );
    await expect(deploy('mf-about', 'about 1', canary)).rejects.toThrow(
      'mf-about is not deployed: a canary needs a live version',
    );
    await expect(deploy('mf-home', 'home 1', canary)).rejects.toThrow('is live already');
  });

  it('of the same section takes the place of the one before', async () => {
    await deploy('mf-home', 'home 2', canary);
    const version = await deploy('mf-home', 'home 3', { type: 'canary', percent: 20 });
    expect(readLive(workshop.folder).canary).toEqual({ package: 'mf-home', version, percent: 20 });
  });

  it('goes on when another section moves, and ends when its own does', async () => {
    await workshop.deploy('mf-gallery', 'gallery 1');
    await deploy('mf-home', 'home 2', canary);
    await workshop.deploy('mf-gallery', 'gallery 2');
    await rollBack(workshop.folder, 'mf-gallery', undefined, author);
    expect(readLive(workshop.folder).canary).toBeDefined();
    await workshop.deploy('mf-home', 'home 3');
    expect(readLive(workshop.folder).canary).toBeUndefined();
  });

  it('never stops another section from moving: it ends when it no longer fits', async () => {
    const names = { exports: { '@school/shared-deps': ['oldName'] }, routes: [] };
    const both = { ...names, exports: { '@school/shared-deps': ['oldName', 'newName'] } };
    await workshop.deploy('shared-deps', 'shared 1', names);
    await workshop.deploy('shared-deps', 'shared 2', both);
    const version = await deploy('mf-home', 'home 2', canary, { '@school/shared-deps': ['newName'] });
    await rollBack(workshop.folder, 'shared-deps', undefined, author);
    const live = readLive(workshop.folder);
    expect(live.canary).toBeUndefined();
    expect(lastAutoRollback(live)).toMatchObject({ package: 'mf-home', from: version });
    expect(lastAutoRollback(live)?.why).toMatch(/^it no longer fits what is live: .*newName/);
  });

  it('that was rolled back is listed with the reason, until its section moves again', async () => {
    await workshop.deploy('mf-gallery', 'gallery 1', { routes: [route('/Photos')] });
    const version = await deploy('mf-home', 'home 2', canary);
    const why = 'it failed for 5 of 9 visitors';
    await abandon(workshop.folder, 'mf-home', { by: 'the site', commit: '' }, { version, why });
    expect(states()).toEqual([`rolled back: ${why}`, 'live', 'live']);
    expect(lastAutoRollback(readLive(workshop.folder))).toMatchObject({ from: version, by: 'the site', why });
    await workshop.deploy('mf-home', 'home 3');
    expect(lastAutoRollback(readLive(workshop.folder))).toBeUndefined();
  });

  it('is abandoned only if it is the version that is named', async () => {
    await deploy('mf-home', 'home 2', canary);
    await expect(abandon(workshop.folder, 'mf-home', author, { version: '0' })).rejects.toThrow(
      'mf-home has no canary or preview 0',
    );
    expect(readLive(workshop.folder).canary).toBeDefined();
  });
});
