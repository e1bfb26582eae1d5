import { register } from 'tsx/esm/api';

// the thread's source, for tests
register();
export default (await import('../papers/paper-thread.ts')).default;
