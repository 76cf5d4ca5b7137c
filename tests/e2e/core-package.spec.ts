/** The package `promenade-core` in a page and in a worker, under a content security policy. Needs no server of the product. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPackage } from '../../scripts/build/package.ts';
import { expect, test } from './test.ts';

const HOST = 'https://core.example';
const HEADERS = { 'content-security-policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'" };

/** Sends what the three entry points answer; the same file runs in the page and in the worker. */
const USER = `
import { createNavigation } from '/promenade-core/index.js';
import { createCompositor } from '/promenade-core/compose.js';
import { createMatch3 } from '/promenade-core/match3.js';
const rings = [[0, 0, 100, 0, 100, 100, 0, 100], [40, 20, 60, 20, 60, 80, 40, 80]];
const nav = await createNavigation();
nav.setLocation({ width: 100, height: 100, rings });
const compositor = await createCompositor();
const payload = compositor.packLayer({ widthPx: 1, heightPx: 1, data: Uint8ClampedArray.of(9, 8, 7, 255) });
const { data } = compositor.compose({ layers: [{ payload, z: 0 }] });
const match3 = await createMatch3();
const answer = { length: nav.findPath(10, 50, 90, 50).length, pixel: [...data.slice(0, 4)], gems: match3.start(7).gems.length };
if (globalThis.document) document.title = JSON.stringify(answer);
else postMessage(answer);
`;
const PAGE_SCRIPT = `new Worker('/user.js', { type: 'module' }).onmessage = ({ data }) => {
  document.body.textContent = JSON.stringify(data);
  import('/user.js');
};`;

test('the package of the core answers in a page and in a worker', async ({ context, page }) => {
  const own = await mkdtemp(path.join(tmpdir(), 'promenade-core-'));
  try {
    const { folder } = await buildPackage(path.join(own, 'promenade-core'));
    await context.route(`${HOST}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const file = /^\/promenade-core\/([\w-]+\.js)$/.exec(pathname)?.[1];
      if (file) return route.fulfill({ path: path.join(folder, file), contentType: 'text/javascript' });
      const scripts: Record<string, string> = { '/user.js': USER, '/page.js': PAGE_SCRIPT };
      const body = scripts[pathname];
      if (body) return route.fulfill({ body, contentType: 'text/javascript', headers: HEADERS });
      return route.fulfill({
        body: '<!doctype html><body><script type="module" src="/page.js"></script>',
        contentType: 'text/html',
        headers: HEADERS,
      });
    });
    await page.goto(`${HOST}/`);
    const answer = { length: 20 + 2 * Math.hypot(30, 30), pixel: [9, 8, 7, 255], gems: 36 };
    await expect.poll(() => page.title()).not.toBe('');
    for (const text of [await page.title(), await page.locator('body').textContent()]) {
      const { length, ...rest } = JSON.parse(text ?? '') as typeof answer;
      expect(length).toBeCloseTo(answer.length, 9);
      expect(rest).toEqual({ pixel: answer.pixel, gems: answer.gems });
    }
  } finally {
    await rm(own, { recursive: true });
  }
});
