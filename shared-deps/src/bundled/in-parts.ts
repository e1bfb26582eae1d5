import { pause } from './timing';

/** Work that can be put down and taken up again after each part of it. */
export type InParts<T> = Generator<void, T, void>;

/** As many records as a slow phone reads within a frame. */
export const RECORDS_OF_A_PART = 500;

/** Does all of it in this task. */
export function atOnce<T>(work: InParts<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Does each part in a task of its own, between which the browser paints and answers input. */
export async function inTasks<T>(work: InParts<T>): Promise<T> {
  let step = work.next();
  while (!step.done) {
    await pause(0);
    step = work.next();
  }
  return step.value;
}
