import { Icon, sharedTexts } from '@school/shared-deps';
import { type Paper, PaperFacts } from '@school/shared-deps/lists';

import classes from './attachment-link.module.css';

/**
 * The paperclip that opens a record's attachment in a new tab, and what that is; `of` tells one from another.
 */
export function AttachmentLink({ of, ...paper }: Paper & { of: string }) {
  if (paper.href === undefined) return null;
  return (
    <div className={classes['line']}>
      <a
        href={paper.href}
        target="_blank"
        rel="noopener"
        className={classes['paper']}
        aria-label={`${sharedTexts.attachment}: ${of}`}
      >
        <Icon name="paperclip" />
        {sharedTexts.attachment}
      </a>
      <PaperFacts {...paper} />
    </div>
  );
}
