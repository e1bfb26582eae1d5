import { pause } from '@school/shared-deps/bundled';

/** Long work that can stop and go on after each of its chunks. */
export type Chunked<T> = Generator<void, T, void>;

/** As many records as a slow phone indexes within a frame. */
export const CHUNK_SIZE = 500;

/** Does all of it in this task. */
export function runSync<T>(work: Chunked<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Does each chunk in a task of its own, between which the browser paints and answers input. */
export async function runChunked<T>(work: Chunked<T>): Promise<T> {
  let step = work.next();
  while (!step.done) {
    await pause(0);
    step = work.next();
  }
  return step.value;
}
