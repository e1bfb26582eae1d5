import { type SubmitEvent, useState } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';

import { activePaths, type Chart } from '../record/chart';
import type { ActorRow } from '../record/source';
import { summarise } from '../record/summary';
import { guardsOf } from '../record/words';
import { type InspectorStore, useView, type View } from '../store';

/** Events that the chosen actor accepts now, with their payload as JSON; and why it refuses the others. */
export function SendView({ store }: { store: InspectorStore }) {
  const view = useView(store);
  const actor = view.source.actors.get(view.selected ?? '');
  const { chart, ref } = actor ?? {};
  if (!actor || !chart) return <p>Choose a machine to send it an event.</p>;
  if (!ref) return <p>A recording takes no events.</p>;
  if (actor.snapshot.status !== 'active') return <p>{actor.name} has ended and takes no more events.</p>;
  const active = new Set(activePaths(actor.snapshot.value));
  const own = chart.edges.filter(({ event }) => event !== '' && !event.startsWith('xstate.'));
  const accepted = [...new Set(own.filter(({ source }) => active.has(source)).map(({ event }) => event))];
  const others = [...new Set(own.map(({ event }) => event))].filter((event) => !accepted.includes(event));
  return (
    <>
      {accepted.map((type) => (
        <EventForm key={`${actor.key} ${type}`} {...{ view, actor, chart, machine: ref, type }} />
      ))}
      {others.length > 0 && (
        <p className="quiet">
          Not in this state: {others.map((type) => `${type} (in ${statesWith(chart, type)})`).join('; ')}
        </p>
      )}
    </>
  );
}

function statesWith({ edges, id }: Chart, event: string): string {
  const sources = edges.filter((edge) => edge.event === event).map(({ source }) => source || id);
  return [...new Set(sources)].join(', ');
}

interface EventFormProps {
  view: View;
  actor: ActorRow;
  chart: Chart;
  machine: ActorRefFrom<AnyStateMachine>;
  type: string;
}

function EventForm({ view: { source }, actor, chart, machine, type }: EventFormProps) {
  const [answer, setAnswer] = useState('');
  const last = source.rows.findLast(
    ({ kind, actor: key, name }) => kind === 'event' && key === actor.key && name === type,
  );
  const { plain, live } = splitPayload(last?.payload);
  const description = chart.edges.find(({ event, description: text }) => event === type && text)?.description;
  const submit = (press: SubmitEvent<HTMLFormElement>) => {
    press.preventDefault();
    const written = new FormData(press.currentTarget).get('payload');
    try {
      const event = { ...live, ...(JSON.parse(written as string) as Payload), type };
      const accepts = machine.getSnapshot().can(event);
      if (accepts) machine.send(event);
      setAnswer(accepts ? 'Sent.' : `Refused: ${refusingGuards(chart, actor, type)} said no.`);
    } catch (error) {
      setAnswer(String(error));
    }
  };
  return (
    <form className="send tools" onSubmit={submit} aria-label={type}>
      <button type="submit">Send {type}</button>
      {description !== undefined && <span className="quiet">{description}</span>}
      <label>
        with <input name="payload" defaultValue={JSON.stringify(plain)} />
      </label>
      <output>{answer}</output>
    </form>
  );
}

type Payload = Readonly<Record<string, unknown>>;

/** A payload's parts that can be written as JSON, and those that can only be sent as they were last. */
function splitPayload(payload: unknown): { plain: Payload; live: Payload } {
  const parts = Object.entries((payload ?? {}) as Payload);
  return {
    plain: Object.fromEntries(parts.filter(([, value]) => isPlain(value))),
    live: Object.fromEntries(parts.filter(([, value]) => !isPlain(value))),
  };
}

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  return summarise(value).text === '{…}' && Object.values(value as Payload).every(isPlain);
}

function refusingGuards({ edges }: Chart, { snapshot }: ActorRow, type: string): string {
  const active = new Set(activePaths(snapshot.value));
  return guardsOf(edges.filter(({ event, source }) => event === type && active.has(source)));
}
