/** Sends one file from disk with its validators: what the storage and avatar hosts have in common. */
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
  '.json': 'application/json; charset=utf-8',
  '.glb': 'model/gltf-binary',
  '.pdf': 'application/pdf',
  '.gltf': 'model/gltf+json',
  '.bin': 'application/octet-stream',
};

export interface FileToSend {
  /** Absolute path; exists. */
  file: string;
  cacheControl: string;
  /** Without quotes; default: made from the file's time and size. */
  etag?: string;
  /** The file is this encoding of what was asked for; its type is that of `asked`. */
  encoding?: 'br';
  /** Whose ending names the type; default `file`. */
  asked?: string;
}

export async function sendFile(request: FastifyRequest, reply: FastifyReply, sent: FileToSend): Promise<FastifyReply> {
  const { size, mtimeMs } = await stat(sent.file);
  const etag = `"${sent.etag ?? `${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}`}"`;
  reply.header('cache-control', sent.cacheControl).header('etag', etag);
  if (isMatch(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (sent.encoding !== undefined) reply.header('content-encoding', sent.encoding);
  return reply
    .type(TYPES[extname(sent.asked ?? sent.file)] ?? 'application/octet-stream')
    .header('content-length', size)
    .send(createReadStream(sent.file));
}

function isMatch(wanted: string | undefined, etag: string): boolean {
  if (wanted === undefined) return false;
  return wanted.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag);
}
