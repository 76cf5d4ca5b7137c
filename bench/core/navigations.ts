/** The ways of ours that the path benches measure. */
import type { Navigation } from '../../src/engine/core/navigation-api.ts';
import { loadNavigation } from '../../src/engine/node/load-navigation.ts';

/** Our navigations by the name of their row, each with its options. The first is the one that is judged. */
export const OURS: Readonly<Record<string, () => Promise<Navigation>>> = {
  ours: () => loadNavigation(),
  'our Polyanya': () => loadNavigation({ memoryMb: 0 }),
};

/** Those whose answers are proved: with little memory, corners are kept for larger pieces of the ground, or not at all. */
export const PROVED: typeof OURS = {
  ...OURS,
  'ours, 0.1 MB': () => loadNavigation({ memoryMb: 0.1 }),
  'ours, 1 MB': () => loadNavigation({ memoryMb: 1 }),
};
