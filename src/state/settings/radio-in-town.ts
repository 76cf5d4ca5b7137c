/**
 * What radio and town tell each other: how much louder it is where the player is, which the town writes, and the beat of the piece
 * on air, which the sounds know.
 */
import { proxy } from 'valtio';
import { BEAT_MS } from '../../shared/rules/gestures.ts';

/** Of the radio's volume. */
export const radioLoudness = proxy({ factor: 1 });

let beat: (() => number) | null = null;

/** `source` returns ms; null while there is none. */
export function setRadioBeat(source: (() => number) | null): void {
  beat = source;
}

/** Ms of a beat of what the radio plays; that of dancing while it is off, and for other stations. */
export const radioBeatMs = (): number => beat?.() ?? BEAT_MS;
