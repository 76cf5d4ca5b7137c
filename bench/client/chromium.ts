/** Chromium as the client bench starts it: with software WebGL or without any, and its processes' ids. */
import { type Browser, type BrowserServer, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/test/browser.ts';

/** What draws: WebGL (software here, so its figures are no measure of a graphics card), or a machine without a GPU. */
export type Graphics = 'webgl' | 'none';

const COMMON = ['--no-sandbox', '--disable-background-networking'];
const FLAGS: Readonly<Record<Graphics, readonly string[]>> = {
  webgl: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  none: ['--disable-gpu', '--disable-software-rasterizer'],
};

export class MeasuredChromium {
  readonly browser: Browser;
  /** Process id of the browser; all others are below it. */
  readonly pid: number;
  readonly #server: BrowserServer;

  static async launch(graphics: Graphics): Promise<MeasuredChromium> {
    const executablePath = findChromium();
    const args = [...COMMON, ...FLAGS[graphics]];
    const server = await chromium.launchServer({ args, ...(executablePath ? { executablePath } : {}) });
    return new MeasuredChromium(server, await chromium.connect(server.wsEndpoint()));
  }

  private constructor(server: BrowserServer, browser: Browser) {
    this.#server = server;
    this.browser = browser;
    this.pid = server.process().pid ?? 0;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.#server.close();
  }
}
