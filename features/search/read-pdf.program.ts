import { writeFile } from 'node:fs/promises';

import type { ReadResult } from './pdf-reader';
import { readPdf } from './read-pdf';

// where the memory runs out, Linux ends this process and not the server
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
process.on('message', (bytes: Uint8Array) => {
  const send = (result: ReadResult) => process.send?.(result);
  readPdf(new Uint8Array(bytes)).then(
    (texts) => send({ texts }),
    (error: unknown) => send({ refusal: String(error) }),
  );
});
process.once('disconnect', () => process.exit());
