import { createContext } from 'react';

/** Decides when each island of a server-rendered page hydrates. */
export interface IslandScheduler {
  whenDue: (name: string) => Promise<void> | undefined;
  /** Called once an island is hydrated: replays what was typed or chosen in it before. */
  hydrated: (name: string) => void;
}

export const HydrationContext = createContext<IslandScheduler | undefined>(undefined);
