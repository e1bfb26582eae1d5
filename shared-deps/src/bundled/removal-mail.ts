import { sharedTexts } from './texts';

/**
 * Address of a letter that asks the school to remove a picture.
 * @param address that of the page, with the picture where one is open
 */
export function removalMail(email: string, address: string): string {
  const [subject, body] = [sharedTexts.removalSubject, address].map(encodeURIComponent);
  return `mailto:${email}?subject=${subject}&body=${body}`;
}
