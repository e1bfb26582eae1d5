import { Icon, OuterLink, sharedTexts } from '@school/shared-deps';
import { DocumentFacts, type DocumentFile } from '@school/shared-deps/lists';

import classes from './attachment-link.module.css';

/**
 * The paperclip that opens a record's attachment in a new tab, and what that is; `of` distinguishes them.
 */
export function AttachmentLink({ of, ...file }: DocumentFile & { of: string }) {
  if (file.href === undefined) return null;
  return (
    <div className={classes['line']}>
      <OuterLink href={file.href} className={classes['document']} label={`${sharedTexts.attachment}: ${of}`}>
        <Icon name="paperclip" />
        {sharedTexts.attachment}
      </OuterLink>
      <DocumentFacts {...file} />
    </div>
  );
}
