/** The looks that the dice of a registration form showed, as seeds. Owns the history: the last ten before the present one. */
import { useState } from 'react';
import { runtime } from '../shared/runtime/client.ts';
import { randomSeed } from '../shared/runtime/seeded-random.ts';

const KEPT_BEFORE = 10;

export interface LookDice {
  /** Seed of the present look. */
  seed: number;
  canGoBack: boolean;
  roll: () => void;
  /** Back to the look before. Does nothing without one. */
  goBack: () => void;
}

/** `kept` is the seed of the look before a reload. Any other text is ignored. */
export function useLookDice(kept = ''): LookDice {
  const [seeds, setSeeds] = useState<readonly number[]>(() => [seedOf(kept) ?? randomSeed(runtime.random)]);
  return {
    seed: seeds.at(-1) ?? 0,
    canGoBack: seeds.length > 1,
    roll: () => setSeeds((before) => [...before.slice(-KEPT_BEFORE), randomSeed(runtime.random)]),
    goBack: () => setSeeds((before) => (before.length > 1 ? before.slice(0, -1) : before)),
  };
}

const seedOf = (text: string): number | null => (/^\d{1,10}$/.test(text) ? Number(text) : null);
