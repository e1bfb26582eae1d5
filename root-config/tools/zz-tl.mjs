import { chromium } from '@playwright/test';
import { startSite, untilCompressed } from './site.mjs';
const site = await startSite();
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const path of ['/Events', '/Circular', '/OurSchool', '/home']) {
  await untilCompressed(site.url + path);
  for (let i = 0; i < 2; i++) {
    const c = await b.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      hasTouch: true,
      isMobile: true,
    });
    const page = await c.newPage();
    await page.addInitScript(() => {
      window.__long = [];
      new PerformanceObserver((l) =>
        l.getEntries().forEach((e) => window.__long.push([Math.round(e.startTime), Math.round(e.duration)])),
      ).observe({ type: 'longtask', buffered: true });
    });
    const cl = await c.newCDPSession(page);
    await cl.send('Network.enable');
    await cl.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await cl.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 750e3 / 8,
    });
    await page.goto(site.url + path);
    await page.waitForTimeout(4500);
    console.log(
      path,
      JSON.stringify(
        await page.evaluate(() => ({
          fcp: Math.round(performance.getEntriesByName('first-contentful-paint')[0].startTime),
          load: Math.round(performance.timing.loadEventEnd - performance.timing.navigationStart),
          marks: performance
            .getEntriesByType('mark')
            .map((m) => m.name.replace('boot:', '') + ' ' + Math.round(m.startTime))
            .join(', '),
          long: JSON.stringify(window.__long),
          res: performance
            .getEntriesByType('resource')
            .filter((r) => /\.js|sections/.test(r.name))
            .map(
              (r) =>
                r.name.split('/').pop().slice(0, 14) +
                ' ' +
                Math.round(r.startTime) +
                '-' +
                Math.round(r.responseEnd),
            )
            .join('; '),
        })),
        null,
        1,
      ),
    );
    await c.close();
  }
}
await b.close();
await site.stop();
