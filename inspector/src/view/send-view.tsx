import { activePaths, type Chart } from '@school/shared-deps/charts';
import { type SubmitEvent, useState } from 'react';

import type { FieldKind } from '../layouts';
import type { ActorRow, LogRow } from '../record/source';
import { type InspectorStore, useView, type View } from '../store';
import { eventFrom } from './event-from-fields';

/** Events that the chosen actor accepts now, with fields for their payload; and why it refuses the others. */
export function SendView({ store }: { store: InspectorStore }) {
  const view = useView(store);
  const actor = view.source.actors.get(view.selected ?? '');
  const chart = view.source.charts.get(actor?.chart ?? '');
  if (!actor || !chart) return <p>Choose a machine to send it an event.</p>;
  if (!view.source.isLive) return <p>A recording takes no events.</p>;
  if (actor.snapshot.status !== 'active') return <p>{actor.name} has ended and takes no more events.</p>;
  const active = new Set(activePaths(actor.snapshot.value));
  const own = chart.edges.filter(({ event }) => event !== '' && !event.startsWith('xstate.'));
  const accepted = [...new Set(own.filter(({ source }) => active.has(source)).map(({ event }) => event))];
  const others = [...new Set(own.map(({ event }) => event))].filter((event) => !accepted.includes(event));
  return (
    <>
      {accepted.map((type) => (
        <EventForm key={`${actor.key} ${type}`} view={view} actor={actor} chart={chart} type={type} />
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
  type: string;
}

function EventForm({ view: { source, layouts }, actor, chart, type }: EventFormProps) {
  const [answer, setAnswer] = useState('');
  const last = source.rows.findLast(
    ({ kind, actor: key, name }) => kind === 'event' && key === actor.key && name === type,
  );
  const known = layouts.shipped[chart.id]?.events[type];
  const fields = Object.entries(known ?? fieldsOf(last));
  const description = chart.edges.find(({ event, description: text }) => event === type && text)?.description;
  const submit = (press: SubmitEvent<HTMLFormElement>) => {
    press.preventDefault();
    const made = eventFrom(type, fields, new FormData(press.currentTarget), last);
    if ('problem' in made) {
      setAnswer(made.problem);
      return;
    }
    const accepts = source.accepts(actor.key, made.event);
    if (accepts) source.send(actor.key, made.event);
    setAnswer(accepts ? 'Sent.' : `Refused: ${guardsOf(chart, actor, type)} said no.`);
  };
  return (
    <form className="send" onSubmit={submit} aria-label={type}>
      <button type="submit">Send {type}</button>
      {description !== undefined && <span className="quiet">{description}</span>}
      {fields.map(([name, kind]) => (
        <Field
          key={name}
          name={name}
          kind={kind}
          last={(last?.payload as Record<string, unknown> | undefined)?.[name]}
        />
      ))}
      <output>{answer}</output>
    </form>
  );
}

function Field({ name, kind, last }: { name: string; kind: FieldKind; last: unknown }) {
  if (kind === 'live') {
    return (
      <span className="quiet">{`${name}: ${last === undefined ? 'only the page has one' : 'as it was last'}`}</span>
    );
  }
  if (Array.isArray(kind)) {
    return (
      <label>
        {name}{' '}
        <select name={name} defaultValue={wordOf(last ?? kind[0])}>
          {kind.map((value: string | number) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      </label>
    );
  }
  if (kind === 'boolean') {
    return (
      <label>
        <input type="checkbox" name={name} defaultChecked={last === true} /> {name}
      </label>
    );
  }
  const text = kind === 'json' ? JSON.stringify(last ?? {}) : wordOf(last);
  return (
    <label>
      {name} <input name={name} type={kind === 'number' ? 'number' : 'text'} defaultValue={text} />
    </label>
  );
}

const wordOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Fields of an event of which the build knows nothing: those that the last one had. */
function fieldsOf(last: LogRow | undefined): Record<string, FieldKind> {
  const payload = (last?.payload ?? {}) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, kindOf(value)]));
}

function kindOf(value: unknown): FieldKind {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  return 'live';
}

function guardsOf({ edges }: Chart, { snapshot }: ActorRow, type: string): string {
  const active = new Set(activePaths(snapshot.value));
  const guards = edges
    .filter(({ event, source }) => event === type && active.has(source))
    .map(({ guard }) => guard);
  return [...new Set(guards.filter((guard) => guard !== undefined))].join(', ');
}
