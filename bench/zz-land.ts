import { Town } from './client/town.ts';
import { MeasuredChromium } from './client/chromium.ts';
import { watchTraffic } from './client/traffic.ts';
import { PROFILES } from './client/first-walk.ts';
import { signIn } from './client/open-page.ts';
import { TownPage } from '../tests/e2e/pages/town-page.ts';
const mode = process.argv[2];
const town = await Town.open({ name: 'x', folder: '/tmp/wt/budgets' }, 0);
const chromium = await MeasuredChromium.launch('none');
try {
  const context = await chromium.browser.newContext({ baseURL: town.server.url, viewport: { width: 1440, height: 900 } });
  if (mode === 'walk') await signIn(context, town.server.url, town.player.email);
  await context.addInitScript(() => { localStorage.setItem('isPlayingRadio', 'false'); localStorage.setItem('adLastShown', String(Date.now())); performance.setResourceTimingBufferSize(1000);
    const w = globalThis as any; w.longs = []; new PerformanceObserver((l) => w.longs.push(...l.getEntries().map((e) => [Math.round(e.startTime), Math.round(e.duration)]))).observe({ type: 'longtask', buffered: true }); });
  const page = await context.newPage();
  if (process.argv[3] === 'profile') { await chromium.browser.startTracing(page, { categories: ['devtools.timeline', 'v8', 'disabled-by-default-v8.cpu_profiler', 'toplevel'] }); }
  await watchTraffic(page, PROFILES[process.argv[4] === 'fast' ? 0 : 1]!);
  await page.goto('/', { waitUntil: 'commit' });
  if (mode === 'walk') {
    await new TownPage(page).player(town.player.username).waitFor({ state: 'attached', timeout: 60000 });
  } else {
    await page.getByRole('textbox', { name: /email|username/i }).first().fill('someone', { timeout: 60000 });
  }
  const out = await page.evaluate(() => ({ now: performance.now(), longs: (globalThis as any).longs, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    res: performance.getEntriesByType('resource').map((r: any) => [Math.round(r.startTime), Math.round(r.responseEnd), r.encodedBodySize, r.initiatorType, new URL(r.name).pathname]) , nav: performance.getEntriesByType('navigation').map((n: any) => [n.responseStart, n.responseEnd, n.domInteractive])}));
  console.log(JSON.stringify(out.nav), 'now', out.now, 'fcp', out.fcp); console.log('long', JSON.stringify(out.longs));
  for (const r of out.res) console.log(r.join(' '));
  if (process.argv[3] === 'profile') (await import('node:fs')).writeFileSync('/tmp/s/budgets-trace.json', await chromium.browser.stopTracing());
} finally { await chromium.close(); await town.close(); }
process.exit(0);
