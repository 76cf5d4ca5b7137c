/** Answers of the API travel compressed: lists of the store and the forum are mostly names of fields. */
import compress from '@fastify/compress';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Level 4 is three times as fast as the usual 6 for a few per cent more bytes; what is short is not worth it. */
const COMPRESSION: RouteOptions['compress'] = { encodings: ['gzip'], zlibOptions: { level: 4 }, threshold: 4096 };

/** For routes that ask for it with `compressed`: files are kept compressed or cannot be made smaller. */
export async function offerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, { global: false, globalDecompression: false });
}

/**
 * Nobody who does not hold the session key, which travels in a header, can have an answer made: lengths tell strangers
 * nothing of what is in it.
 */
export const compressed = { compress: COMPRESSION } satisfies Partial<RouteOptions>;
