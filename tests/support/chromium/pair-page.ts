/** Both painters of the town in a real Chromium with software WebGL and the town's real art: for a test and for the bench. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCore } from '../../../scripts/build/core.ts';
import { CHROMIUM_ARGS } from '../../../scripts/test/browser.ts';
import { serveArt } from '../server/dev-art.ts';
import type { Difference, openPair, PainterPair, Photograph } from './painter-pair.tsx';
import { openProjectPage } from './project-page.ts';

declare global {
  interface Window {
    openPair: typeof openPair;
    pair: PainterPair;
  }
}

const PACKAGES = [
  '@pixi/react',
  'comlink',
  'pixi.js',
  'pixi.js/unsafe-eval',
  'react',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'valtio',
  'zod/mini',
];

export interface PairPage {
  compare(photograph: Photograph): Promise<Difference>;
  close(): Promise<void>;
}

/** @param port a port that nothing else uses */
export async function openPairPage(port: number): Promise<PairPage> {
  const folder = mkdtempSync(join(tmpdir(), 'painter-pair-'));
  const art = serveArt(folder);
  const closeArt = async (): Promise<void> => {
    await art.close();
    rmSync(folder, { recursive: true });
  };
  try {
    const { page, open, close } = await openProjectPage({
      port,
      packages: PACKAGES,
      args: CHROMIUM_ARGS,
      handler: async () => {
        await buildCore();
        return art.handle;
      },
    });
    await open('tests/support/chromium/painter-pair.tsx', 'openPair');
    await page.evaluate(async (scene) => {
      window.pair = await window.openPair(scene);
    }, art.scene);
    return {
      compare: (photograph) => page.evaluate((one) => window.pair.compare(one), photograph),
      async close() {
        await close();
        await closeArt();
      },
    };
  } catch (error) {
    await closeArt();
    throw error;
  }
}
