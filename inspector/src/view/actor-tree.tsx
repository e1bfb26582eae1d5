import { leavesOf } from '@school/shared-deps/charts';
import { type KeyboardEvent, useState } from 'react';

import type { ActorRow, Source } from '../record/source';
import { titleOf } from '../record/words';
import { type InspectorStore, snapshotsOf, useView } from '../store';
import { ago } from './time';

interface Item {
  id: string;
  level: number;
  label: string;
  actor?: ActorRow;
  hasChildren: boolean;
}

/** All actors by section, with their children; arrow keys and first letters move as in any tree. */
export function ActorTree({ store }: { store: InspectorStore }) {
  const view = useView(store);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState('');
  const items = itemsOf(view.source, closed);
  const isSelected = ({ actor }: Item) => actor !== undefined && actor.key === view.selected;
  // Tab comes to the chosen actor first
  const stop = items.find(({ id }) => id === focused) ?? items.find(isSelected) ?? items[0];

  const choose = ({ id, actor }: Item) => {
    setFocused(id);
    const filter = { ...view.filter, isOwn: true, kind: 'change' } as const;
    if (actor) store.change({ selected: actor.key, pane: 'chart', filter });
    else setClosed(toggled(closed, id));
  };
  const press = (event: KeyboardEvent<HTMLElement>, item: Item) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = targetOf(event.key, items, item, closed);
    if (target === undefined) return;
    event.preventDefault();
    if (target === 'choose') choose(item);
    else if (target === 'toggle') setClosed(toggled(closed, item.id));
    else {
      setFocused(target.id);
      const tree = event.currentTarget.closest('[role="tree"]');
      tree?.querySelector<HTMLElement>(`[data-item="${CSS.escape(target.id)}"]`)?.focus();
    }
  };
  return (
    <div className="pane actors">
      <h3>Actors ({view.source.actors.size})</h3>
      <div role="tree" aria-label="Actors">
        {items.map((item) => (
          <div
            key={item.id}
            role="treeitem"
            data-item={item.id}
            aria-level={item.level}
            aria-selected={isSelected(item)}
            {...(item.hasChildren && { 'aria-expanded': !closed.has(item.id) })}
            style={{ marginInlineStart: (item.level - 1) * 12 }}
            tabIndex={item === stop ? 0 : -1}
            className={`item ${item.actor && item.actor.snapshot.status !== 'active' ? 'ended' : ''}`}
            onClick={() => choose(item)}
            onKeyDown={(event) => press(event, item)}
          >
            <span className="itemName">{item.label}</span>{' '}
            {item.actor && <ActorState store={store} actor={item.actor} />}
          </div>
        ))}
      </div>
    </div>
  );
}

function ActorState({ store, actor }: { store: InspectorStore; actor: ActorRow }) {
  const view = useView(store);
  const { shown } = snapshotsOf(view, actor);
  const tags = [...(shown.tags ?? [])].map((tag) => ` #${tag}`).join('');
  const state = shown.value === undefined ? '' : leavesOf(shown.value);
  return (
    <span className="itemState">
      {shown.status === 'active' ? state || 'running' : `${state} ${shown.status}`}
      {tags !== '' && <i>{tags}</i>}
      {actor.ignored !== undefined && <b> {actor.ignored} not accepted</b>}
      {view.source.isLive && <small> {ago(view.now - actor.since)}</small>}
    </span>
  );
}

function itemsOf(source: Source, closed: ReadonlySet<string>): Item[] {
  const actors = [...source.actors.values()];
  const sections = [...new Set(actors.map(({ section }) => section))].sort();
  const below = (parent: string | undefined, section: string, level: number): Item[] =>
    actors
      .filter((actor) => actor.parent === parent && actor.section === section)
      .flatMap((actor) => {
        const children = below(actor.key, section, level + 1);
        const item = {
          id: actor.key,
          level,
          label: titleOf(actor, source),
          actor,
          hasChildren: children.length > 0,
        };
        return [item, ...(closed.has(actor.key) ? [] : children)];
      });
  return sections.flatMap((section) => [
    { id: section, level: 1, label: section, hasChildren: true },
    ...(closed.has(section) ? [] : below(undefined, section, 2)),
  ]);
}

/** The effect of a key at an item: another item to move to, or an action on this one. */
function targetOf(
  key: string,
  items: readonly Item[],
  item: Item,
  closed: ReadonlySet<string>,
): Item | 'choose' | 'toggle' | undefined {
  const at = items.indexOf(item);
  const isClosed = closed.has(item.id);
  switch (key) {
    case 'ArrowDown':
      return items[at + 1] ?? item;
    case 'ArrowUp':
      return items[at - 1] ?? item;
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    case 'ArrowRight':
      if (item.hasChildren && isClosed) return 'toggle';
      return item.hasChildren ? items[at + 1] : item;
    case 'ArrowLeft':
      if (item.hasChildren && !isClosed) return 'toggle';
      return items.slice(0, at).findLast(({ level }) => level < item.level) ?? item;
    case 'Enter':
    case ' ':
      return 'choose';
    default:
      if (key.length > 1) return undefined;
      return [...items.slice(at + 1), ...items.slice(0, at)].find(({ label }) =>
        label.toLowerCase().startsWith(key.toLowerCase()),
      );
  }
}

function toggled(set: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
