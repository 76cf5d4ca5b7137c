/** A hash of a look for addresses, so that browsers fetch a new picture after a change of clothes. */
import type { Customization } from '../rules/slots.ts';

/** FNV-1a over the UTF-16 units of the look's JSON, in base 36. Not cryptographic. */
export function hashLook(look: Customization): string {
  const text = JSON.stringify(look);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
