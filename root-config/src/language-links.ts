import { PREFIX } from '@school/contract';
import { addressIn } from '@school/contract/languages';
import { attributes } from '@school/shared-deps/bundled';

/** Keeps the links to other languages at the page that is shown. */
export function keepLanguageLinks(): void {
  leadToShownPage();
  addEventListener('single-spa:routing-event', leadToShownPage);
}

function leadToShownPage(): void {
  const address = document.head.getAttribute(attributes.address);
  if (address === null) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    link.href = addressIn(link.hreflang, address.slice(PREFIX.length));
}
