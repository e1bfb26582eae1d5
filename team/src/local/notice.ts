import { parseArgs } from 'node:util';

import { readConfig } from '@school/server/settings/config';

import { Refusal } from '../release/refusal';
import { root } from '../workspace/workspace';
import { endNotice, writeNotice } from './write-notice';

const USAGE = [
  'school notice "TEXT" --until 18:00 [--from 07:00] [--link /Calendar] [--level info]',
  'school notice --end',
  'a time is of today; other days are written 2026-11-24T18:00',
];

const options = {
  until: { type: 'string' },
  from: { type: 'string' },
  link: { type: 'string' },
  level: { type: 'string', default: 'urgent' },
  end: { type: 'boolean', default: false },
} as const;

/** `school notice`: puts an urgent notice on top of every page, or ends it. */
export async function command(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const { contentFolder, timeZone } = readConfig(process.env, root);
  const { end, link: href, ...times } = values;
  if (positionals.length !== (end ? 0 : 1) || (!end && times.until === undefined)) throw new Refusal(USAGE);
  if (end) {
    await endNotice(contentFolder);
    console.log(`No urgent notice is in ${contentFolder} now.`);
    return;
  }
  const notice = await writeNotice(contentFolder, { text: positionals[0], href, ...times }, timeZone);
  console.log(`“${notice.text}” is in ${contentFolder}, until ${notice.until.replace('T', ' ')}.`);
  console.log('A site that runs shows it within seconds; open pages within a minute.');
}
