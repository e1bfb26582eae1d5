import { setup } from 'xstate';

/** The map of the contact page: the school's own drawing, until a visitor asks another host for its map. */
export const mapMachine = setup({
  types: { events: {} as { type: 'map.toggled' } },
}).createMachine({
  id: 'map',
  initial: 'drawn',
  states: {
    drawn: { description: 'The drawing of the school itself.', on: { 'map.toggled': 'framed' } },
    framed: { description: 'The map of another host.', on: { 'map.toggled': 'drawn' } },
  },
});
