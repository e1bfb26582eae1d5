import { attributes, shareAddress } from '@school/shared-deps/bundled';

/** A link that passes a record on opens the device's own sheet, where there is one. */
export function shareByDevice(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest(`a[${attributes.share}]`) : null;
    if (!link || !('share' in navigator)) return;
    event.preventDefault();
    const address = link.getAttribute(attributes.share) ?? '';
    // an app that cannot be opened says so itself
    shareAddress(new URL(address, location.href).href).catch(() => undefined);
  });
}
