/** Element of a page's data block: the JSON that its code begins with. */
export const PAGE_DATA_ID = 'page-data';

const START = `<script type="application/json" id="${PAGE_DATA_ID}">`;
const END = '</script>';

/** JSON that ends no script. */
export function inScript(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`);
}

/** The data block of a page as HTML. */
export function pageDataBlock(json: string): string {
  return START + inScript(json) + END;
}

/** HTML of a page in three parts: before its data block, the JSON in it, and behind it. */
export function splitAtPageData(html: string): [before: string, json: string, behind: string] {
  const start = html.indexOf(START);
  if (start === -1) return [html, '', ''];
  const end = html.indexOf(END, start);
  return [html.slice(0, start), html.slice(start + START.length, end), html.slice(end + END.length)];
}
