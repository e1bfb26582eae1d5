import { Button, fileUrl, type Notification, webLink } from '@school/shared-deps';
import { NoticeDialog } from '@school/shared-deps/overlays';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';

import type { HomeActors } from './home.actors';
import classes from './home.module.css';
import { useRecords } from './use-records';

/** The notices: they open by themselves once a visit, and again by their button. */
export function Notices({ notices, popup }: Pick<HomeActors, 'notices' | 'popup'>) {
  const records = useRecords(notices);
  const isOpen = useSelector(popup, (snapshot) => snapshot.matches('open'));
  const close = useCallback(() => popup.send({ type: 'popup.closed' }), [popup]);
  if (records.length === 0) return null;
  return (
    <>
      <p className={classes['control']}>
        <Button onClick={() => popup.send({ type: 'popup.opened' })}>Notices</Button>
      </p>
      <NoticeDialog open={isOpen} notices={records.map(viewOf)} onClose={close} />
    </>
  );
}

function viewOf({ _id, title, description, image, attachments, url }: Notification, at: number) {
  return {
    id: _id || String(at),
    title,
    description,
    image: fileUrl(image[0]),
    attachment: fileUrl(attachments[0]),
    url: webLink(url),
  };
}
