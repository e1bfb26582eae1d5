/** An address as a style's value, as it is: only what would end the style's string early is escaped. */
export function cssUrl(address: string): string {
  return `url("${address.replace(/["\\\n\r\f]/g, (mark) => `\\${mark.charCodeAt(0).toString(16)} `)}")`;
}
