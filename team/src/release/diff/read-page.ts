/** A page as a visitor meets it, read from the server's HTML. */
export interface PageContents {
  title: string;
  /** The texts below each heading, in their order; those before the first are below an empty one. */
  texts: ReadonlyMap<string, readonly string[]>;
  /** The name of each link and where it leads, without a file's hash. */
  links: readonly string[];
  /** The file of each picture, and the paths of each drawing. */
  pictures: readonly string[];
  /** Role and name of each heading, link, button, field and picture. */
  roles: readonly string[];
  /** The other attributes of elements, each with the role and name of its element. */
  attributes: readonly string[];
  /** The classes of all elements. */
  classes: readonly string[];
}

interface OpenElement {
  tag: string;
  attributes: string;
  text: string;
}

const roles: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  h1: 'heading 1',
  h2: 'heading 2',
  h3: 'heading 3',
  h4: 'heading 4',
  img: 'picture',
  input: 'field',
  select: 'field',
  textarea: 'field',
  nav: 'navigation',
  dialog: 'dialog',
};
const attribute = /\s([a-z][\w:-]*)(?:="([^"]*)")?/gi;
/** Attributes that are read otherwise, or that visitors never notice. */
const passing = /^(?:alt|aria-label|class|data-.*|href|placeholder|role|src|srcset)$/i;
/** Attributes that name other elements, by ids that React may number. */
const references = /^(?:aria-(?:controls|describedby|labelledby)|for|headers|id|list)$/i;
/** Attributes that decide whether a part can be seen or used: it is named by all of its text. */
const state =
  /^(?:aria-disabled|aria-hidden|checked|disabled|hidden|inert|open|readonly|required|selected)$/i;
const MAX_NAME = 60;
/** Their text is no part of their name. */
const areas = ['nav', 'dialog', 'select'];
const unseen = /<(script|style|template|svg)\b[^>]*>.*?<\/\1>|<!--.*?-->/gs;
const drawings = /<svg\b.*?<\/svg>/gs;
const inline = ['a', 'abbr', 'b', 'button', 'em', 'i', 'small', 'span', 'strong', 'time', 'wbr'];
const withoutEnd = ['area', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'];

/** Reads HTML that the site's server has rendered, whose attributes never contain `<` or `>`. */
export function readPage(html: string): PageContents {
  const title = decode(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? '');
  const texts = new Map<string, string[]>();
  const links: string[] = [];
  const pictures: string[] = [];
  const found: string[] = [];
  const attributesOfAll: string[] = [];
  const classes: string[] = [];
  const labels = new Map<string, string>();
  const open: OpenElement[] = [];
  let heading = '';
  let line = '';
  const endLine = () => {
    const text = decode(line);
    if (text !== '') texts.set(heading, [...(texts.get(heading) ?? []), text]);
    line = '';
  };
  const close = ({ tag, attributes, text }: OpenElement) => {
    const label = attributeOf(attributes, 'aria-label') ?? attributeOf(attributes, 'alt');
    const name =
      label ??
      labels.get(attributeOf(attributes, 'id') ?? '') ??
      attributeOf(attributes, 'placeholder') ??
      (areas.includes(tag) ? '' : decode(text));
    const own = attributeOf(attributes, 'role') ?? roles[tag];
    const role = own ?? (attributes.includes(' aria-label="') ? 'region' : undefined);
    if (role !== undefined) found.push(`${role} “${name}”`);
    if (tag === 'label') labels.set(attributeOf(attributes, 'for') ?? tag, name);
    classes.push(...(attributeOf(attributes, 'class')?.split(' ') ?? []));
    attributesOfAll.push(...describeAttributes(attributes, role ?? `<${tag}>`, name));
    const source = attributeOf(attributes, 'src');
    if (tag === 'img' && source !== undefined) pictures.push(`the picture ${source}`);
    const href = attributeOf(attributes, 'href');
    if (tag === 'a' && href !== undefined) links.push(`“${name}” leads to ${withoutHash(href)}`);
    if (/^h[1-6]$/.test(tag)) heading = decode(text);
  };
  const whole = html.slice(Math.max(html.indexOf('<body'), 0));
  for (const [drawing] of whole.matchAll(drawings)) pictures.push(describeDrawing(drawing));
  const body = whole.replace(unseen, '');
  for (const [token, end, tag, attributes = ''] of body.matchAll(
    /<(\/?)([a-z][\w-]*)((?:[\s/][^>]*)?)>|[^<]+/g,
  )) {
    if (tag === undefined) {
      line += token;
      for (const element of open) element.text += token;
      continue;
    }
    if (!inline.includes(tag)) endLine();
    if (end === '') open.push({ tag, attributes, text: '' });
    if (end === '' && !withoutEnd.includes(tag)) continue;
    const element = open.findLastIndex((each) => each.tag === tag);
    for (const each of element < 0 ? [] : open.splice(element).slice(0, 1)) close(each);
  }
  endLine();
  return { title, texts, links, pictures, roles: found, attributes: attributesOfAll, classes };
}

function describeAttributes(attributes: string, role: string, name: string): string[] {
  return [...attributes.matchAll(attribute)].flatMap(([, key = '', value = '']) => {
    if (passing.test(key)) return [];
    const isNamed = state.test(key) || !role.startsWith('<');
    const place = isNamed ? `${role} “${name.slice(0, MAX_NAME)}”` : role;
    return value === '' || references.test(key)
      ? `${key} of ${place}`
      : `${key}="${decode(value)}" of ${place}`;
  });
}

/** A drawing by what is drawn, without the attributes that are none of its look. */
function describeDrawing(svg: string): string {
  const drawn = svg.replace(/ (?:class|aria-hidden|focusable)="[^"]*"|<\/?\w+|\/?>/g, '');
  return `the drawing ${decode(drawn)}`;
}

/** `/assets/mf-home/page.0a1b2c3d4e5f.js` without its hash: a new one alone is no difference. */
export function withoutHash(address: string): string {
  return address.replace(/[.-][\da-f]{8,}(?=\.)/g, '');
}

function attributeOf(attributes: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : decode(value);
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

export function decode(text: string): string {
  const plain = text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity);
  return plain.replace(/\s+/g, ' ').trim();
}
