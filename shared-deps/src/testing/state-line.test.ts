import { lineOfState } from './state-line';

const source = `const open = { id: 'window' };
export const doorMachine = setup({ guards: { shut: () => '{'.length > 1 } }).createMachine({
  id: 'door',
  initial: 'shut',
  on: { 'door.shut': { target: '.shut' } },
  states: {
    shut: { description: "A '{' of text: open: {", on: { open: 'open' } },
    // ajar: { is no state
    open: {
      states: {
        narrow: {},
        'very-wide': { states: { shut: {} } },
      },
    },
    narrow: {},
    lent,
    lost: lostState,
  },
});`;

it.each([
  ['the machine', [], 3],
  ['a state', ['shut'], 7],
  ['a state that is an event, too', ['open'], 9],
  ['an inner state', ['open', 'narrow'], 11],
  ['a state in quotes', ['open', 'very-wide'], 12],
  ['a state with the name of another one', ['open', 'very-wide', 'shut'], 12],
  ['a state behind an inner one of its name', ['narrow'], 15],
  ['a state that is a constant', ['lost'], 17],
  ['a state of a constant', ['lent', 'deep'], 16],
  ['a state that is not written here', ['open', 'ajar'], 10],
])('finds the line of %s', (_, path, line) => {
  expect(lineOfState(source, 'door', path)).toBe(line);
});

it('is the first line where the machine is not written here', () => {
  expect(lineOfState('', 'door', ['shut'])).toBe(1);
});
