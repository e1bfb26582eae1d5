import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { crest } from '../pictures/crest';
import { certificateFile, certificates } from '../records/certificates';
import type { SampleCertificate } from '../records/sample-types';
import { ink } from './layout/ink';

const folder = join(import.meta.dirname, '../../../content/certificates');
const lineLength = 44;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Breaks text into lines that fit the right-hand column. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < lineLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function rowsOf(certificate: SampleCertificate): [string, string][] {
  return [
    ['Name of the pupil', certificate.name],
    ['Parents', certificate.parents],
    ['Nationality', certificate.nationality],
    ['Date of birth', certificate.born],
    ['First admitted', certificate.admitted],
    ['Last class', certificate.lastClass],
    ['Result', certificate.result],
    ['Subjects', certificate.subjects],
    ['All dues paid', 'Yes'],
    ['General conduct', certificate.conduct],
    ['Last day at school', certificate.left],
    ['Reason for leaving', certificate.reason],
    ['Date of issue', certificate.issued],
  ];
}

function drawRows(certificate: SampleCertificate): string {
  let y = 430;
  return rowsOf(certificate)
    .map(([label, value], index) => {
      const lines = linesOf(value);
      const top = y;
      y += 30 + lines.length * 28;
      const words = lines
        .map((line, at) => `<text x="420" y="${top + at * 28}">${escaped(line)}</text>`)
        .join('');
      return `<text x="100" y="${top}" fill="${ink.navy}">${index + 1}.  ${label}</text>${words}<path d="M100 ${y - 40}H900" stroke="${ink.line}"/>`;
    })
    .join('');
}

function drawCertificate(certificate: SampleCertificate): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1400" font-family="Liberation Serif, Times New Roman, serif" font-size="23" fill="${ink.text}">
    <rect width="1000" height="1400" fill="#fdfbf5"/>
    <rect x="36" y="36" width="928" height="1328" fill="none" stroke="${ink.gold}" stroke-width="5"/>
    <rect x="48" y="48" width="904" height="1304" fill="none" stroke="${ink.gold}"/>
    <g transform="translate(500 132) scale(0.38)">${crest()}</g>
    <g text-anchor="middle">
      <text x="500" y="238" font-size="42" font-weight="bold" fill="${ink.navy}">St. Aelred’s Convent School</text>
      <text x="500" y="274" font-size="21">Chapel Road, Naya Tola, Kanakpur 290417 · Affiliated to the CBSE, no. 9930417</text>
      <text x="500" y="334" font-size="32" font-weight="bold" fill="${ink.crimson}" letter-spacing="3">TRANSFER CERTIFICATE</text>
    </g>
    <text x="100" y="374">${certificate.serial}</text>
    <text x="900" y="374" text-anchor="end">Admission no. ${certificate.admission}</text>
    ${drawRows(certificate)}
    <path d="M100 1290H330M385 1290H615M670 1290H900" stroke="${ink.text}"/>
    <g font-size="19" text-anchor="middle" font-style="italic"><text x="215" y="1316">Class teacher</text><text x="500" y="1316">Checked by</text><text x="785" y="1316">Principal</text></g>
    <g transform="rotate(-9 785 1230)" fill="none" stroke="${ink.navy}" opacity="0.5"><circle cx="785" cy="1230" r="62" stroke-width="3"/><circle cx="785" cy="1230" r="48"/></g>
  </svg>`;
}

/** The images that the transfer-certificate form finds. */
export async function writeTransferCertificates(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const certificate of certificates) {
    const image = sharp(Buffer.from(drawCertificate(certificate))).jpeg({ quality: 48, mozjpeg: true });
    await writeFile(join(folder, certificateFile(certificate)), await image.toBuffer());
  }
}
