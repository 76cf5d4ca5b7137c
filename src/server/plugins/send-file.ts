/** Sends one file from disk with an ETag and caching headers, for the storage and avatar hosts. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'public, no-cache';

const TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.mp3': 'audio/mpeg',
  '.json': 'application/json; charset=utf-8',
  '.glb': 'model/gltf-binary',
  '.pdf': 'application/pdf',
  '.gltf': 'model/gltf+json',
  '.bin': 'application/octet-stream',
};

export interface FileToSend {
  /** Absolute path of an existing file. */
  file: string;
  cacheControl: string;
  /** Without quotes; default: from the file's modification time and size. */
  etag?: string;
  /** Content encoding of the file. */
  encoding?: 'br';
  /** Path whose extension determines the content type; default `file`. */
  typeFrom?: string;
}

export async function sendFile(request: FastifyRequest, reply: FastifyReply, sent: FileToSend): Promise<FastifyReply> {
  const { size, mtimeMs } = await stat(sent.file);
  const etag = `"${sent.etag ?? `${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}`}"`;
  reply.header('cache-control', sent.cacheControl).header('etag', etag);
  if (isMatch(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (sent.encoding !== undefined) reply.header('content-encoding', sent.encoding);
  return reply
    .type(TYPES[extname(sent.typeFrom ?? sent.file)] ?? 'application/octet-stream')
    .header('content-length', size)
    .send(createReadStream(sent.file));
}

/** Whether the client has the version with this ETag (in quotes): it is answered 304. */
export function isMatch(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  return condition.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag);
}
