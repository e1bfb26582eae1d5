import { removalTexts } from './removal-texts';

/** Address of a letter that asks the school to remove a picture; `address` is where the picture is. */
export function removalMail(email: string, address: string): string {
  const [subject, body] = [removalTexts.subject, address].map(encodeURIComponent);
  return `mailto:${email}?subject=${subject}&body=${body}`;
}
