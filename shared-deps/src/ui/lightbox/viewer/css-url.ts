/** An address as a style's value, whatever marks it has in it. */
export function cssUrl(address: string): string {
  return `url("${encodeURI(decodeURI(address))}")`;
}
