import { register } from 'tsx/esm/api';

// the worker's source, for tests
register();
export default (await import('../workers/worker.ts')).default;
