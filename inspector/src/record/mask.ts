import { summarise } from './summary';

/** Names of fields that hold who somebody is, where they are to be reached, or what they were looking for. */
const PERSONAL =
  /^(?:.*name|admission.*|roll.*|phone.*|mobile.*|fax|e-?mail.*|address|father.*|mother.*|parent|student.*|pupil.*|person.*|dob|birth.*|search|query|q|value|message|token|path)$/i;
const EMAIL = /[^\s@"]{1,64}@[^\s@"]{1,255}/g;
/** The hash in a file name, which stays, or a number of five or more figures with any separators. */
const NUMBER =
  /([./](?:(?=\d*[a-f])[\da-f]{12}(?=\.\w)|[\da-f]{12}(?=\.(?:js|css|woff2)\b)))|\d(?:[ /-]?\d){4,}/g;
/** Opens a certificate for ten minutes. */
const LINK = /\btc\/[\w-]+\.\w+/gi;
const PARAMETER = /([?&]([\w-]{1,40})=)[^&#\s"]+/g;
const MASK = '•••';
const MAX_DEPTH = 5;
const MAX_PARTS = 30;
const MAX_TEXT = 120;

/** Text without e-mail addresses, long numbers, links to certificates, and what an address searches for. */
export function maskText(text: string): string {
  const masked = text
    .replace(PARAMETER, (all, start: string, name: string) => (isPersonal(name) ? start + MASK : all))
    .replace(LINK, `tc/${MASK}`)
    .replace(EMAIL, MASK)
    .replace(NUMBER, (_, hash: string | undefined) => hash ?? MASK);
  return masked.length > MAX_TEXT ? `${masked.slice(0, MAX_TEXT)}…` : masked;
}

/** An address without what somebody has searched for. */
export function maskAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const query = [...searchParams].map(
    ([name, value]) => `${name}=${isPersonal(name) ? MASK : maskText(value)}`,
  );
  return maskText(pathname) + (query.length === 0 ? '' : `?${query.join('&')}`);
}

/**
 * A value as plain data that may leave the browser. People's data is masked, lists of records are counted,
 * and deep or long values are cut.
 */
export function maskValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value === 'number') return maskText(String(value)) === String(value) ? value : MASK;
  if (typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'undefined') return null;
  if (typeof value !== 'object') return summarise(value).text;
  if (value instanceof Error) return maskError(value, depth);
  if (value instanceof URL) return maskAddress(value.href);
  if (Array.isArray(value)) return maskList(value, depth);
  const { parts } = summarise(value);
  if (!parts || depth >= MAX_DEPTH) return summarise(value).text;
  const kept = parts.slice(0, MAX_PARTS).map(([name, part]) => [name, maskPart(name, part, depth)] as const);
  return Object.fromEntries(kept);
}

/** Guards read an error's own fields and getters, such as `isRefusal`; one without any is a text. */
function maskError(error: Error, depth: number): unknown {
  const kind = Object.getPrototypeOf(error) as object;
  const getters = Object.entries(Object.getOwnPropertyDescriptors(kind)).filter(([, { get }]) => get);
  const names = [...Object.keys(error), ...(kind === Error.prototype ? [] : getters.map(([name]) => name))];
  const fields = names.filter((name) => name !== 'name' && name !== 'message');
  const message = maskText(error.message);
  if (fields.length === 0) return maskText(`${error.name}: ${message}`);
  const read = fields.map((name) => [name, maskPart(name, error[name as keyof Error], depth)] as const);
  return { name: error.name, message, ...Object.fromEntries(read) };
}

function maskPart(name: string, part: unknown, depth: number): unknown {
  const isText = typeof part === 'string' || typeof part === 'number';
  return isText && isPersonal(name) && part !== '' ? MASK : maskValue(part, depth + 1);
}

function maskList(list: readonly unknown[], depth: number): unknown {
  // records are people's, and the same for every visitor: their number says enough
  if (list.some((each) => typeof each === 'object')) return summarise(list).text;
  return list.slice(0, MAX_PARTS).map((each) => maskValue(each, depth + 1));
}

function isPersonal(name: string): boolean {
  return PERSONAL.test(name);
}
