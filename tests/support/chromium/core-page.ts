/** A page with the client of the core, and a figure to draw. The server answers the addresses of its packs. */
import type { Page } from 'playwright';
import { beforeAll } from 'vitest';
import { buildCore } from '../../../scripts/build/core.ts';
import type { CoreClient } from '../../../src/engine/client-types.ts';
import type { createCoreClient } from '../../../src/engine/core-client.ts';
import { loadCore } from '../../../src/engine/node/load-core.ts';
import type { allowPacksFrom } from '../../../src/engine/pack-origins.ts';
import { writeLayerPack } from '../../../src/shared/art/layer-pack.ts';
import { browserPage } from './browser-page.ts';

declare global {
  interface Window {
    client: CoreClient;
    createCoreClient: typeof createCoreClient;
    allowPacksFrom: typeof allowPacksFrom;
  }
}

/**
 * A figure whose views differ: view r has a square of 50 px in colour [40 * r, 100, 200] at (100, 300), and below it one of
 * every alpha and of more colours.
 */
export async function makePack(): Promise<Uint8Array> {
  const core = await loadCore();
  return writeLayerPack(
    Array.from({ length: 6 }, (_, rotation) => {
      const data = new Uint8ClampedArray(425 * 850 * 4);
      for (let y = 300; y < 350; y++) {
        for (let x = 100; x < 150; x++) data.set([40 * rotation, 100, 200, 255], (y * 425 + x) * 4);
      }
      for (let y = 500; y < 600; y++) {
        for (let x = 100; x < 356; x++) data.set([x - 100, 2 * (y - 500), 40 * rotation, x - 100], (y * 425 + x) * 4);
      }
      return { rotation, z: 0, payload: core.packLayer({ widthPx: 425, heightPx: 850, data }) };
    }),
  );
}

export interface CorePage {
  /** Available while tests run. */
  readonly page: Page;
  /** Requests of `/figure.pack` so far. */
  readonly packRequests: number;
}

/** Call once in a suite, before the suite's own hooks. Its packs: `/figure.pack`, `/broken.pack` and `/missing.pack`. */
export function corePage(port: number): CorePage {
  let packRequests = 0;
  const shown = browserPage({
    port,
    packages: ['comlink'],
    async handler() {
      await buildCore();
      const pack = await makePack();
      return ({ url }, response, next) => {
        if (url === '/figure.pack') {
          packRequests++;
          response.end(Buffer.from(pack));
        } else if (url === '/broken.pack') response.end('no pack at all');
        else if (url === '/missing.pack') response.writeHead(404).end();
        else next();
      };
    },
  });
  beforeAll(() => shown.open('workers/fixtures/core-client.html', 'client'));
  return {
    get page() {
      return shown.page;
    },
    get packRequests() {
      return packRequests;
    },
  };
}
