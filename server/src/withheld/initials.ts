/** `Asha Kumari Rao` becomes `A. K. R.` */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ');
}
