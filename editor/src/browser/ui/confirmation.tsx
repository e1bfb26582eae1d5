import { type ReactNode, useId } from 'react';

interface ConfirmationProps {
  title: string;
  /** Text of the button that does it. */
  action: string;
  children: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that visitors see at once; read aloud as a whole when it opens. */
export function Confirmation({ title, action, children, onConfirm, onCancel }: ConfirmationProps) {
  const id = useId();
  return (
    <dialog
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onClose={onCancel}
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
    >
      <h2 id={`${id}title`}>{title}</h2>
      <div id={`${id}text`}>{children}</div>
      <p className="presses">
        <button type="button" className="action" onClick={onConfirm}>
          {action}
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </p>
    </dialog>
  );
}
