import { type Drawn, element } from '../charts/draw';
import { widthOf } from '../charts/layout';
import type { LogRow } from '../record/source';
import { eventOf } from '../record/words';
import { type InspectorStore, useView } from '../store';
import { toReact } from './svg';

/** Messages that are drawn at most, the newest ones. */
const DRAWN = 80;
const LINE = 26;
const GAP = 10;
const HEAD = 34;

/** The messages between actors, from above to below. */
export function SequenceView({ store }: { store: InspectorStore }) {
  const { source, selected } = useView(store);
  const isOurs = ({ actor, from }: LogRow) =>
    selected === undefined || actor === selected || from === selected;
  const messages = source.rows
    .filter((row) => row.kind === 'event' && row.from !== undefined && isOurs(row))
    .slice(-DRAWN);
  const name = source.actors.get(selected ?? '')?.name ?? 'any actor';
  if (messages.length === 0)
    return <p>No actor has sent a message to or from {name} since the panel was opened.</p>;
  const keys = [...new Set(messages.flatMap(({ from, actor }) => [from ?? '', actor]))];
  const lanes = keys.map((key) => ({ key, name: source.actors.get(key)?.name ?? key }));
  const texts = messages.map((row) => ({ ...row, name: eventOf(row, source) }));
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- keys scroll it
    <div className="canvas" tabIndex={0} role="group" aria-label="Sequence of messages">
      {toReact(drawSequence(texts, lanes), 'sequence')}
    </div>
  );
}

interface Lane {
  key: string;
  name: string;
}

/** Where each lane is: its own name and the messages that end at it have room on its left. */
function placeLanes(messages: readonly LogRow[], lanes: readonly Lane[]): Map<string, number> {
  const places = new Map<string, number>();
  let edge = 0;
  for (const { key, name } of lanes) {
    const own = messages.filter(({ from, actor }) => from === key && actor === key);
    const half = Math.max(...[name, ...own.map((row) => row.name)].map(widthOf)) / 2 + GAP;
    const least = messages.flatMap(({ from = '', actor, name: text }) => {
      const start = places.get(actor === key ? from : from === key ? actor : '');
      return start === undefined ? [] : [start + widthOf(text) + 2 * GAP];
    });
    const x = Math.max(edge + half, ...least);
    places.set(key, x);
    edge = x + half;
  }
  return places;
}

function drawSequence(messages: readonly LogRow[], lanes: readonly Lane[]): Drawn {
  const places = placeLanes(messages, lanes);
  const width = Math.max(...lanes.map(({ key, name }) => (places.get(key) ?? 0) + widthOf(name))) + GAP;
  const height = HEAD + (messages.length + 1) * LINE;
  const middle = (key: string) => places.get(key) ?? 0;
  return element(
    'svg',
    {
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-label': `Messages between ${lanes.map(({ name }) => name).join(', ')}`,
    },
    ...lanes.flatMap(({ key, name }) => {
      const x = middle(key);
      return [
        element('text', { x, y: 18, 'text-anchor': 'middle', class: 'name' }, name),
        element('line', { x1: x, x2: x, y1: 26, y2: height, class: 'lifeline' }),
      ];
    }),
    ...messages.flatMap(({ from = '', actor, name }, index) => {
      const y = HEAD + (index + 1) * LINE;
      const [start, end] = [middle(from), middle(actor)];
      const tip = end > start ? -6 : 6;
      return [
        element('path', { d: `M${start} ${y}H${end}m${tip} -4l${-tip} 4l${tip} 4`, class: 'line message' }),
        element('text', { x: (start + end) / 2, y: y - 5, 'text-anchor': 'middle', class: 'event' }, name),
      ];
    }),
  );
}
