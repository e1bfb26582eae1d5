// @ts-check
import { ensureInstalled } from './install.mjs';

// `node team/src/local/run.mjs start`: installs the packages, then runs a tool of this folder, which is TypeScript
ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const [name = ''] = process.argv.splice(2, 1);
await import(`./${name}.ts`);
