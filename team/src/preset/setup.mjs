#!/usr/bin/env node
// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Files that the workspace has above a section, of one line each; the team may extend them. */
const files = {
  'tsconfig.json': `{ "extends": "@school/shared-deps/preset/tsconfig.json", "include": ["src"] }\n`,
  'webpack.config.ts': `export { default } from '@school/shared-deps/preset/webpack.config.ts';\n`,
  'jest.config.js': `export { default } from '@school/shared-deps/preset/jest.js';\n`,
  'eslint.config.js': `export { default } from '@school/shared-deps/preset/eslint.js';\n`,
  '.dependency-cruiser.cjs': `module.exports = require('@school/shared-deps/preset/imports.cjs').config;\n`,
};

const scripts = {
  check: 'npm run types && npm run lint && npm run structure && npm test',
  types: 'tsc',
  lint: 'eslint src --max-warnings 0',
  structure: 'depcruise src',
  test: 'jest',
  build: 'webpack',
};

// `npx school-setup`, in the folder of a section: adds the files that are not there, and its commands
if (!existsSync('package.json')) {
  console.error('school-setup is called in the folder of a section, which has a package.json');
  process.exit(1);
}
for (const [file, text] of Object.entries(files)) {
  if (existsSync(file)) continue;
  writeFileSync(file, text);
  console.log(file);
}
/** @type {{ scripts?: Record<string, string> }} */
const fields = JSON.parse(readFileSync('package.json', 'utf8'));
// those of the workspace are called `school`
const own = Object.entries(fields.scripts ?? {}).filter(([, command]) => !command.startsWith('school '));
fields.scripts = { ...scripts, ...Object.fromEntries(own) };
writeFileSync('package.json', `${JSON.stringify(fields, null, 2)}\n`);
console.log('package.json');
