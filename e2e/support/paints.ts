import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser } from '@playwright/test';

interface TraceEvent {
  name?: string;
}

/**
 * How often the main threads of all pages paint in a time, which is what is tested: the browser's compositor
 * has no other clock.
 */
export async function countPaints(browser: Browser, ms: number): Promise<number> {
  const client = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as TraceEvent[])));
  const traceConfig = { includedCategories: ['devtools.timeline'] };
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await sleep(ms);
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  await client.detach();
  return events.filter(({ name }) => name === 'Paint').length;
}
