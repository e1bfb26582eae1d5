import { NEXT, PREVIOUS } from './arrows';

const paths = {
  paperclip: 'M16 6.5v10a4 4 0 0 1-8 0V5.8a2.6 2.6 0 0 1 5.2 0v9.9a1.2 1.2 0 0 1-2.4 0V7',
  document: 'M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4M9 12h6M9 15h6',
  previous: PREVIOUS,
  next: NEXT,
  pause: 'M9 6v12M15 6v12',
  play: 'M8.5 5.5v13l10-6.5z',
  close: 'M6 6l12 12M18 6 6 18',
  enlarge: 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12M15 15l5 5M10.5 8v5M8 10.5h5',
} as const;

/** A small drawing without a name of its own: the text beside it or the control's label has the meaning. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return <Drawing path={paths[name]} />;
}

/** A drawing on a field of 24 by 24. */
export function Drawing({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinejoin="round" />
    </svg>
  );
}
