import { useState } from 'react';

import { summarise } from '../record/summary';
import { type InspectorStore, snapshotsOf, useView } from '../store';

/** The context of the chosen actor as a tree; what the last change has changed is marked. */
export function ContextView({ store }: { store: InspectorStore }) {
  const view = useView(store);
  const actor = view.source.actors.get(view.selected ?? '');
  if (!actor) return <p>Choose an actor to see its context.</p>;
  const { shown, before } = snapshotsOf(view, actor);
  const { parts } = summarise(shown.context);
  if (!parts || parts.length === 0) return <p>{actor.name} has no context.</p>;
  return (
    <ul className="context" aria-label={`Context of ${actor.name}`}>
      {parts.map(([name, value]) => (
        <Part key={name} name={name} value={value} before={partOf(before, name, value)} />
      ))}
    </ul>
  );
}

interface PartProps {
  name: string;
  value: unknown;
  /** The same part before the last change; equal where nothing is known of it. */
  before: unknown;
}

function Part({ name, value, before }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  const { text, parts, more } = summarise(value);
  const label = (
    <>
      <b>{name}</b>: {text} {!Object.is(value, before) && <mark>changed</mark>}
    </>
  );
  if (!parts || parts.length === 0) return <li>{label}</li>;
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{label}</summary>
        {isOpen && (
          <ul>
            {parts.map(([inner, part]) => (
              <Part key={inner} name={inner} value={part} before={partOf(before, inner, part)} />
            ))}
            {more !== undefined && <li className="quiet">and {more} more</li>}
          </ul>
        )}
      </details>
    </li>
  );
}

function partOf(before: unknown, name: string, value: unknown): unknown {
  if (typeof before !== 'object' || before === null) return value;
  return name in before ? (before as Record<string, unknown>)[name] : undefined;
}
