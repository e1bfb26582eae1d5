import { parseArgs } from 'node:util';

import { Refusal } from '../refusal';

/** The remote that the command line names, and whether it is to be followed. */
export function readRemote(command: string): { remote: string; isFollowing: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { follow: { type: 'boolean' } },
  });
  const [remote = '', ...rest] = positionals;
  if (remote === '' || rest.length > 0) {
    throw new Refusal([`npm run ${command} -- REMOTE: where rclone copies to, such as store:bucket/release`]);
  }
  if (values.follow === true && command !== 'release:pull')
    throw new Refusal(['only release:pull has --follow']);
  return { remote, isFollowing: values.follow === true };
}
