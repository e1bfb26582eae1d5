import { Button } from '@school/shared-deps';
import { attempt } from '@school/shared-deps/bundled';
import { useList } from '@school/shared-deps/lists';
import { useSelector } from '@xstate/react';
import { useCallback, useId } from 'react';

import { texts } from '../../texts/home';
import type { HomeActors } from './home.actors';
import classes from './home.module.css';
import { More } from './more';
import { NoticeDialog } from './overlays/notice-dialog';

interface NoticesProps extends Pick<HomeActors, 'notices' | 'popup'> {
  /** Whether nothing else, such as the intro, comes before them. */
  isFirst: boolean;
}

/** The notices: they open by themselves once a visit, and again by their button. */
export function Notices({ notices, popup, isFirst }: NoticesProps) {
  const id = useId();
  const { shown, total } = useList(notices);
  const isOpen = useSelector(popup, (snapshot) => snapshot.matches('open'));
  const close = useCallback(() => {
    popup.send({ type: 'popup.closed' });
    // nothing had the focus before a dialog that opened by itself
    attempt(() => openerOf(id)?.focus({ preventScroll: true }));
  }, [popup, id]);
  if (shown.length === 0) return null;
  return (
    <>
      <p className={classes['control']}>
        <Button {...openedByBrowser(id)} onClick={() => popup.send({ type: 'popup.opened' })}>
          {texts.openNotices(total)}
        </Button>
      </p>
      <NoticeDialog
        id={id}
        open={isOpen}
        opensFirst={isFirst}
        notices={shown}
        more={<More block={notices} />}
        onClose={close}
      />
    </>
  );
}

function openerOf(dialog: string): HTMLElement | null {
  return document.querySelector(`[commandfor="${dialog}"]`);
}

/** Browsers that know commands open the dialog by themselves, without and before code. */
function openedByBrowser(dialog: string) {
  return { command: 'show-modal', commandfor: dialog };
}
