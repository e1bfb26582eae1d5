import { hedgerow, hills, sky } from './nature';
import type { View } from './view';

export function backdrop(view: View): string {
  return sky(view) + hills(view) + hedgerow(view);
}
