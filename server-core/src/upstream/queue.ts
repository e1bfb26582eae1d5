/** The queue is full, so a task is refused. */
export class QueueFullError extends Error {
  constructor() {
    super('too much work is waiting');
    this.name = 'QueueFullError';
  }
}

/**
 * Runs at most `maxAtOnce` tasks at once. The others wait, `maxWaiting` of them.
 * @throws QueueFullError when the queue is full, and the task's errors
 */
export function createQueue(
  maxAtOnce: number,
  maxWaiting = Infinity,
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const begin = () => {
    if (running < maxAtOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= maxWaiting) return Promise.reject(new QueueFullError());
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  return async (work) => {
    await begin();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** A queue for each visitor, so that nobody waits for the tasks of another one. A share is what runs at once. */
export function createShares(maxAtOnce: number): <T>(visitor: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { inTurn: ReturnType<typeof createQueue>; tasks: number }>();
  return async (visitor, work) => {
    const queue = queues.get(visitor) ?? { inTurn: createQueue(maxAtOnce), tasks: 0 };
    queues.set(visitor, queue);
    queue.tasks += 1;
    try {
      return await queue.inTurn(work);
    } finally {
      queue.tasks -= 1;
      if (queue.tasks === 0) queues.delete(visitor);
    }
  };
}
