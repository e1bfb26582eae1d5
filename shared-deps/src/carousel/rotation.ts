import type { ActorRefFrom } from 'xstate';

import type { rotationMachine } from './rotation.machine';

/** What moves a carousel on by itself. */
export type Rotation = ActorRefFrom<typeof rotationMachine>;
