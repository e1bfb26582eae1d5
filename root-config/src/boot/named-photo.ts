import { attempt } from '@school/shared-deps/bundled';

/**
 * Turns `?photo=4` into `#photo=4`, which opens the picture. A server reads the first one to show the picture
 * with a link.
 */
export function openNamedPhoto(): void {
  const { pathname, searchParams } = new URL(location.href);
  const photo = searchParams.get('photo');
  if (photo === null) return;
  searchParams.delete('photo');
  const search = searchParams.toString().replace(/^(?=.)/, '?');
  const address = `${pathname}${search}#photo=${encodeURIComponent(photo)}`;
  attempt(() => history.replaceState(history.state, '', address));
}
