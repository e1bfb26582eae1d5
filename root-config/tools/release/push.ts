import { pushRelease } from '../../src/release/copy/push';
import { rclone } from '../../src/release/copy/rclone';
import { folder, runCommand, seconds } from './command';
import { readRemote } from './remote';

// `npm run release:push -- store:bucket/release`: copies the release folder to where rclone reaches
await runCommand(async () => {
  const { remote } = readRemote('release:push');
  const begun = performance.now();
  const { files, sent, isMoved } = await pushRelease(folder, remote, rclone);
  const what = isMoved ? 'has the release' : 'has had the release already';
  console.log(`${remote} ${what}: ${files} files, ${sent} of them sent (${seconds(begun)})`);
});
