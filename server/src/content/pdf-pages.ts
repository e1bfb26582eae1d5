/** A page's entry in a PDF; the tree of pages is `/Pages`. */
const page = /\/Type\s*\/Page(?![A-Za-z])/g;
/** An entry may lie across two pieces of the file. */
const OVERLAP = 40;

/** Counts the pages of a PDF as its bytes arrive; 0 when the file has its entries compressed. */
export function createPageCounter(): { read: (bytes: Buffer) => void; pages: () => number } {
  let count = 0;
  let rest = '';
  return {
    read: (bytes) => {
      const text = rest + bytes.toString('latin1');
      const counted = text.slice(0, Math.max(0, text.length - OVERLAP));
      const last = [...text.matchAll(page)].filter(({ index }) => index < counted.length);
      count += last.length;
      rest = text.slice(counted.length);
    },
    pages: () => count + [...rest.matchAll(page)].length,
  };
}
