/** Text with every occurrence of the search marked, whatever its case. */
export function Marked({ text, search }: { text: string; search: string }) {
  return split(text, search.trim()).map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part));
}

/** Unmarked and marked parts in turn. */
function split(text: string, search: string): string[] {
  if (search === '') return [text];
  const literal = search.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return text.split(new RegExp(`(${literal})`, 'gi'));
}
