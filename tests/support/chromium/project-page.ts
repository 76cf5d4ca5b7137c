/** Serves the project's sources and opens a page on them in a real browser: for tests and benches of modules that need one. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { type Connect, createServer } from 'vite';
import { launchChromium } from './chromium.ts';

export interface ProjectPageOptions {
  /** A port that nothing else uses. */
  port: number;
  /** Packages that the page's modules import. They are bundled before the page is opened. */
  packages: readonly string[];
  /** Of the browser; without them it has no WebGL. */
  args?: readonly string[];
  /** Makes what handles a request before the project's files are served. */
  handler?: () => Promise<Connect.NextHandleFunction>;
}

export interface ProjectPage {
  readonly page: Page;
  /**
   * Opens a file of the project and waits for the window property `global`: a page sets it; a module's exports become properties.
   */
  open(path: string, global: string): Promise<void>;
  close(): Promise<void>;
}

const PAGE_TIMEOUT_MS = 120_000;

export async function openProjectPage(options: ProjectPageOptions): Promise<ProjectPage> {
  const { port, packages, args, handler } = options;
  const handle = await handler?.();
  const server = await createServer({
    root: fileURLToPath(new URL('../../../', import.meta.url)),
    cacheDir: `.cache/vite-test-${port}`,
    logLevel: 'error',
    optimizeDeps: { include: [...packages] },
    server: { port, hmr: false, watch: null },
    plugins:
      handle === undefined
        ? []
        : [{ name: 'handler', configureServer: ({ middlewares }) => void middlewares.use(handle) }],
  });
  try {
    await server.listen();
    const browser = await launchChromium(undefined, args);
    const page = await browser.newPage();
    // The first page waits until its packages are bundled.
    page.setDefaultTimeout(PAGE_TIMEOUT_MS);
    return {
      page,
      async open(path, global) {
        const address = path.endsWith('.html') ? path : `tests/support/chromium/module-page.html?module=/${path}`;
        await page.goto(`${server.resolvedUrls?.local[0] ?? ''}${address}`);
        await page.waitForFunction((name) => name in window, global);
      },
      async close() {
        await browser.close();
        await server.close();
      },
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}
