/**
 * The avatar image host: `/avatars/{username}.webp`, single views and sheets in `/avatars/{username}/`, and outfit
 * pictures. URLs do not change with the outfit, so clients revalidate each response by ETag.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { USERNAME_PATTERN } from '../../../shared/rules/limits.ts';
import type { Customization } from '../../../shared/rules/slots.ts';
import { DomainError } from '../../domain-error.ts';
import { fileRoute } from '../../plugins/request-limit.ts';
import { REVALIDATED, sendFile } from '../../plugins/send-file.ts';
import type { ArtHost, PlayerService } from '../../ports.ts';
import type { Catalogue } from '../inventory/service.ts';
import type { CacheFolder } from '../../storage/cache-folder.ts';
import { OUTFIT_PICTURE, type Picture, pictureNamed, THUMBNAIL } from './pictures.ts';
import { Avatars } from './service.ts';

export interface AvatarDeps {
  players: Pick<PlayerService, 'byUsername'>;
  outfits: {
    /** Returns null for an unknown outfit. */
    lookOf(id: string): Promise<Customization | null>;
  };
  art: Pick<ArtHost, 'manifest' | 'fileOf'>;
  catalogue: Pick<Catalogue, 'item'>;
  /** Cache folder of drawn pictures. */
  cache: CacheFolder;
  /** How long a request waits for layers that are being rendered. Default: 8000. */
  waitMs?: number;
}

const WAIT_MS = 8000;
const RETRY_AFTER_S = 2;
const EXTENSION = '.webp';

export function avatarRoutes(app: FastifyInstance, deps: AvatarDeps): void {
  const { players, outfits, art, catalogue, cache, waitMs = WAIT_MS } = deps;
  const avatars = new Avatars({ art, catalogue, cache, waitMs });
  app.addHook('onClose', () => avatars.close());

  const answer = async (request: FastifyRequest, reply: FastifyReply, username: string, picture: Picture | null) => {
    const player = USERNAME_PATTERN.test(username) && picture !== null ? await players.byUsername(username) : null;
    return await send(request, reply, player?.customization ?? null, picture);
  };
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    look: Customization | null,
    picture: Picture | null,
  ) => {
    if (look === null || picture === null) throw new DomainError('not-found', 'There is no such picture.');
    const drawn = await avatars.fileOf(look, picture);
    if (drawn === 'pending') {
      throw new DomainError('unavailable', 'This avatar is still being drawn.', { retryAfterS: RETRY_AFTER_S });
    }
    return sendFile(request, reply, { ...drawn, cacheControl: REVALIDATED });
  };

  app.get<{ Params: { file: string } }>('/avatars/:file', { schema: { hide: true }, ...fileRoute }, (request, reply) => {
    const name = nameOf(request.params.file);
    return answer(request, reply, name ?? '', name === null ? null : THUMBNAIL);
  });
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
      return send(request, reply, id === null ? null : await outfits.lookOf(id), OUTFIT_PICTURE);
    },
  );
}

/** A file name without its extension; null for files that are not WebP. */
const nameOf = (file: string): string | null => (file.endsWith(EXTENSION) ? file.slice(0, -EXTENSION.length) : null);
