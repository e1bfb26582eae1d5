import { attributes } from '@school/shared-deps';

/** The notices that the server's document has opened, if it has. */
export function noticesOnScreen(): HTMLDialogElement | undefined {
  if (typeof document === 'undefined') return undefined;
  return (
    document.querySelector<HTMLDialogElement>(
      `[${attributes.prerendered}] dialog[${attributes.notices}][open]`,
    ) ?? undefined
  );
}
