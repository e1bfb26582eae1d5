import { useSite } from '@school/shared-deps';
import { removalMail, removalTexts } from '@school/shared-deps/bundled';

/**
 * A letter to the school that names the page, below its pictures of pupils. Schools that show none have no
 * such link.
 * @param address path and query of the page
 */
export function RemovalLink({ address }: { address: string }) {
  const { email, siteUrl = '', childData } = useSite().profile;
  if (childData !== 'full') return null;
  return (
    <p className="quiet screenOnly">
      <a href={removalMail(email, siteUrl.replace(/\/$/, '') + address)} className="target">
        {removalTexts.link}
      </a>
    </p>
  );
}
