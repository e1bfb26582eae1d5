import type { Drawn } from './draw';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark);
}

/** A drawn element as text of a file. */
export function markupOf(drawn: Drawn | string): string {
  if (typeof drawn === 'string') return escapeMarkup(drawn);
  const attributes = Object.entries(drawn.attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`)
    .join('');
  return `<${drawn.tag}${attributes}>${drawn.children.map(markupOf).join('')}</${drawn.tag}>`;
}
