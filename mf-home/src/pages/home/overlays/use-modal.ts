import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a `<dialog>` over the page while it is to be open. Escape, its own form and a press beside its
 * content close it. The browser gives the focus back where it was before.
 */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open) element?.close();
  }, [open]);

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
