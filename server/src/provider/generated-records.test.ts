import { childDataSchema, isStoreReference, projectRecords } from '@school/contract';

import { generateAlbums, generateLists, SECRET } from '../../../e2e/support/generated-records';
import { limitProblems } from '../lib/limit-problems';
import { createQuietLog } from '../testing/quiet-log';
import { nothingWithheld } from '../withheld/withheld';
import { createPrepareRecords } from './prepare-records';

/** The records of these are those of `news/all`, `events/All` and `gallery/All`. */
const excerpts = ['news', 'events', 'gallery'];
const lists = Object.entries(generateLists()).filter(([name]) => !excerpts.includes(name));
const ignore = () => undefined;
const policies = childDataSchema.options;

describe.each(lists)('2,000 generated records of %s', (resource, generated) => {
  // as they come over the network
  const body: unknown = JSON.parse(JSON.stringify(generated));
  const records = projectRecords(resource, body, ignore) as object[];
  const json = JSON.stringify(records);

  it('leave many that can be shown, with nothing that is not', () => {
    expect(records.length).toBeGreaterThan(500);
    expect(json).not.toContain(SECRET);
  });

  it('have well-formed text alone, and none that is endless', () => {
    expect(textsOf(records).filter((text) => /\p{Cs}|[^\P{Cc}\t\n]/u.test(text))).toEqual([]);
    expect(Math.max(...records.map((record) => JSON.stringify(record).length))).toBeLessThan(1_000_000);
  });

  it('lead nowhere but to files and web addresses', () => {
    const fields = records as Record<string, unknown>[];
    const references = fields.flatMap(({ attachments, images, image }) =>
      [attachments, images, image].flatMap((files) => (files as string[] | undefined) ?? []),
    );
    const links = fields.map(({ url, videoUrl }) => url ?? videoUrl ?? '') as string[];
    expect(references.filter((each) => !isStoreReference(each) && !isWebAddress(each))).toEqual([]);
    expect(links.filter((each) => each !== '' && !isWebAddress(each))).toEqual([]);
  });

  it('are the same when they are read again, as a browser does', () => {
    const problems: string[] = [];
    expect(projectRecords(resource, records, (problem) => problems.push(problem))).toEqual(records);
    expect(problems).toEqual([]);
  });

  // each policy prepares records of its own, a quarter of them
  it.each(policies)('are prepared under %s with one line in the log', (childData) => {
    const log = createQuietLog();
    const prepare = createPrepareRecords(
      () => ({ profile: { childData }, withheld: nothingWithheld }),
      limitProblems(log),
    );
    const own = (body as object[]).filter((_, at) => at % policies.length === policies.indexOf(childData));
    const prepared = prepare(resource, Buffer.from(JSON.stringify(own)));
    expect(Array.isArray(prepared?.english)).toBe(true);
    expect(log.problems).toHaveLength(1);
    expect(log.problems[0]?.length).toBeLessThan(200);
  });
});

it('2,000 generated albums are shown or refused, and none crashes', () => {
  const outcomes = generateAlbums().map((album) => {
    try {
      return JSON.stringify(projectRecords('subGallery', JSON.parse(JSON.stringify(album)), ignore));
    } catch (error) {
      return (error as Error).message;
    }
  });
  expect(outcomes.filter((outcome) => outcome.startsWith('{')).length).toBeGreaterThan(500);
  expect(outcomes.filter((outcome) => outcome.includes(SECRET))).toEqual([]);
});

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

function isWebAddress(text: string): boolean {
  return /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '');
}
