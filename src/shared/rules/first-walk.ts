/**
 * The first walk of a newcomer: its five bits, the places where they are earned, and its reward. The server verifies each bit by
 * what really happened; they count in any order. Map pixels.
 */
import * as z from 'zod/mini';

export const WALK_BITS = ['lantern', 'hello', 'card', 'wear', 'sit'] as const;
export type WalkBit = (typeof WALK_BITS)[number];

export const walkState = z.object({
  bits: z.array(z.enum(WALK_BITS)),
  /** `none`: an account from before there were first walks, or one that may begin when it wants. */
  status: z.enum(['none', 'new', 'going', 'skipped', 'done']),
});
export type WalkState = z.infer<typeof walkState>;

/** What a client sends: it begins, skips or resumes the walk, or asked for the card of one of the townsfolk. */
export const walkActPayload = z.tuple([z.enum(['begin', 'skip', 'resume', 'card'])]);
export type WalkAct = z.infer<typeof walkActPayload>[0];

/** Honor for all five, once in a life. */
export const WALK_HONOR = 100;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where accounts that never were in the town enter, in turn. */
export const NEWCOMER_POINTS: readonly Place[] = [
  { x: 2665, y: 920 },
  { x: 2620, y: 900 },
  { x: 2720, y: 900 },
  { x: 2770, y: 905 },
];

export const FIRST_LANTERN = { x: 2440, y: 940, reachPx: 60 } as const;
/** Where a line is said to the musician; with the townsfolk off, anywhere. */
export const HELLO_PLACE = { x: 2340, y: 760, reachPx: 260 } as const;

export const isInReach = (at: Place, place: Place & { readonly reachPx: number }): boolean =>
  Math.hypot(at.x - place.x, at.y - place.y) <= place.reachPx;

/** The bit that comes next; null when all are earned. */
export const nextBit = (bits: readonly WalkBit[]): WalkBit | null =>
  WALK_BITS.find((bit) => !bits.includes(bit)) ?? null;
