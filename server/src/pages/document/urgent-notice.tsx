import type { ShownNotice } from '@school/contract';

/**
 * The band of the urgent notice. It is there without one too: screen readers announce a later one, which the
 * shell writes into its elements (`features/notice/browser.ts`).
 */
export function UrgentNotice({ notice }: { notice: ShownNotice | undefined }) {
  const { id, name, level, label, text, href } = notice ?? {};
  return (
    <div className="siteNotices" aria-live="polite">
      <section className="siteNotice" aria-label={name} data-level={level} data-notice={id} hidden={!notice}>
        <p className="width">
          <strong>{label}</strong> <a href={href}>{text}</a>
        </p>
      </section>
    </div>
  );
}
