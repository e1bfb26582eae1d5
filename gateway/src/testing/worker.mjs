import { register } from 'tsx/esm/api';

// the worker's source, for tests
register();
export const { run } = await import('../workers/worker.ts');
