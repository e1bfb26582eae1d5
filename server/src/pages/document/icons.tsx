import type { ReactNode } from 'react';

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.7, strokeLinejoin: 'round' } as const;

/** The signs of header and footer, drawn on a field of 24 by 24. */
const drawings = {
  twitter: <path {...line} d="M4 4.5h4.2L20 19.5h-4.2zM19 4.5 5 19.5" />,
  youtube: (
    <>
      <rect {...line} x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="M10 8.8v6.4l5.4-3.2z" />
    </>
  ),
  facebook: (
    <path d="M13.6 21.5v-8.2h2.9l.5-3.4h-3.4V7.8c0-1 .5-1.7 1.8-1.7h1.7V3.2c-.6-.1-1.4-.2-2.3-.2-2.9 0-4.6 1.7-4.6 4.5v2.4H7.2v3.4h3v8.2z" />
  ),
  instagram: (
    <>
      <rect {...line} x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle {...line} cx="12" cy="12" r="4" />
      <circle cx="16.9" cy="7.1" r="1.2" />
    </>
  ),
  whatsapp: (
    <>
      <path
        {...line}
        d="M12 3.5a8.5 8.5 0 0 1 0 17 8.6 8.6 0 0 1-4.2-1.1l-4.3 1.1 1.2-4.1A8.5 8.5 0 0 1 12 3.5z"
      />
      <path d="M9.6 7.6 8.3 8.4c-.5 1.6.6 3.6 2 5s3.4 2.3 5 1.9l.9-1.3-2.2-1.5-1.1.9c-1-.4-2-1.5-2.4-2.5l.8-1z" />
    </>
  ),
  flickr: (
    <>
      <circle cx="7" cy="12" r="4.2" />
      <circle {...line} cx="17" cy="12" r="3.5" />
    </>
  ),
  phone: (
    <path
      {...line}
      d="M7 3.5 10 4.5l1 4-2 1.8a11 11 0 0 0 4.7 4.7l1.8-2 4 1 1 3c-.4 2-1.7 3.2-3.5 3C10 19.4 4.6 14 4 7c-.2-1.8 1-3.1 3-3.5z"
    />
  ),
  mail: <path {...line} d="M3.5 5.5h17v13h-17zM3.5 6.5l8.5 7 8.5-7" />,
  map: (
    <>
      <path {...line} d="M12 21c4-4.6 6.5-7.9 6.5-11.2a6.5 6.5 0 0 0-13 0C5.5 13.1 8 16.4 12 21z" />
      <circle {...line} cx="12" cy="9.8" r="2.3" />
    </>
  ),
  login: <path {...line} d="M13.5 3.5h6v17h-6M3.5 12h10.5M10 8l4 4-4 4" />,
  search: <path {...line} d="M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12M15 15l5 5" />,
  menu: <path {...line} d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />,
  close: <path {...line} d="M6 6l12 12M18 6 6 18" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** A small sign; the words beside it, or the link's name, say what it means. */
export function SiteIcon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
