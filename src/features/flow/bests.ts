/**
 * FLOW's records in the browser's storage (specification: avatar and commerce, section 3): shown at once, replaced by
 * the server's.
 */
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../net/browser-storage.ts';

const HIGH_SCORE_KEY = 'flowHighScore';
const LARGEST_COMBO_KEY = 'flowLargestCombo';
const MULTIPLIER_EXPIRY_KEY = 'flowMultiplierExpiry';

export interface Bests {
  highScore: number;
  largestCombo: number;
  /** Epoch ms; 0 when none is active. */
  multiplierExpiry: number;
}

export const readBests = (): Bests => ({
  highScore: read(HIGH_SCORE_KEY),
  largestCombo: read(LARGEST_COMBO_KEY),
  multiplierExpiry: read(MULTIPLIER_EXPIRY_KEY),
});

export function writeBests({ highScore, largestCombo, multiplierExpiry }: Bests): void {
  writeStored('local', HIGH_SCORE_KEY, highScore);
  writeStored('local', LARGEST_COMBO_KEY, largestCombo);
  writeStored('local', MULTIPLIER_EXPIRY_KEY, multiplierExpiry);
}

const positive = z.number().check(z.positive());

const read = (key: string): number => readStored('local', key, positive) ?? 0;
