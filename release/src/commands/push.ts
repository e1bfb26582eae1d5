import { pushRelease } from '../copy/push';
import { rclone } from '../copy/rclone';
import { readKey } from '../copy/sign';
import { folder, runCommand, seconds } from './command';
import { readRemote } from './remote';

// `npm run release:push -- store:bucket/release`: copies the release folder to where rclone reaches
await runCommand(async () => {
  const { remote } = readRemote('release:push');
  const key = readKey('SCHOOL_RELEASE_KEY');
  if (key === undefined) console.error('WARNING: the copy is not signed; SCHOOL_RELEASE_KEY names no key');
  const begun = performance.now();
  const { files, sent, isMoved } = await pushRelease(folder, remote, rclone, key);
  const what = isMoved ? 'has the release' : 'has had the release already';
  console.log(`${remote} ${what}: ${files} files, ${sent} of them sent (${seconds(begun)})`);
});
