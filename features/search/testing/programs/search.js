import { register } from 'tsx/esm/api';

// the program's source, for tests
register();
await import('../../search.program.ts');
