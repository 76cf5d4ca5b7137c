/** Both painters of the town in a real Chromium with software WebGL and the town's real art: for a test and for the bench. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCore } from '../../../scripts/build/core.ts';
import { CHROMIUM_ARGS } from '../../../scripts/test/browser.ts';
import { serveArt } from '../server/dev-art.ts';
import type { MovedFrame, openMotion, PainterMotion, PainterName } from './painter-motion.tsx';
import type { Difference, openPair, PainterPair, Photograph } from './painter-pair.tsx';
import { openProjectPage, type ProjectPage } from './project-page.ts';

declare global {
  interface Window {
    openPair: typeof openPair;
    pair: PainterPair;
    openMotion: typeof openMotion;
    motion: PainterMotion;
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
  const { page, open, scene, close } = await openArtPage(port);
  try {
    await open('tests/support/chromium/painter-pair.tsx', 'openPair');
    await page.evaluate(async (url) => {
      window.pair = await window.openPair(url);
    }, scene);
    return { compare: (photograph) => page.evaluate((one) => window.pair.compare(one), photograph), close };
  } catch (error) {
    await close();
    throw error;
  }
}

export interface MotionPage {
  /** The frames that the painter is given in the next `ms`. */
  record(ms: number): Promise<MovedFrame[]>;
}

/** A page with a walking crowd. Call `open` again for another painter. */
export async function openMotionPage(
  port: number,
): Promise<{ open(name: PainterName, walkers: number): Promise<MotionPage>; close(): Promise<void> }> {
  const { page, open, scene, close } = await openArtPage(port);
  const record: MotionPage['record'] = (ms) => page.evaluate((next) => window.motion.record(next), ms);
  return {
    async open(name, walkers) {
      await open('tests/support/chromium/painter-motion.tsx', 'openMotion');
      const crowd = { painter: name, url: scene, count: walkers };
      await page.evaluate(async ({ painter, url, count }) => {
        window.motion = await window.openMotion(painter, url, count);
      }, crowd);
      return { record };
    },
    close,
  };
}

/** A page that serves the project and the town's art. */
async function openArtPage(port: number): Promise<ProjectPage & { scene: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'painter-pair-'));
  const art = await serveArt(folder);
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
    return {
      page,
      open,
      scene: art.scene,
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
