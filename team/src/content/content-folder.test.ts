import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { blockSchema, contactContentSchema, pageContentSchema, searchWordsSchema } from '@school/contract';
import { certificateSchema } from '@school/server/content/certificates';
import { type ListName, lists } from '@school/server/content/lists';
import { withheldSchema } from '@school/server/withheld/withheld';
import * as v from 'valibot';

const guide = readFileSync(join(__dirname, '../../../docs/content-folder.md'), 'utf8');
const starter = join(__dirname, '../../starter');

const valueOf = (example: string): unknown => JSON.parse(example);

it('tells of every page whose words a school writes', () => {
  const unnamed = readdirSync(join(starter, 'pages')).filter((name) => !guide.includes(`\`pages/${name}\``));
  expect(unnamed).toEqual([]);
});

it.each(Object.keys(lists))('has an example of %s that the site takes', (name) => {
  const example = new RegExp(`^\`records/${name}\\.json\`[^\\n]*\\n\\n\`\`\`json\\n(.*?)\`\`\``, 'ms').exec(
    guide,
  );
  expect(
    v.safeParse(v.array(lists[name as ListName]), valueOf(example?.[1] ?? 'null')).issues,
  ).toBeUndefined();
});

it.each(blockSchema.options.map(({ entries }) => entries.type.literal))(
  'has an example of a block %s',
  (type) => {
    const isNamed = guide.includes(`"type": "${type}"`) || guide.includes(`| \`${type}\` `);
    expect(isNamed).toBe(true);
  },
);

it('has an example of a map that the site takes, and the starter a map to be drawn', () => {
  const examples = [...guide.matchAll(/```json\n(.*?)```/gs)].map(([, example = '']) => valueOf(example));
  const contacts = [...examples, valueOf(readFileSync(join(starter, 'pages/contact-us.json'), 'utf8'))];
  const maps = contacts.flatMap((page) => {
    const result = v.safeParse(contactContentSchema, page);
    return result.success && result.output.map ? [result.output.map] : [];
  });
  expect(maps).toHaveLength(2);
});

it('has no example that the site does not take', () => {
  const examples = [...guide.matchAll(/```json\n(.*?)```/gs)].map(([, example = '']) => valueOf(example));
  const kinds = [
    blockSchema,
    pageContentSchema,
    searchWordsSchema,
    v.array(certificateSchema),
    withheldSchema,
    ...Object.values(lists).map((list) => v.array(list)),
  ];
  const strange = examples.filter((example) => !kinds.some((kind) => v.is(kind, example)));
  // the first shows how names and values are written
  expect(strange).toEqual([expect.objectContaining({ name: 'Hilltop School, Rampur' })]);
});
