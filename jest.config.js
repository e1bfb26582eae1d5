import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import preset from './team/src/preset/jest.js';

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const project = {
  ...preset,
  setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '<rootDir>/team/src/testing/short-failures.ts'],
  testEnvironmentOptions: { globalsCleanup: 'on' },
  roots: workspaces.map((folder) =>
    folder === 'features' ? '<rootDir>/features' : `<rootDir>/${folder}/src`,
  ),
};

export default {
  // by default, jest leaves one core idle; servers' tests wait for half of their time
  maxWorkers: 2 * availableParallelism(),
  // a machine that is busy with something else fails no test
  testTimeout: 90_000,
  // a worker that ends later has something open
  workerGracefulExitTimeout: 60_000,
  // a document takes longer to make than most tests: files of components have one, others name it
  projects: [
    { ...project, testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
    {
      ...project,
      setupFilesAfterEnv: [...project.setupFilesAfterEnv, '<rootDir>/team/src/testing/patient-waits.ts'],
      testMatch: ['**/*.test.tsx'],
    },
  ],
};
