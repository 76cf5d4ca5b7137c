/** Worker thread of the avatar host: draws one picture at a time with its own core. Contains no rules. */
import { parentPort } from 'node:worker_threads';
import { loadCore } from '../../../engine/node/load-core.ts';
import { Drawing, type Figure } from './draw.ts';
import type { Picture } from './pictures.ts';

export interface DrawRequest {
  figure: Figure;
  picture: Picture;
}
export type DrawReply = { bytes: Uint8Array } | { failure: string };

const drawing = loadCore().then((core) => new Drawing(core));

parentPort?.on('message', ({ figure, picture }: DrawRequest) => {
  void drawing
    .then((ready) => ready.draw(figure, picture))
    .then(
      (bytes): DrawReply => ({ bytes }),
      (error: unknown): DrawReply => ({ failure: error instanceof Error ? error.message : String(error) }),
    )
    .then((reply) => parentPort?.postMessage(reply, []));
});
