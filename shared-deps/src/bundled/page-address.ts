import { attributes } from '@school/contract';

/** Writes the path and query of the page, for print and for browsers that share it. */
export function setPageAddress(address: string): void {
  document.head.setAttribute(attributes.address, address);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(address, canonical.href).href;
}

/** The same for another query of the page that is shown. */
export function setPageQuery(query: string): void {
  const [path = ''] = (document.head.getAttribute(attributes.address) ?? location.pathname).split('?');
  setPageAddress(path + query);
}
