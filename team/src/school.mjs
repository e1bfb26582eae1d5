#!/usr/bin/env node
// @ts-check
import 'tsx';

// the commands are TypeScript, which tsx runs
const commands = './school.ts';
await import(commands);
