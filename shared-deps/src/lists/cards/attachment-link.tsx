import { Icon } from '@school/shared-deps';
import { sharedTexts } from '@school/shared-deps/bundled';

import { texts } from '../texts';
import classes from './card.module.css';
import { type Paper, PaperFacts } from './paper-facts';

/**
 * The paperclip that opens a record's attachment in a new tab, and what that is; `of` tells one from another.
 */
export function AttachmentLink({ of, ...paper }: Paper & { of: string }) {
  if (paper.href === undefined) return null;
  return (
    <>
      <a
        href={paper.href}
        target="_blank"
        rel="noopener"
        className={classes['paper']}
        aria-label={texts.attachmentOf(of)}
      >
        <Icon name="paperclip" />
        {sharedTexts.attachment}
      </a>
      <PaperFacts {...paper} />
    </>
  );
}
