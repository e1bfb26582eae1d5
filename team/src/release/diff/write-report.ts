import { escapeXml } from '@school/shared-deps/server';

/** A screen that pages are looked at on. */
export interface Look {
  width: number;
  colors: 'light' | 'dark';
}

/** Two pictures of a page, as WebP. */
export interface Pair extends Look {
  address: string;
  pictures: readonly [Buffer, Buffer];
}

/**
 * A report as HTML.
 * @param pairs of pictures, or the reason why there are none
 */
export function writeReport(name: string, lines: readonly string[], pairs: readonly Pair[] | string): string {
  const title = `${name}: what a build changes`;
  const none =
    typeof pairs === 'string' ? `No pictures: ${pairs}` : 'The pictures of all pages are the same.';
  const pictures =
    typeof pairs === 'string' || pairs.length === 0
      ? `<p>${escapeXml(none)}</p>`
      : pairs.map(writePair).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${escapeXml(title)}</title>
<style>:root{color-scheme:light dark;font:1rem/1.5 sans-serif}body{margin:1rem}div{display:flex;gap:1rem}figure{margin:0;flex:1}img{max-width:100%;height:auto;border:1px solid}</style>
<h1>${escapeXml(title)}</h1>
<ul>
${lines.map((line) => `<li>${escapeXml(line)}</li>`).join('\n')}
</ul>
${pictures}
</html>
`;
}

function writePair({ address, width, colors, pictures }: Pair): string {
  const title = escapeXml(`${address}, ${width} pixels, ${colors}`);
  const figures = pictures.map((picture, index) => {
    const when = index === 0 ? 'before' : 'after';
    const source = `data:image/webp;base64,${picture.toString('base64')}`;
    return `<figure><figcaption>${when}</figcaption><img src="${source}" alt="${title}, ${when}"></figure>`;
  });
  return `<h2>${title}</h2>\n<div>${figures.join('')}</div>`;
}
