import { Button } from '@school/shared-deps';
import { attempt } from '@school/shared-deps/bundled';
import { useId } from 'react';

import { texts } from '../../texts/tc';
import classes from './download-alert.module.css';

/** Over the page until the visitor has read it; the browser then gives the focus back. */
export function DownloadAlert({ onClose }: { onClose: () => void }) {
  const id = useId();
  return (
    <dialog
      ref={showOverPage}
      role="alertdialog"
      aria-labelledby={id}
      className={classes['alert']}
      onClose={onClose}
    >
      <p id={id}>{texts.notDownloaded}</p>
      <form method="dialog">
        <Button type="submit" kind="filled">
          {texts.ok}
        </Button>
      </form>
    </dialog>
  );
}

function showOverPage(dialog: HTMLDialogElement | null): void {
  attempt(
    () => dialog?.showModal(),
    () => dialog?.setAttribute('open', ''),
  );
}
