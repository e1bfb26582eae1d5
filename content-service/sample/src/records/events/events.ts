import type { SampleEvent } from '../sample-types';
import { events2023 } from './events-2023';
import { events2024 } from './events-2024';
import { events2025 } from './events-2025';
import { events2026 } from './events-2026';

export const events: SampleEvent[] = [...events2023, ...events2024, ...events2025, ...events2026];

/** The path of an event's programme sheet below `files/`. */
export function programmeFile({ slug }: Pick<SampleEvent, 'slug'>): string {
  return `documents/programmes/${slug}.pdf`;
}
