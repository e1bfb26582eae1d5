import { useSite } from '@school/shared-deps';
import { attributes, sharedTexts } from '@school/shared-deps/bundled';

import classes from './share-link.module.css';

interface ShareLinkProps {
  title: string;
  /** Path and query of the record or the list. */
  address: string;
  /** By default the link is named by the title. */
  label?: string;
}

/** Passes an address on by WhatsApp, or by the device's own sheet, which the document opens. */
export function ShareLink({ title, address, label }: ShareLinkProps) {
  const { siteUrl = '' } = useSite().profile;
  const message = new URLSearchParams({ text: `${title} ${siteUrl.replace(/\/$/, '')}${address}` });
  return (
    <a
      href={`https://wa.me/?${message.toString()}`}
      target="_blank"
      rel="noopener"
      className={classes['share']}
      aria-label={label ?? `${sharedTexts.share}: ${title}`}
      {...{ [attributes.share]: address }}
    >
      {label ?? sharedTexts.share}
    </a>
  );
}
