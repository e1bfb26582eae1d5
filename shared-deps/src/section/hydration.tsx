import { createContext, type ReactNode, Suspense, use, useContext, useEffect } from 'react';

/** When a slice of a server-rendered page is given life. */
export type SliceTrigger = 'intent' | 'visible' | 'idle' | 'never';

/** While a server-rendered page is being given life: tells each slice when its turn has come. */
export interface HydrationGates {
  opened: (name: string, trigger: SliceTrigger) => Promise<void> | undefined;
  /** Called once a slice lives: what was typed or chosen in it before is made known to it. */
  settled: (name: string) => void;
}

export const HydrationContext = createContext<HydrationGates | undefined>(undefined);

interface SliceProps {
  /** Unique in its page. */
  name: string;
  trigger: SliceTrigger;
  children: ReactNode;
}

/**
 * A part of a page that is hydrated by itself, and only when somebody may use it. Until then the server's HTML stands;
 * where the browser renders the page anew it changes nothing.
 */
export function Slice({ name, trigger, children }: SliceProps) {
  return (
    <div data-slice={name}>
      <Suspense fallback={null}>
        <Gate name={name} trigger={trigger}>
          {children}
        </Gate>
      </Suspense>
    </div>
  );
}

function Gate({ name, trigger, children }: SliceProps) {
  const gates = useContext(HydrationContext);
  const turn = gates?.opened(name, trigger);
  if (turn) use(turn);
  useEffect(() => gates?.settled(name), [gates, name]);
  return children;
}
