/** Worker thread of the avatar host. It draws one picture at a time with its own core. */
import { parentPort } from 'node:worker_threads';
import { loadCompositor } from '../../../engine/node/load-core.ts';
import { type Figure, FigureRenderer } from './draw.ts';
import type { Picture } from './pictures.ts';

export interface DrawRequest {
  figure: Figure;
  picture: Picture;
}
export type DrawReply = { bytes: Uint8Array } | { failure: string };

const renderer = loadCompositor().then((core) => new FigureRenderer(core));

parentPort?.on('message', ({ figure, picture }: DrawRequest) => {
  void renderer
    .then((ready) => ready.draw(figure, picture))
    .then(
      (bytes): DrawReply => ({ bytes }),
      (error: unknown): DrawReply => ({ failure: error instanceof Error ? error.message : String(error) }),
    )
    .then((reply) => parentPort?.postMessage(reply, []));
});
