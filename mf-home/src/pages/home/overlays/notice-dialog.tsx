import {
  attributes,
  Button,
  ButtonLink,
  fileUrl,
  Icon,
  noticePicture,
  type Notification,
  OuterLink,
  Picture,
  sharedTexts,
  useReport,
  webLink,
} from '@school/shared-deps';
import { contentLanguage } from '@school/shared-deps/bundled';
import { turn } from '@school/shared-deps/carousel';
import type { Listed } from '@school/shared-deps/lists';
import { type ReactNode, useRef } from 'react';

import { texts } from '../../../texts/home';
import classes from './overlays.module.css';
import { useModal } from './use-modal';

interface NoticeDialogProps {
  id: string;
  open: boolean;
  /** Whether the server's document opens it while it is being parsed, unless the session has seen it. */
  opensFirst?: boolean;
  notices: readonly Listed<Notification>[];
  /** Brings more notices, when there are more. */
  more?: ReactNode;
  onClose: () => void;
}

/**
 * The school's notices over the page, one beside the other (spec §2, notification popup). It is part of the
 * server's HTML. Until it is hydrated, a script of the document (open-notices.ts) opens, turns and closes it.
 */
export function NoticeDialog({ id, open, opensFirst = true, notices, more, onClose }: NoticeDialogProps) {
  useReport(opensFirst && { type: 'notices' });
  const dialog = useModal(open, onClose);
  const strip = useRef<HTMLDivElement>(null);
  const turnBy = (by: 1 | -1) => strip.current && turn(strip.current, by);
  const titleId = `${id}title`;
  return (
    <dialog
      ref={dialog}
      id={id}
      className={classes['notices']}
      aria-labelledby={titleId}
      {...{ [attributes.notices]: opensFirst ? 'first' : 'later' }}
    >
      <section
        className={classes['noticesBody']}
        aria-roledescription={sharedTexts.carousel}
        aria-labelledby={titleId}
      >
        <div className={classes['noticesHead']}>
          <h2 id={titleId} className={classes['noticesTitle']}>
            {texts.notices}
          </h2>
          <form method="dialog">
            <Button type="submit" kind="round" aria-label={sharedTexts.close}>
              <Icon name="close" />
            </Button>
          </form>
        </div>
        <div ref={strip} className={classes['strip']} {...{ [attributes.strip]: true }}>
          <div className={classes['slides']}>
            {notices.map(({ key, record }, index) => (
              <div
                key={key}
                className={classes['notice']}
                role="group"
                aria-roledescription={sharedTexts.slide}
                aria-label={sharedTexts.position(index, notices.length)}
              >
                {notices.length > 1 && (
                  <p className={classes['place']} aria-hidden="true">
                    {sharedTexts.position(index, notices.length)}
                  </p>
                )}
                <Notice notice={record} isFirst={opensFirst && index === 0} />
              </div>
            ))}
          </div>
        </div>
        {notices.length > 1 && (
          <div className={classes['turns']}>
            <Turn to="previous" onClick={() => turnBy(-1)} />
            <Turn to="next" onClick={() => turnBy(1)} />
          </div>
        )}
        {more}
      </section>
    </dialog>
  );
}

function Turn({ to, onClick }: { to: 'previous' | 'next'; onClick: () => void }) {
  return (
    <Button
      kind="round"
      onClick={onClick}
      aria-label={to === 'next' ? sharedTexts.nextSlide : sharedTexts.previousSlide}
      {...{ [attributes.turn]: to }}
    >
      <Icon name={to} />
    </Button>
  );
}

interface NoticeProps {
  notice: Notification;
  /** Its picture is what a visitor of the page sees first. */
  isFirst: boolean;
}

function Notice({ notice, isFirst }: NoticeProps) {
  const { title, description } = notice;
  const image = fileUrl(notice.image[0]);
  const attachment = fileUrl(notice.attachments[0]);
  const url = webLink(notice.url);
  return (
    <>
      {image !== undefined && (
        <div className={classes['picture']}>
          <Picture src={image} alt="" {...noticePicture} eager={isFirst} />
        </div>
      )}
      <h3 lang={contentLanguage(title)}>
        {attachment === undefined ? title : <OuterLink href={attachment}>{title}</OuterLink>}
      </h3>
      {description !== '' && (
        <p lang={contentLanguage(description)} className="prose">
          {description}
        </p>
      )}
      <p className={classes['actions']}>
        {attachment !== undefined && (
          <ButtonLink href={attachment} kind="filled">
            {sharedTexts.attachment}
            <span lang={contentLanguage(title)} className="visuallyHidden">
              {texts.leadsTo(title)}
            </span>
          </ButtonLink>
        )}{' '}
        {url !== undefined && (
          <OuterLink href={url} className={classes['more']}>
            {texts.clickHere}
            <span lang={contentLanguage(title)} className="visuallyHidden">
              {texts.leadsTo(title)}
            </span>
          </OuterLink>
        )}
      </p>
    </>
  );
}
