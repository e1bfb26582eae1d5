// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { runBin } from '../../../workspace/src/process.mjs';
import { root } from '../../../workspace/src/workspace.mjs';

const folder = path.join(root, '.cache/viewer');
const page = path.join(root, '.cache/statecharts-viewer.html');

// `npm run viewer`: one HTML file that opens recorded sessions, to be sent along with a bug report
await runBin('webpack', ['--config', 'webpack.config.ts', '--env', 'pkg=viewer']);
mkdirSync(folder, { recursive: true });
// a closing tag within a text would end the script
const textOf = (/** @type {string} */ file) =>
  readFileSync(file, 'utf8').replaceAll('</script', '<\\/script');
const elk = textOf(path.join(root, 'node_modules/elkjs/lib/elk.bundled.js'));
const script = textOf(path.join(folder, 'viewer.js'));
writeFileSync(
  page,
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Statecharts</title>
<body>
<script>${elk}</script>
<script type="module">${script}</script>
</body>
</html>
`,
);
console.log(page);
