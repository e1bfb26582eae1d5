import { createContext } from 'react';

/** Decides when each island of a server-rendered page hydrates, and keeps the HTML that the server sent. */
export interface IslandScheduler {
  whenDue: (name: string) => Promise<void> | undefined;
  /** Called once an island is hydrated: replays what was typed or chosen in it before. */
  hydrated: (name: string) => void;
  /** New nodes with the HTML that was sent within an element of the page, or within all of it. */
  sentWithin: (selector?: string) => Node[];
}

export const HydrationContext = createContext<IslandScheduler | undefined>(undefined);
