import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { run } from '../workspace/process';
import { root } from '../workspace/workspace';

const page = path.join(root, '.cache/statecharts-viewer.html');

/** `school viewer`: one HTML file that opens recorded sessions, to be sent along with a bug report. */
export async function command(): Promise<void> {
  await run('webpack', ['--config', 'webpack.config.ts', '--env', 'pkg=viewer']);
  // a closing tag within a text would end the script
  const textOf = (file: string) => readFileSync(file, 'utf8').replaceAll('</script', '<\\/script');
  const elk = textOf(createRequire(import.meta.url).resolve('elkjs/lib/elk-worker.min.js'));
  const script = textOf(path.join(root, '.cache/viewer/viewer.js'));
  writeFileSync(
    page,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Statecharts</title>
<body>
<script type="text/plain" id="elk">${elk}</script>
<script type="module">${script}</script>
</body>
</html>
`,
  );
  console.log(page);
}
