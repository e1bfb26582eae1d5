import { projectAnswer } from '../gateway/project-answer';

/** Work that may take long, by its name: pure functions of data that can be sent to a thread. */
export const tasks = { projectAnswer };

export type Tasks = typeof tasks;

/** One piece of work for a thread. */
export interface Job<Name extends keyof Tasks> {
  task: Name;
  input: Parameters<Tasks[Name]>[0];
}

/** Its result, or the message of its error: classes do not pass from thread to thread. */
export type Reply<Name extends keyof Tasks> = { output: ReturnType<Tasks[Name]> } | { problem: string };
