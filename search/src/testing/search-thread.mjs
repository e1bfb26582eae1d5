import { register } from 'tsx/esm/api';

// the thread's source, for tests
register();
export default (await import('../thread/search-thread.ts')).default;
