/** Functions of a process. */
export type Functions = Readonly<Record<string, (...args: never[]) => unknown>>;

export interface Call {
  id: number;
  name: string;
  args: readonly unknown[];
}

/** The result of a call, or why it has failed. */
export type CallResult = Pick<Call, 'id'> & ({ value: unknown } | { error: string });

/** Makes this process answer the calls of the one that has started it, and end with it. */
export function answerCalls(functions: Functions): void {
  const send = (result: CallResult) => process.send?.(result);
  process.on('message', ({ id, name, args }: Call) => {
    const call = functions[name] as (...each: readonly unknown[]) => unknown;
    Promise.resolve(args)
      .then((given) => call(...given))
      .then(
        (value) => send({ id, value }),
        (error: unknown) => send({ id, error: String(error) }),
      );
  });
  process.once('disconnect', () => process.exit());
}
