/** The text of a package.json with another version of a library that it names. */
export function raise(text: string, [name, version]: readonly [string, string]): string {
  return text.replaceAll(/"([^"]+)": "[^"]+"/g, (pair, key) =>
    key === name ? `"${name}": "${version}"` : pair,
  );
}
