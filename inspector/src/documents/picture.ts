import { drawChart, type Drawn } from '../charts/draw';
import type { DescribedMachine } from './describe';

/** Colours of the pictures, for light and dark; no sign in it needs escaping. */
const pictureStyle = [
  'svg{font:12px system-ui,sans-serif;color-scheme:light dark;background:light-dark(#fbf8f2,#131823)}',
  'text{fill:light-dark(#17233c,#ece7dc)}',
  'rect{fill:light-dark(#fffdf9,#1b2231);stroke:light-dark(#857a63,#7c859b)}',
  '.outer rect{fill:light-dark(#f4eee2,#192030)}',
  '.parallel rect{stroke-dasharray:6 3}',
  '.final rect{stroke-width:3}',
  '.name{font-weight:700}',
  '.row,.actions{fill:light-dark(#434c64,#bec2d0)}',
  '.line{fill:none;stroke:light-dark(#857a63,#7c859b)}',
  '.arrow,.arrowTaken{fill:light-dark(#857a63,#7c859b)}',
  '.initial{fill:light-dark(#8c1c2b,#f4aeb0)}',
  '.label text{text-anchor:middle;paint-order:stroke;stroke:light-dark(#f4eee2,#192030);stroke-width:4px}',
].join('');

/** The picture with its own style, for those who show it as a file. */
export function pictureOf({ chart, layout }: DescribedMachine): Drawn {
  const drawn = drawChart(chart, layout);
  const style = { tag: 'style', attributes: {}, children: [pictureStyle] };
  const size = { width: layout.w + 8, height: layout.h + 8 };
  return { ...drawn, attributes: { ...drawn.attributes, ...size }, children: [style, ...drawn.children] };
}
