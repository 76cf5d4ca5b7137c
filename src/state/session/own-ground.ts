/** What this page computes walks with; sent in the handshake. Owns the hash of the location that the core was given last. */
import coreStamp from '../../../build/core.stamp?raw';
import { hashText, type ClientGround } from '../../shared/walks/ground.ts';

let given: { slug: string; hash: string } | undefined;

/** The core was given the location of this file. */
export function noteLocation(slug: string, text: string): void {
  given = { slug, hash: hashText(text) };
}

/** For a connection to the location. */
export const ownGround = (slug: string): ClientGround => ({
  core: coreStamp.trim(),
  location: given?.slug === slug ? given.hash : undefined,
});
