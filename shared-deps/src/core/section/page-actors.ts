import {
  type ActorRefFrom,
  type AnyActorLogic,
  createMachine,
  type ErrorActorEvent,
  type InputFrom,
  type MachineContext,
} from 'xstate';

/** An action of XState, such as `sendTo`. */
type PageAction = (args: never, params: never) => void;

interface Reaction {
  actions: PageAction | readonly PageAction[];
}

/** An actor of a page: its logic, and what it is given of the page's context `C`. */
export interface ActorOf<C, L extends AnyActorLogic = AnyActorLogic> {
  src: L;
  input?: (context: C) => InputFrom<L>;
  /** Actions of the page after a change of the actor, such as an event for another actor. */
  onSnapshot?: Reaction;
  onDone?: Reaction;
}

/** The actors of a page by their names, whatever each is given. */
export type PageActors = Readonly<Record<string, ActorOf<never>>>;

/** The running actors of a page, by their names. */
export type RunningActors<A> = {
  [K in keyof A]: A[K] extends { src: infer L extends AnyActorLogic } ? ActorRefFrom<L> : never;
};

/** The machine of a page. It invokes the page's actors, whose names are their ids in the page's system. */
export function createPageMachine<C extends MachineContext>(actors: PageActors) {
  return createMachine({
    types: {} as { context: C; input: C },
    id: 'page',
    context: ({ input }) => input,
    invoke: Object.entries(actors).map(([name, { input, ...actor }]) => ({
      ...(actor as { src: AnyActorLogic }),
      id: name,
      systemId: name,
      // an actor that fails ends alone; what reads it is shown as the server sent it
      onError: { actions: ({ event }: { event: ErrorActorEvent }) => console.error(event.error) },
      input: ({ context }: { context: C }) => input?.(context as never) as unknown,
    })),
  });
}
