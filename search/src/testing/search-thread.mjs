import { register } from 'tsx/esm/api';

// the thread's source, for tests
register();
await import('../thread/search-thread.ts');
