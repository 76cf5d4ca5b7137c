/** What players read about a seat that they are near, by its kind: in the town's picture and for screen readers. */
import type { Seat } from './places.ts';

export const SEAT_LABEL: Readonly<Record<Seat['kind'], string>> = {
  bench: 'Bench',
  chair: 'Chair',
  rim: 'Edge of the fountain',
  ledge: 'A place to sit',
  ground: 'Picnic blanket',
};

/** Below the name, by the device used last. */
export const SEAT_PROMPT = { enter: 'Press Enter to sit', tap: 'Tap to sit' } as const;
