/** HTTP routes of the album of lanterns. */
import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/album.ts';
import { implement, messageReply } from '../../plugins/implement.ts';
import type { Albums } from './service.ts';

export function albumRoutes(app: FastifyInstance, { albums }: { albums: Albums }): void {
  implement(app, contract.getAlbum, async ({ player }) => ({ success: true, ...(await albums.read(player.id)) }));
  implement(app, contract.showAlbum, async ({ player, body }) =>
    messageReply(await albums.show(player.id, body.isShown)),
  );
  implement(app, contract.getPlayerAlbum, async ({ player, params }) => ({
    success: true,
    shown: await albums.shown(player.id, params.username),
  }));
}
