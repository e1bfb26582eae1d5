import { register } from 'tsx/esm/api';

// the worker's source, for tests
register();
await import('../workers/worker.ts');
