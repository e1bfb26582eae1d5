import { attempt } from '@school/shared-deps/bundled';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a `<dialog>` over the page while it is to be open. Escape, its own form and a press beside its
 * content close it. The browser gives the focus back where it was before.
 */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    // where nothing can be over the page, it stays closed
    if (open && !element?.open) attempt(() => element?.showModal(), onClose);
    if (!open) attempt(() => element?.close());
  }, [open, onClose]);

  useLayoutEffect(() => {
    const element = dialog.current;
    const watching = new AbortController();
    const { signal } = watching;
    const pressed = ({ target }: MouseEvent) => {
      if (target === element) onClose();
    };
    element?.addEventListener('click', pressed, { signal });
    element?.addEventListener('close', onClose, { signal });
    return () => watching.abort();
  }, [onClose]);

  return dialog;
}
