import type { ShownNotice } from '@school/shared-deps/contract';

/** The band of the urgent notice. It is there without one too: screen readers announce a later one. */
export function UrgentNotice({ notice }: { notice: ShownNotice | undefined }) {
  return (
    <div id="urgent-notice" className="siteNotices" aria-live="polite">
      {notice && <Notice {...notice} />}
    </div>
  );
}

/** The shell makes the same of a notice that comes while the page is open (`notice/band.ts`). */
function Notice({ id, name, level, label, text, href }: ShownNotice) {
  return (
    <section className="siteNotice" aria-label={name} data-level={level} data-notice={id}>
      <p className="siteWidth">
        <strong>{label}</strong> {href === undefined ? <span>{text}</span> : <a href={href}>{text}</a>}
      </p>
    </section>
  );
}
