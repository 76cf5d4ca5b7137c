/**
 * The avatar image host: `/avatars/{username}.webp`, single views and sheets in `/avatars/{username}/`, and outfit
 * pictures. The townsfolk's are below `/avatars/~{id}/`, and the boutique's window of a day below `/avatars/~day-{day}/`. URLs
 * do not change with the outfit, so clients revalidate each response by ETag, except for an address whose `?v=` is the hash of
 * the look that is worn.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashLook } from '../../../shared/art/look-hash.ts';
import { USERNAME_PATTERN } from '../../../shared/rules/limits.ts';
import { type Customization, wornItemIds } from '../../../shared/rules/slots.ts';
import { versionOf } from '../../art-host/art-paths.ts';
import { DomainError } from '../../domain-error.ts';
import { addressKey, createRateLimit } from '../../plugins/rate-limits.ts';
import { fileRoute } from '../../plugins/request-limit.ts';
import { REVALIDATED, sendFile } from '../../plugins/send-file.ts';
import type { ArtHost, PlayerService } from '../../ports.ts';
import type { Catalogue } from '../inventory/service.ts';
import { type CacheFolder, CacheFullError } from '../../storage/cache-folder.ts';
import { DRAW_QUEUE_MAX } from './draw-pool.ts';
import { OUTFIT_PICTURE, type Picture, pictureNamed, THUMBNAIL } from './pictures.ts';
import { Avatars } from './service.ts';
import { townsfolkLook } from './townsfolk-looks.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export interface AvatarDeps {
  players: Pick<PlayerService, 'byUsername'>;
  outfits: {
    /** Returns null for an unknown outfit. */
    lookOf(id: string): Promise<Customization | null>;
  };
  shopWindow: {
    /** The look of a name of the boutique's window; null for other names and days. */
    lookOf(name: string): Promise<Customization | null>;
  };
  art: Pick<ArtHost, 'manifest' | 'fileOf'>;
  catalogue: Pick<Catalogue, 'item'>;
  /** Cache folder of drawn pictures. */
  cache: CacheFolder;
  /** How long a request waits for layers that are being rendered. Default: 8000. */
  waitMs?: number;
  /** Multiplies the limits of drawings. Default: 1. */
  rateLimitScale?: number;
  /** Maximum number of pictures that wait to be drawn. Default: 100. */
  queueMax?: number;
}

const WAIT_MS = 8000;
const RETRY_AFTER_S = 2;
/** After a picture that found no room on the disk: the time in which files in use cannot be evicted. */
const NO_ROOM_RETRY_AFTER_S = 60;
/** Ten minutes: the same look is drawn differently after an upgrade, and without an item that was withdrawn. */
const OF_THIS_LOOK = 'public, max-age=600';
/** Drawings a minute, of pictures that are not cached: a household that enters a large town, half of all drawings. */
const MISSES_PER_ADDRESS = 600;
/** All pictures of a player whose look changes ten times a minute. */
const MISSES_PER_DEPICTED = 120;
const EXTENSION = '.webp';

export function avatarRoutes(app: FastifyInstance, deps: AvatarDeps): void {
  const { players, outfits, shopWindow, art, catalogue, cache, waitMs = WAIT_MS } = deps;
  const { rateLimitScale = 1, queueMax = DRAW_QUEUE_MAX } = deps;
  const avatars = new Avatars({ art, catalogue, cache, waitMs, queueMax });
  const addressMisses = createRateLimit({ points: MISSES_PER_ADDRESS, scale: rateLimitScale });
  const depictedMisses = createRateLimit({ points: MISSES_PER_DEPICTED, scale: rateLimitScale });
  app.addHook('onClose', () => avatars.close());

  const answer = async (request: FastifyRequest, reply: FastifyReply, username: string, picture: Picture | null) => {
    const character = townsfolkLook(username) ?? (await shopWindow.lookOf(username));
    if (character !== null) return await send(request, reply, { look: character, id: username }, picture);
    const player = USERNAME_PATTERN.test(username) && picture !== null ? await players.byUsername(username) : null;
    return await send(request, reply, player === null ? null : { look: player.customization, id: player.id }, picture);
  };
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    depicted: { look: Customization; id: string } | null,
    picture: Picture | null,
  ) => {
    if (depicted === null || picture === null) throw new DomainError('not-found', sentence('thereIsNoSuchPicture'));
    const countMiss = async (): Promise<void> => {
      await addressMisses.consume(addressKey(request.ip));
      await depictedMisses.consume(depicted.id);
    };
    const drawn = await avatars.fileOf(depicted.look, picture, countMiss).catch(refuseWithoutRoom);
    if (drawn === 'pending') {
      throw new DomainError('unavailable', sentence('thisAvatarIsStillBeing'), { retryAfterS: RETRY_AFTER_S });
    }
    const isOfThisLook = versionOf(request.url) === hashLook(depicted.look) && isComplete(depicted.look);
    return sendFile(request, reply, { ...drawn, cacheControl: isOfThisLook ? OF_THIS_LOOK : REVALIDATED });
  };
  /** A creation may be unknown here for a moment after its approval in another process. */
  const isComplete = (look: Customization): boolean =>
    wornItemIds(look).every((id) => catalogue.item(id) !== undefined);

  app.get<{ Params: { file: string } }>(
    '/avatars/:file',
    { schema: { hide: true }, ...fileRoute },
    (request, reply) => {
      const name = nameOf(request.params.file);
      return answer(request, reply, name ?? '', name === null ? null : THUMBNAIL);
    },
  );
  app.get<{ Params: { username: string; file: string } }>(
    '/avatars/:username/:file',
    { schema: { hide: true }, ...fileRoute },
    (request, reply) => {
      const name = nameOf(request.params.file);
      return answer(request, reply, request.params.username, name === null ? null : pictureNamed(name));
    },
  );
  app.get<{ Params: { file: string } }>(
    '/storage/outfits/:file',
    { schema: { hide: true }, ...fileRoute },
    async (request, reply) => {
      const id = nameOf(request.params.file);
      const look = id === null ? null : await outfits.lookOf(id);
      return send(request, reply, look === null ? null : { look, id: `outfit ${id}` }, OUTFIT_PICTURE);
    },
  );
}

/** A file name without its extension; null for files that are not WebP. */
const nameOf = (file: string): string | null => (file.endsWith(EXTENSION) ? file.slice(0, -EXTENSION.length) : null);

function refuseWithoutRoom(error: unknown): never {
  if (!(error instanceof CacheFullError)) throw error;
  throw new DomainError('unavailable', sentence('thereIsNoRoomFor'), {
    code: 'busy',
    retryAfterS: NO_ROOM_RETRY_AFTER_S,
  });
}
