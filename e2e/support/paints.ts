import type { Page } from '@playwright/test';

interface TraceEvent {
  name?: string;
}

/** How often the main thread of a page paints while `during` lasts. */
export async function countPaints(page: Page, during: () => Promise<unknown>): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as TraceEvent[])));
  const traceConfig = { includedCategories: ['devtools.timeline'] };
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await during();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  await client.detach();
  return events.filter(({ name }) => name === 'Paint').length;
}
