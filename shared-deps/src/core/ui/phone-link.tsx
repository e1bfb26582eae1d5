import { phoneUrl } from '../../format/links';

/** A telephone number that can be dialled, or plain text if it has no digit. */
export function PhoneLink({ phone }: { phone: string }) {
  const href = phoneUrl(phone);
  return href === undefined ? phone : <a href={href}>{phone}</a>;
}
