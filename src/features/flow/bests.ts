/**
 * FLOW's records in the browser's storage (specification: avatar and commerce, section 3): shown at once, replaced by
 * the server's.
 */

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
  try {
    localStorage.setItem(HIGH_SCORE_KEY, String(highScore));
    localStorage.setItem(LARGEST_COMBO_KEY, String(largestCombo));
    localStorage.setItem(MULTIPLIER_EXPIRY_KEY, String(multiplierExpiry));
  } catch {
    // The records are then not kept in the browser. The server keeps them too.
  }
}

function read(key: string): number {
  try {
    const value = Number(localStorage.getItem(key));
    return Number.isFinite(value) && value > 0 ? value : 0;
  } catch {
    return 0;
  }
}
