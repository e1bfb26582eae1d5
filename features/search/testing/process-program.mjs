import { register } from 'tsx/esm/api';

// the program's source, for tests
register();
const { answerCalls } = await import('../process/answer-calls.ts');

answerCalls({
  say: (text) => text,
  fail: () => {
    throw new Error('it fails');
  },
  end: () => process.exit(1),
  runForEver: () => {
    for (;;) Math.random();
  },
  fillBuffers: () => {
    for (const buffers = []; ;) buffers.push(Buffer.alloc(1_000_000, 1));
  },
  fillHeap: () => {
    for (let last = {}; ;) last = { last };
  },
});
