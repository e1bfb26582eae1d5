/**
 * Where a host that knows no queries has an address. The values of `?language=` and `?w=` are endings of the
 * path, that of `?id=` and `?url=` is its rest.
 */
export function hostPath(address: string): string {
  const [path = '', query] = address.split('?');
  const values = new URLSearchParams(query);
  const width = values.get('w');
  if (width !== null) return path + (width === 'share' ? '.share.jpg' : `.w${width}.webp`);
  const language = values.get('language');
  const rest = values.get('id') ?? values.get('url') ?? '';
  const file = language === null ? path : `${path}.${language}`;
  return rest === '' ? file : `${file}/${rest.split('/').map(encodeURIComponent).join('/')}`;
}
