import type { ChartParts } from '@school/contract';

type Charts = Readonly<Record<string, ChartParts>>;
type Parts = Readonly<Record<string, string>>;

/** A sentence for each part of a statechart that came, went or changed. */
export function describeChartChanges(before: Charts, after: Charts): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id) => {
    const [old, next] = [before[id], after[id]];
    if (old === undefined || next === undefined) return `the chart \`${id}\` ${old ? 'went' : 'came'}`;
    return describeParts(id, old, next).map((sentence) => `the chart \`${id}\`: ${sentence}`);
  });
}

function describeParts(id: string, old: ChartParts, next: ChartParts): string[] {
  /** A state that came or went is one sentence, without all that is in it. */
  const isKept = (place: string) => placeOf(place) in old.states && placeOf(place) in next.states;
  const stateOf = (place: string) => `\`${placeOf(place) || id}\``;
  const nameOf = (place: string) => `\`${place.slice(place.indexOf(' ') + 1)}\``;
  return [
    ...compare(old.states, next.states, (state, was, is) => {
      const name = `the state \`${state || id}\``;
      if (was === undefined) return `${name} came`;
      return is === undefined ? `${name} went` : `${name} is “${is}”, was “${was}”`;
    }),
    ...compare(old.transitions, next.transitions, (place, was, is) => {
      if (!isKept(place)) return '';
      if (was === undefined) return `${stateOf(place)} takes ${nameOf(place)}: ${is}`;
      if (is === undefined) return `${stateOf(place)} no longer takes ${nameOf(place)}`;
      return `${nameOf(place)} in ${stateOf(place)} is “${is}”, was “${was}”`;
    }),
    ...compare(old.actors, next.actors, (place, was) =>
      isKept(place)
        ? `${stateOf(place)} ${was === undefined ? 'invokes' : 'no longer invokes'} ${nameOf(place)}`
        : '',
    ),
    ...compare(old.delays, next.delays, (delay, was, is) => {
      const name = `the delay \`${delay}\``;
      if (was === undefined || is === undefined) return `${name} ${is ? 'came' : 'went'}`;
      // a delay that is computed has a hash
      return [was, is].every((each) => each.endsWith(' ms'))
        ? `${name} is ${is}, was ${was}`
        : `${name} is computed in another way`;
    }),
    ...compare(old.guards, next.guards, (guard, was, is) => {
      const name = `the guard \`${guard}\``;
      return was === undefined || is === undefined
        ? `${name} ${is ? 'came' : 'went'}`
        : `${name} has other code`;
    }),
  ].filter((sentence) => sentence !== '');
}

function placeOf(place: string): string {
  return place.slice(0, place.indexOf(' '));
}

/** Calls a function for each part that is in one alone, or has other details. */
function compare(
  before: Parts,
  after: Parts,
  describe: (name: string, was: string | undefined, is: string | undefined) => string,
): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => describe(name, before[name], after[name]));
}
