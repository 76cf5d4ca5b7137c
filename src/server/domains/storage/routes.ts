/**
 * The storage host: serves generated art. Addresses with the current `?v=` are immutable, others are revalidated: caches must not
 * keep what a process of the previous version answers under a new address. A request waits for a file that is being rendered
 * and answers 503 after the time limit, so that no cache stores it as missing.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  type ArtManifest,
  ITEM_IDS_PATTERN,
  ITEMS_PATH,
  type ItemsFile,
  PAGE_MANIFEST_PATH,
  pageManifestOf,
} from '../../../shared/art/manifest.ts';
import { DomainError } from '../../domain-error.ts';
import { answerNotFound } from '../../plugins/errors.ts';
import { compressed as compressedRoute } from '../../plugins/compression.ts';
import { fileRoute } from '../../plugins/request-limit.ts';
import { IMMUTABLE, isMatch, REVALIDATED, sendFile } from '../../plugins/send-file.ts';
import type { ArtHost } from '../../ports.ts';
import type { Catalogue } from '../inventory/service.ts';
import { isPackFile, readPackFile } from '../../art-host/pack-file.ts';
import type { CacheFolder } from '../../storage/cache-folder.ts';
import { CompressedFiles } from './compressed.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export interface StorageDeps {
  art: Pick<ArtHost, 'fileOf' | 'manifest' | 'isCurrent'>;
  catalogue: Pick<Catalogue, 'item'>;
  /** Holds the compressed copies. */
  cache: CacheFolder;
  /** Maximum wait for a file that is being rendered; default 8000. */
  waitMs?: number;
}

const itemsQuery = z.object({ ids: z.string().check(z.regex(ITEM_IDS_PATTERN)) });
const ADDRESSES = ['/storage/*', '/game-assets/*', '/ui/*', '/emojis/*', '/gltf/*', '/favicon.ico'] as const;
const WAIT_MS = 8000;
const RETRY_AFTER_S = 2;

export function storageRoutes(app: FastifyInstance, deps: StorageDeps): void {
  const { art, catalogue, cache, waitMs = WAIT_MS } = deps;
  const compressed = new CompressedFiles(cache);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = ''] = request.url.split('?', 1);
    const address = decode(path);
    const file = address === null ? null : await art.fileOf(address, waitMs);
    if (file === null) return answerNotFound(request, reply, null);
    if (file === 'pending') {
      throw new DomainError('unavailable', sentence('thisPictureIsStillBeing'), { retryAfterS: RETRY_AFTER_S });
    }
    const cacheControl = art.isCurrent(request.url) ? IMMUTABLE : REVALIDATED;
    if (isPackFile(file)) return sendPack(request, reply, file, cacheControl);
    const copy = await compressed.copyOf(file);
    if (copy === null) return sendFile(request, reply, { file, cacheControl });
    variesByEncoding(reply);
    if (!acceptsBrotli(request)) return sendFile(request, reply, { file, cacheControl });
    return sendFile(request, reply, { file: copy, cacheControl, encoding: 'br', typeFrom: file });
  };
  for (const url of ADDRESSES) app.get(url, { schema: { hide: true }, ...fileRoute }, answer);

  const pageManifest = createPageManifest(art);
  app.get(PAGE_MANIFEST_PATH, { schema: { hide: true }, ...compressedRoute, ...fileRoute }, async (request, reply) => {
    const { text, etag } = pageManifest();
    reply.header('cache-control', REVALIDATED).header('etag', etag);
    if (isMatch(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });

  app.get(ITEMS_PATH, { schema: { hide: true }, ...compressedRoute }, async (request, reply) => {
    const query = itemsQuery.safeParse(request.query);
    if (!query.success) throw new DomainError('invalid', sentence('theseAreNoIdsOf'));
    const ids = new Set(query.data.ids.split(','));
    const items = [...ids].map((id) => catalogue.item(id)).filter((item) => item !== undefined);
    return reply.header('cache-control', REVALIDATED).send({ items } satisfies ItemsFile);
  });
}

/** The manifest for pages as text, made once for each manifest of the art host. */
function createPageManifest(art: Pick<ArtHost, 'manifest'>): () => { text: string; etag: string } {
  let made: { from: ArtManifest; text: string; etag: string } | null = null;
  return () => {
    const from = art.manifest();
    if (made?.from !== from) {
      const text = JSON.stringify(pageManifestOf(from));
      made = { from, text, etag: `"${createHash('sha256').update(text).digest('hex').slice(0, 20)}"` };
    }
    return made;
  };
}

/** A pack is stored with brotli; it is decompressed for clients that do not accept brotli. */
async function sendPack(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  cacheControl: string,
): Promise<FastifyReply> {
  variesByEncoding(reply);
  if (acceptsBrotli(request)) return sendFile(request, reply, { file, cacheControl, encoding: 'br' });
  const whole = await readPackFile(file);
  return reply.type('application/octet-stream').header('cache-control', cacheControl).send(Buffer.from(whole));
}

/** Keeps `origin`, which is there where pages of several origins may read the file. */
function variesByEncoding(reply: FastifyReply): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? 'accept-encoding' : `${String(before)}, accept-encoding`);
}

/** The decoded path; null when the encoding is invalid. */
function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

const acceptsBrotli = (request: FastifyRequest): boolean =>
  (request.headers['accept-encoding'] ?? '')
    .split(',')
    .some((part) => /^\s*br\s*(;|$)/.test(part) && !/;\s*q=0(\.0*)?\s*$/.test(part));
