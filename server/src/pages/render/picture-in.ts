import type { SharedPicture } from '../../derived/entries';

const signs: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** A photo of a page by its number in the page's address, as the page's HTML has it. */
export function pictureIn(html: string, number: string): SharedPicture | undefined {
  const start = html.indexOf(` id="photo=${number}"`);
  if (start === -1) return undefined;
  const [picture = ''] = /<img [^>]*>/.exec(html.slice(start, html.indexOf('</a>', start))) ?? [];
  const valueOf = (name: string) => {
    const [, value = ''] = new RegExp(` ${name}="([^"]*)"`).exec(picture) ?? [];
    return value.replace(/&(?:quot|#x27|lt|gt|amp);/g, (sign) => signs[sign] ?? sign);
  };
  const src = valueOf('src');
  return src.startsWith('/api/image/') ? { src, alt: valueOf('alt') } : undefined;
}
