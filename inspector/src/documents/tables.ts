import type { DescribedMachine } from './describe';

/** A table of a machine: its rows are texts, in which code is not marked. */
export interface Table {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The facts about a machine in tables; empty ones are left out. */
export function tablesOf({ chart, written, delays }: DescribedMachine): Table[] {
  const { states, edges, id } = chart;
  const placeOf = (path: string) => (path === '' ? id : path);
  const where = (paths: readonly string[]) => [...new Set(paths.map(placeOf))].join(', ');
  const usedIn = (pick: (edge: (typeof edges)[number]) => readonly (string | undefined)[]) => {
    const uses = edges.flatMap((edge) =>
      pick(edge).flatMap((name) => (name === undefined ? [] : [[name, edge] as const])),
    );
    return [...groups(uses, ([name]) => name)].map(([name, all]) => [
      name,
      [...new Set(all.map(([, { source, label }]) => `${placeOf(source)}: ${label}`))].join('; '),
    ]);
  };
  const own = edges.filter(({ event }) => event !== '' && !event.startsWith('xstate.'));
  const tables: Table[] = [
    {
      title: 'States',
      head: ['State', 'Kind', 'Tags', 'What it means'],
      rows: states.map(({ path, type, tags, description = '' }) => [
        placeOf(path),
        type,
        tags.join(', '),
        description,
      ]),
    },
    {
      title: 'Events',
      head: ['Event', 'Payload', 'Taken in', 'What it means'],
      rows: [...groups(own, ({ event }) => event)].map(([event, all]) => [
        event,
        written[event] ?? '',
        where(all.map(({ source }) => source)),
        all.find(({ description }) => description !== undefined)?.description ?? '',
      ]),
    },
    { title: 'Guards', head: ['Guard', 'Where'], rows: usedIn(({ guard }) => [guard]) },
    {
      title: 'Actions',
      head: ['Action', 'Where'],
      rows: [...usedIn(({ actions }) => actions), ...entryRows(chart)],
    },
    {
      title: 'Actors',
      head: ['Actor', 'Runs in'],
      rows: states.flatMap(({ path, invokes }) => invokes.map((name) => [name, placeOf(path)])),
    },
    { title: 'Delays', head: ['Delay', 'Length'], rows: Object.entries(delays) },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

function groups<T>(all: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
  const grouped = new Map<string, T[]>();
  for (const each of all) grouped.set(keyOf(each), [...(grouped.get(keyOf(each)) ?? []), each]);
  return grouped;
}

function entryRows({ states, id }: DescribedMachine['chart']): string[][] {
  return states.flatMap(({ path, entry, exit }) => [
    ...entry.map((name) => [name, `entry of ${path || id}`]),
    ...exit.map((name) => [name, `exit of ${path || id}`]),
  ]);
}
