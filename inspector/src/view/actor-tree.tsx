import { type KeyboardEvent, useState } from 'react';

import { leavesOf } from '../record/chart';
import type { ActorRow, Source } from '../record/source';
import { tagsOf, titleOf } from '../record/words';
import { type InspectorStore, snapshotsOf, useView } from '../store';
import { moveFocus } from './move-focus';
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
  const isSelected = ({ id }: Item) => id === view.selected;
  // Tab comes to the chosen actor first
  const stop = items.find(({ id }) => id === focused) ?? items.find(isSelected) ?? items[0];

  const choose = ({ id, actor }: Item, element: HTMLElement) => {
    const filter = { ...view.filter, isOwn: true, kind: 'change' } as const;
    if (!actor) {
      setClosed(toggled(closed, id));
      return;
    }
    store.change({ selected: actor.key, filter });
    // a narrow panel shows one pane
    element.closest('.pane')?.nextElementSibling?.scrollIntoView({ inline: 'center', block: 'nearest' });
  };
  const press = (event: KeyboardEvent<HTMLElement>, item: Item) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Enter' || key === ' ') choose(item, event.currentTarget);
    else if (item.hasChildren && key === (closed.has(item.id) ? 'ArrowRight' : 'ArrowLeft'))
      setClosed(toggled(closed, item.id));
    else {
      moveFocus(event, targetOf(key, items, item));
      return;
    }
    event.preventDefault();
  };
  return (
    <div className="pane">
      <h3>Actors ({view.source.actors.size})</h3>
      {items.length === 0 && <p>No actor runs yet: pages start their code when they are used.</p>}
      <div role="tree" aria-label="Actors">
        {items.map((item) => (
          <div
            key={item.id}
            role="treeitem"
            aria-level={item.level}
            aria-selected={isSelected(item)}
            {...(item.hasChildren && { 'aria-expanded': !closed.has(item.id) })}
            style={{ marginInlineStart: (item.level - 1) * 12 }}
            tabIndex={item === stop ? 0 : -1}
            className={`item ${item.actor && item.actor.snapshot.status !== 'active' ? 'ended' : ''}`}
            onFocus={() => setFocused(item.id)}
            onClick={({ currentTarget }) => choose(item, currentTarget)}
            onKeyDown={(event) => press(event, item)}
          >
            <b>{item.label}</b> {item.actor && <ActorState store={store} actor={item.actor} />}
          </div>
        ))}
      </div>
    </div>
  );
}

function ActorState({ store, actor }: { store: InspectorStore; actor: ActorRow }) {
  const view = useView(store);
  const { shown } = snapshotsOf(view, actor);
  const state = shown.value === undefined ? '' : leavesOf(shown.value);
  return (
    <span className="quiet">
      {shown.status === 'active' ? state || 'running' : `${state} ${shown.status}`}
      <i>{tagsOf(shown)}</i>
      {actor.ignored !== undefined && <b> {actor.ignored} not accepted</b>}
      {actor.ref && <small> {ago(view.now - actor.since)}</small>}
    </span>
  );
}

function itemsOf(source: Source, closed: ReadonlySet<string>): Item[] {
  const actors = [...source.actors.values()];
  // a section that comes later stands last, so that no row moves away under a click
  const sections = [...new Set(actors.map(({ section }) => section))];
  const below = (parent: string | undefined, section: string, level: number): Item[] =>
    actors
      .filter((actor) => actor.parent === parent && actor.section === section)
      .flatMap((actor) => {
        const children = below(actor.key, section, level + 1);
        const hasChildren = children.length > 0;
        const item = { id: actor.key, level, label: titleOf(actor), actor, hasChildren };
        return [item, ...(closed.has(actor.key) ? [] : children)];
      });
  return sections.flatMap((section) => [
    { id: section, level: 1, label: section, hasChildren: true },
    ...(closed.has(section) ? [] : below(undefined, section, 2)),
  ]);
}

/** Index of the item that a key of trees leads to: a child, a parent, the next of a letter. */
function targetOf(key: string, items: readonly Item[], item: Item): number {
  const at = items.indexOf(item);
  if (key === 'ArrowRight') return item.hasChildren ? at + 1 : at;
  if (key === 'ArrowLeft') return items.slice(0, at).findLastIndex(({ level }) => level < item.level);
  if (key.length > 1) return -1;
  const isMeant = ({ label }: Item) => label.toLowerCase().startsWith(key.toLowerCase());
  const next = items.findIndex((each, index) => index > at && isMeant(each));
  return next < 0 ? items.findIndex(isMeant) : next;
}

function toggled(set: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
