import { Icon } from '@school/shared-deps';
import classes from './card.module.css';

/** The paperclip that opens a record's attachment in a new tab; `of` tells one paperclip from another. */
export function AttachmentLink({ href, of }: { href: string; of: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={classes['paper']}
      aria-label={`Attachment: ${of}`}
    >
      <Icon name="paperclip" />
      Attachment
    </a>
  );
}
