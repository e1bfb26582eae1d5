import type { Profile } from '@school/contract';
import { fileUrl } from '@school/shared-deps/server';

/** The school's emblem, or an open book on a shield where it has none. */
export function Emblem({ profile: { emblem } }: { profile: Profile }) {
  if (emblem) return <img className="siteEmblem" src={fileUrl(emblem.file)} alt="" width="48" height="56" />;
  return (
    <svg className="siteEmblem" viewBox="0 0 48 56" width="48" height="56" aria-hidden="true">
      <path className="siteEmblemShield" d="M3 3h42v25c0 12-8.5 20-21 25C11.5 48 3 40 3 28z" />
      <path className="siteEmblemRule" d="M6.5 6.5h35V28c0 10-7 16.8-17.5 21.2C13.5 44.8 6.5 38 6.5 28z" />
      <path
        className="siteEmblemSign"
        d="M11 19c5-1.1 9.4-.4 12.4 2v14c-3-2.4-7.4-3.1-12.4-2zM37 19c-5-1.1-9.4-.4-12.4 2v14c3-2.4 7.4-3.1 12.4-2z"
      />
    </svg>
  );
}
