/**
 * FLOW's records in the browser's storage (specification: avatar and commerce, section 3): shown at once, replaced by
 * the server's.
 */
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../net/browser-storage.ts';

export interface Bests {
  highScore: number;
  largestCombo: number;
  /** Epoch ms; 0 when none is active. */
  multiplierExpiry: number;
}

/** Names in the storage. */
const KEYS: Readonly<Record<keyof Bests, string>> = {
  highScore: 'flowHighScore',
  largestCombo: 'flowLargestCombo',
  multiplierExpiry: 'flowMultiplierExpiry',
};

export const readBests = (): Bests => ({
  highScore: read(KEYS.highScore),
  largestCombo: read(KEYS.largestCombo),
  multiplierExpiry: read(KEYS.multiplierExpiry),
});

export function writeBests({ highScore, largestCombo, multiplierExpiry }: Bests): void {
  writeStored('local', KEYS.highScore, highScore);
  writeStored('local', KEYS.largestCombo, largestCombo);
  writeStored('local', KEYS.multiplierExpiry, multiplierExpiry);
}

const positive = z.number().check(z.positive());

const read = (key: string): number => readStored('local', key, positive) ?? 0;
