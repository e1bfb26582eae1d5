import { OuterLink } from '@school/shared-deps';

/** A record's text, as a link to its file where there is one. */
export function FileLink({ text, href }: { text: string; href: string | undefined }) {
  return href === undefined ? text : <OuterLink href={href}>{text}</OuterLink>;
}
