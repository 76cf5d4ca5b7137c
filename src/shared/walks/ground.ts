/**
 * What both sides must have in common to compute the same walks: the core's sources and the location. The client sends
 * its own in the handshake; when they differ it reports positions. Pure.
 */
import * as z from 'zod/mini';

/** `core` is the hash of the core's sources (its two builds compute the same), `location` that of the location's file. */
export interface Ground {
  core: string;
  location: string;
}

/** A page that has not loaded its location yet does not send it. */
export type ClientGround = Pick<Ground, 'core'> & Partial<Ground>;

export const groundSchema = z.object({
  core: z.string().check(z.maxLength(64)),
  location: z.optional(z.string().check(z.maxLength(64))),
});

/** True for a client that sends nothing: where its player is, the server computes anyway. */
export function isSameGround(client: ClientGround | undefined, own: Ground): boolean {
  if (client === undefined) return true;
  return client.core === own.core && (client.location === undefined || client.location === own.location);
}

/** FNV-1a over the text's UTF-16 units, as eight hexadecimal digits. */
export function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
