/** Seeds that are words, for schedules that server and clients compute alike. */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a of 32 bits over the UTF-16 units of a text, unsigned. For ASCII it is that of the bytes. */
export function fnv1a32(text: string): number {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash >>> 0;
}
