import { register } from 'tsx/esm/api';

// the thread's source, for tests
register();
export const { run } = await import('../thread/search-thread.ts');
