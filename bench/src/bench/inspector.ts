import type { Browser } from '@playwright/test';

import { repeat, visit } from './browser';
import type { Extent } from './extent';
import { judge, kilobytes, median, percent } from './figures';
import { measureClosed, measureMemory, measureOpen, weigh } from './inspector-page';
import { withAlbums } from './provider';

const RECORDS = 10_000;
const BURST = 2_000;
const MOST_CODE_BYTES = 25_000;
const MOST_TIMES_CLOSED = 0.02;
const MOST_GROWTH = 0.05;
const ratio = (value: number) => value.toFixed(3);
const milliseconds = (value: number) => `${value.toFixed(2)} ms`;

/** Goals in milliseconds. */
const profiles: readonly { name: string; slowdown: number; most: number; mostBlocked?: number }[] = [
  { name: 'computer', slowdown: 1, most: 1 },
  { name: 'phone', slowdown: 4, most: 4, mostBlocked: 1_000 },
];

/**
 * The inspector on a list of 10,000 records: what it costs while it is closed, what an event costs once it is
 * open, and what many of them leave behind.
 */
export async function benchInspector(browser: Browser, { visits, tolerance }: Extent) {
  console.log(`\nstatechart inspector, on a list of ${RECORDS} records`);
  await withAlbums(RECORDS, async (url) => {
    const address = `${url}/PhotoGallery?year=All`;
    const { before, after } = await visit(browser, (page) => weigh(page, address, RECORDS));
    judge('bytes of it that are requested while it is closed', before, 0, kilobytes);
    judge('code once it is open, charts apart', after, MOST_CODE_BYTES, kilobytes);
    const times = median(await repeat(browser, visits, (page) => measureClosed(page, address, RECORDS)));
    judge('event while closed, times that without it', times, 1 + MOST_TIMES_CLOSED * tolerance, ratio);
    for (const { name, slowdown, most, mostBlocked } of profiles) {
      const open = await repeat(browser, visits, (page) =>
        measureOpen(page, address, RECORDS, slowdown, BURST),
      );
      const more = median(open.map((each) => each.more));
      judge(`event while open, more than closed, ${name}`, more, most * tolerance, milliseconds);
      if (mostBlocked === undefined) continue;
      const blocked = median(open.map((each) => each.blocked));
      judge(
        `longest task of ${BURST} events at once, ${name}`,
        blocked,
        mostBlocked * tolerance,
        milliseconds,
      );
    }
    const growth = await visit(browser, (page) => measureMemory(page, address, RECORDS, BURST));
    judge(`memory, grown by 7 times ${BURST} events`, growth, MOST_GROWTH * tolerance, percent);
  });
}
