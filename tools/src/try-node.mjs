// @ts-check
import { pagesOf } from '../../release/src/commands/page-addresses.mjs';
import { startSite } from '../../workspace/src/site.mjs';
import { root } from '../../workspace/src/workspace.mjs';

// `node tools/src/try-node.mjs`: serves every page of the tools' release once, on the Node that runs this
process.env['SCHOOL_RELEASE'] = `${root}.cache/releases/tools`;
const site = await startSite();
try {
  const pages = await pagesOf(site.url);
  for (const { address } of pages) {
    const { status } = await fetch(site.url + address);
    if (status !== 200) throw new Error(`${address} answers ${status} on Node ${process.version}`);
  }
  const { renderErrors } = /** @type {{ renderErrors: number }} */ (
    await (await fetch(`${site.url}/healthz`)).json()
  );
  if (renderErrors > 0) throw new Error(`${renderErrors} parts of pages do not render on ${process.version}`);
  console.log(`${pages.length} pages are served on Node ${process.version}`);
} finally {
  await site.stop();
}
