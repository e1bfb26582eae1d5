import { contentLanguage, markedParts } from '../../bundled';

/**
 * A text with marked parts.
 * @param marks where they begin and end, by turns
 */
export function Marked({ text, marks }: { text: string; marks: readonly number[] }) {
  return (
    <span key={marks.join(' ')} lang={contentLanguage(text)}>
      {markedParts(text, marks).map((part, index) =>
        index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
      )}
    </span>
  );
}
