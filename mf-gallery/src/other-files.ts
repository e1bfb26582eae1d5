import { attachmentOf } from '@school/shared-deps/lightbox';

interface OtherFile {
  href: string;
  /** The text of its link. */
  text: string;
}

/** Attachments that the lightbox leaves out: documents, and pictures on other sites. */
export function otherFilesOf(references: readonly string[]): OtherFile[] {
  return references.map(attachmentOf).flatMap((attachment) => {
    if (attachment?.type === 'document') return { href: attachment.src, text: 'Open the document' };
    if (attachment?.type !== 'elsewhere') return [];
    return { href: attachment.src, text: `Open the picture at ${new URL(attachment.src).hostname}` };
  });
}
