import { test } from '@playwright/test';

import { run } from '../../team/src/workspace/process';
import { findPrograms } from '../../team/src/workspace/programs';
import { startCommand } from './support/command';

test('npm run stack: nginx, two servers and Redis end with Ctrl-C, and bear load while they are killed', async () => {
  const programs = await findPrograms('nginx', 'redis');
  test.skip('missing' in programs, 'missing' in programs ? programs.missing : '');
  const stack = await startCommand(['run', 'stack']);
  try {
    await stack.untilAnswering('/home');
  } finally {
    await stack.interrupt();
  }
  await run('npm', ['run', 'stack', '--', '--load', '--seconds', '8']);
});

test('npm run bench', () => run('npm', ['run', 'bench', '--', '--short']));
