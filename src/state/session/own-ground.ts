/** What this page computes walks with; sent in the handshake. Owns the hash of the location that the core was given. */
import coreStamp from '../../../build/core.stamp?raw';
import { hashText, type ClientGround } from '../../shared/walks/ground.ts';

let location: string | undefined;

/** The core was given the location of this file. */
export function noteLocation(text: string): void {
  location = hashText(text);
}

export const ownGround = (): ClientGround => ({ core: coreStamp.trim(), location });
