/** Serves the town's art to pages that Vite serves: rendered when it is first requested, from the cache afterwards. */
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { OnDemandArt } from './on-demand-art.ts';

const CACHE = fileURLToPath(new URL('../../../.cache/art', import.meta.url));
/** Scenery takes longer than any other picture. */
const RENDER_MS = 180_000;

export interface DevArt {
  /** Address of the scene. */
  readonly scene: string;
  /** A middleware: answers addresses of art, and leaves the others to `pass`. */
  handle(request: IncomingMessage, response: ServerResponse, pass: () => void): void;
  close(): Promise<void>;
}

/** @param folder an empty folder of the caller */
export async function serveArt(folder: string): Promise<DevArt> {
  const art = await OnDemandArt.open(CACHE, folder, (path, reason) => console.error(`${path}: ${reason}`));
  return {
    scene: art.manifest().scene,
    handle({ url = '/' }, response, pass) {
      const address = url.split('?')[0] ?? url;
      void art.fileOf(address, RENDER_MS).then(
        (file) => {
          if (file === null) pass();
          else if (file === 'pending') response.writeHead(503).end();
          else createReadStream(file).pipe(response);
        },
        (error: unknown) => {
          console.error(`${address}:`, error);
          response.writeHead(500).end();
        },
      );
    },
    close: () => art.close(),
  };
}
