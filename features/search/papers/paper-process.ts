import type { PaperTexts } from './read-in-process';
import { readPdf } from './read-pdf';

// reads the papers that it is sent, and ends with the process that has started it
process.on('message', (bytes: Uint8Array) => {
  const send = (read: PaperTexts) => process.send?.(read);
  readPdf(bytes).then(
    (texts) => send({ texts }),
    (error: unknown) => send({ texts: [], refusal: String(error) }),
  );
});
process.once('disconnect', () => process.exit());
