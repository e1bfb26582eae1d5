import type { SampleCircular } from '../sample-types';
import { circulars2023 } from './circulars-2023';
import { circulars2024 } from './circulars-2024';
import { circulars2025 } from './circulars-2025';
import { circularsAutumn2026 } from './circulars-2026-autumn';
import { circularsSpring2026 } from './circulars-2026-spring';
import { standingNotices } from './standing-notices';

export const circulars: SampleCircular[] = [
  ...circulars2023,
  ...circulars2024,
  ...circulars2025,
  ...circularsSpring2026,
  ...circularsAutumn2026,
  ...standingNotices,
];

/** The path of a circular's document below `files/`. */
export function circularFile({ slug, date }: Pick<SampleCircular, 'slug' | 'date'>): string {
  return `circulars/${date === '' ? 'standing' : date}-${slug}.pdf`;
}
