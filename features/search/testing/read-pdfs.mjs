import { readFileSync } from 'node:fs';

import { register } from 'tsx/esm/api';

// the texts of PDFs, by their paths
register();
const { readPdf } = await import('../read-pdf.ts');
const texts = [];
for (const file of process.argv.slice(2)) texts.push(await readPdf(new Uint8Array(readFileSync(file))));
process.stdout.write(JSON.stringify(texts));
