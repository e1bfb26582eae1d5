import { Button, ButtonLink, Icon, OuterLink, Picture } from '@school/shared-deps';
import { turnNotices } from '@school/shared-deps/machines';
import { useId } from 'react';

import classes from './overlays.module.css';
import { useModal } from './use-modal';

/** A notice with the addresses of what belongs to it; what it does not have is left out. */
export interface NoticeView {
  id: string;
  title: string;
  description: string;
  image?: string | undefined;
  attachment?: string | undefined;
  url?: string | undefined;
}

interface NoticeDialogProps {
  open: boolean;
  notices: readonly NoticeView[];
  onClose: () => void;
}

/**
 * The school's notices over the page, one beside the other (spec §2, notification popup). It is part of the page from the
 * start, so that it can be opened, and closed by its own form, before anything else of the page lives.
 */
export function NoticeDialog({ open, notices, onClose }: NoticeDialogProps) {
  const id = useId();
  const dialog = useModal(open, onClose);
  return (
    <dialog ref={dialog} className={classes['notices']} aria-labelledby={id} data-notices>
      <section className={classes['noticesBody']} aria-roledescription="carousel" aria-labelledby={id}>
        <div className={classes['noticesHead']}>
          <h2 id={id}>Notices</h2>
          <form method="dialog">
            <Button type="submit" kind="round" aria-label="Close">
              <Icon name="close" />
            </Button>
          </form>
        </div>
        <div className={classes['strip']} data-strip>
          <div className={classes['slides']}>
            {notices.map((notice, at) => (
              <div
                key={notice.id}
                className={classes['notice']}
                role="group"
                aria-roledescription="slide"
                aria-label={`${at + 1} of ${notices.length}`}
              >
                <Notice notice={notice} />
              </div>
            ))}
          </div>
        </div>
        {notices.length > 1 && (
          <div className={classes['turns']}>
            <Turn to="previous" />
            <Turn to="next" />
          </div>
        )}
      </section>
    </dialog>
  );
}

function Turn({ to }: { to: 'previous' | 'next' }) {
  return (
    <Button
      kind="round"
      aria-label={to === 'next' ? 'Next slide' : 'Previous slide'}
      data-turn={to}
      onClick={({ nativeEvent }) => turnNotices(nativeEvent)}
    >
      <Icon name={to} />
    </Button>
  );
}

function Notice({ notice: { title, description, image, attachment, url } }: { notice: NoticeView }) {
  return (
    <>
      {image !== undefined && <Picture src={image} alt="" width={800} height={600} />}
      <h3>{title}</h3>
      {description !== '' && <p className={classes['description']}>{description}</p>}
      <p className={classes['actions']}>
        {attachment !== undefined && (
          <ButtonLink href={attachment} kind="filled">
            Attachment
          </ButtonLink>
        )}
        {url !== undefined && (
          <OuterLink href={url} className={classes['more']}>
            Click Here
          </OuterLink>
        )}
      </p>
    </>
  );
}
