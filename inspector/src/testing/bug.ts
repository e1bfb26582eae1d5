import { act } from '@testing-library/react';

import type { Mutation } from '../documents/mutations';
import type { machines } from './machines';

export type Send = (type: string, payload?: object) => void;

/** A bug that is seeded, and the words of the panel that name it. */
export interface Bug {
  machine: keyof typeof machines;
  kind: Mutation['kind'];
  /** Which one of the mutations of this kind. */
  what: string;
  nth?: number;
  input?: unknown;
  /** Until a visitor would see that something is wrong. */
  drive: (send: Send) => void;
  /** The sentence above the chart, or a row of the log. */
  says: { sentence: string } | { row: string };
}

/** Lets the page's time pass. */
export const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
