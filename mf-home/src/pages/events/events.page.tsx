import { definePage } from '@school/shared-deps';

import { EventList } from './event-list';
import { actors, events } from './events.actors';

export const page = definePage({ ...events, actors, layout: 'list', View: EventList });
