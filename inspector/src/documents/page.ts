import { escapeMarkup, markupOf } from '../charts/draw-text';
import type { DescribedMachine } from './describe';
import { pictureOf } from './picture';
import { type Table, tablesOf } from './tables';

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;color:light-dark(#17233c,#ece7dc);background:light-dark(#fbf8f2,#131823)}
body{max-width:75rem;margin:0 auto;padding:1rem}
figure{margin:1rem 0;overflow-x:auto}
table{border-collapse:collapse}
th,td{padding:.25rem .75rem .25rem 0;text-align:start;vertical-align:top;border-bottom:1px solid light-dark(#e4dccd,#30384a)}
div{overflow-x:auto}
a{color:inherit}`;

/** A machine's page, which needs nothing but a browser. */
export function pageOf(machine: DescribedMachine): string {
  const { chart, purpose, exported, file, users } = machine;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${chart.id} · Statecharts</title>
<style>${style}</style>
<main>
<p><a href="../statecharts.md">All statecharts</a></p>
<h1>${chart.id}</h1>
<p>${escapeMarkup(purpose)}</p>
<p><code>${exported}</code> in <code>${file}</code>, used by ${users.map((user) => `<code>${user}</code>`).join(', ') || 'nothing yet'}.</p>
<figure tabindex="0">${markupOf(pictureOf(machine))}</figure>
${tablesOf(machine).map(tableOf).join('\n')}
</main>
</html>
`;
}

function tableOf({ title, head, rows }: Table): string {
  const cells = (name: 'th' | 'td', texts: readonly string[]) =>
    texts.map((text) => `<${name}>${escapeMarkup(text)}</${name}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
  return `<h2>${title}</h2>\n<div><table>\n<tr>${cells('th', head)}</tr>\n${body}\n</table></div>`;
}
