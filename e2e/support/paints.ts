import type { Browser } from '@playwright/test';

interface TraceEvent {
  name?: string;
}

/** How often the main threads of all pages paint in a time, by the browser's own timeline. */
export async function countPaints(browser: Browser, ms: number): Promise<number> {
  const [page] = browser.contexts().flatMap((context) => context.pages());
  if (page === undefined) throw new Error('no page is open');
  const client = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as TraceEvent[])));
  const traceConfig = { includedCategories: ['devtools.timeline'] };
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await page.evaluate(runTimeline, ms);
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  await client.detach();
  return events.filter(({ name }) => name === 'Paint').length;
}

/** An animation without a target paints nothing. */
async function runTimeline(ms: number): Promise<void> {
  const animation = new Animation(new KeyframeEffect(null, null, ms));
  animation.play();
  await animation.finished;
}
