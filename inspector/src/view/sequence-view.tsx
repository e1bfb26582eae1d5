import { type Drawn, element } from '../charts/draw';
import type { LogRow } from '../record/source';
import { type InspectorStore, useView } from '../store';
import { toReact } from './svg';

/** Messages that are drawn at most, the newest ones. */
const DRAWN = 80;
const COLUMN = 130;
const LINE = 26;
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
  const columns = keys.map((key) => source.actors.get(key)?.name ?? key);
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- keys scroll it
    <div className="canvas" tabIndex={0} role="group" aria-label="Sequence of messages">
      {toReact(drawSequence(messages, keys, columns), 'sequence')}
    </div>
  );
}

function drawSequence(messages: readonly LogRow[], keys: readonly string[], names: readonly string[]): Drawn {
  const width = keys.length * COLUMN;
  const height = HEAD + (messages.length + 1) * LINE;
  const middle = (key: string) => keys.indexOf(key) * COLUMN + COLUMN / 2;
  return element(
    'svg',
    {
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-label': `Messages between ${names.join(', ')}`,
    },
    ...names.flatMap((name, index) => {
      const x = index * COLUMN + COLUMN / 2;
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
