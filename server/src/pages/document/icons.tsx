/** The signs of header and footer on a field of 24 by 24: their lines, and their filled parts. */
const drawings = {
  twitter: { line: 'M4 4.5h4.2L20 19.5h-4.2zM19 4.5 5 19.5' },
  youtube: {
    line: 'M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4z',
    filled: 'M10 8.8v6.4l5.4-3.2z',
  },
  facebook: {
    filled:
      'M13.6 21.5v-8.2h2.9l.5-3.4h-3.4V7.8c0-1 .5-1.7 1.8-1.7h1.7V3.2c-.6-.1-1.4-.2-2.3-.2-2.9 0-4.6 1.7-4.6 4.5v2.4H7.2v3.4h3v8.2z',
  },
  instagram: {
    line: 'M8.5 3.5h7a5 5 0 0 1 5 5v7a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5v-7a5 5 0 0 1 5-5zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
    filled: 'M16.9 5.9a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  },
  whatsapp: {
    line: 'M12 3.5a8.5 8.5 0 0 1 0 17 8.6 8.6 0 0 1-4.2-1.1l-4.3 1.1 1.2-4.1A8.5 8.5 0 0 1 12 3.5z',
    filled: 'M9.6 7.6 8.3 8.4c-.5 1.6.6 3.6 2 5s3.4 2.3 5 1.9l.9-1.3-2.2-1.5-1.1.9c-1-.4-2-1.5-2.4-2.5l.8-1z',
  },
  flickr: {
    line: 'M17 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
    filled: 'M7 7.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4z',
  },
  phone: {
    line: 'M7 3.5 10 4.5l1 4-2 1.8a11 11 0 0 0 4.7 4.7l1.8-2 4 1 1 3c-.4 2-1.7 3.2-3.5 3C10 19.4 4.6 14 4 7c-.2-1.8 1-3.1 3-3.5z',
  },
  mail: { line: 'M3.5 5.5h17v13h-17zM3.5 6.5l8.5 7 8.5-7' },
  map: {
    line: 'M12 21c4-4.6 6.5-7.9 6.5-11.2a6.5 6.5 0 0 0-13 0C5.5 13.1 8 16.4 12 21zM12 7.5a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z',
  },
  login: { line: 'M13.5 3.5h6v17h-6M3.5 12h10.5M10 8l4 4-4 4' },
  search: { line: 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12M15 15l5 5' },
  display: { line: 'M3 18.5 8 6l5 12.5M4.7 14.5h6.6M14.5 18.5 18 10l3.5 8.5M15.8 15.5h4.4' },
  menu: { line: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17' },
  close: { line: 'M6 6l12 12M18 6 6 18' },
};

/** A small sign; the words beside it, or the link's name, say what it means. */
export function SiteIcon({ name }: { name: keyof typeof drawings }) {
  const { line, filled }: { line?: string; filled?: string } = drawings[name];
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      {line && <path d={line} fill="none" stroke="currentColor" strokeWidth={1.7} strokeLinejoin="round" />}
      {filled && <path d={filled} />}
    </svg>
  );
}
