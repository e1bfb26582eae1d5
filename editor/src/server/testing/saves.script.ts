import { type Part, partsOf } from '../../forms/parts';
import { openFolder } from '../folder';

/** Saves one entry again and again, until it is killed. */
const [folder = ''] = process.argv.slice(2);
const rules = { routes: [], slipsOf: () => [], tasksOf: () => [], dutiesOf: () => Promise.resolve([]) };
const parts = partsOf([]);
const part = parts.find(({ key }) => key === 'records/news');
if (part === undefined) throw new Error('there is no news');
const content = openFolder(folder, parts, rules);
async function saveFrom(part: Part, count: number): Promise<void> {
  const [first] = await content.list(part);
  if (first === undefined) throw new Error('there is no entry');
  const change = (raw: unknown) => ({ ...(raw as object), title: `Saved ${count} ${'x'.repeat(50)}` });
  const { id, version } = first.entry;
  await content.save([{ part, id, version, change }], { by: 'Asha', what: 'changed it' });
  process.stdout.write('saved\n');
  await saveFrom(part, count + 1);
}
await saveFrom(part, 0);
