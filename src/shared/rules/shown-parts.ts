/** Parts that a figure should not lose silently: the face, hair and clothes. */
import type { Customization } from './slots.ts';

export const SHOWN_PARTS = ['eyes', 'mouth', 'hair', 'top', 'bottom'] as const;
export type ShownPart = (typeof SHOWN_PARTS)[number];

/** `isShown` tells whether a worn item fits the figure's body. A coat counts as a top. */
export function shownParts(look: Customization, isShown: (itemId: string) => boolean): Set<ShownPart> {
  const has = (id: string | null): boolean => id !== null && isShown(id);
  return new Set(SHOWN_PARTS.filter((part) => has(look[part]) || (part === 'top' && has(look.coat))));
}

/** The parts of `before` that `after` lacks, in the order of `SHOWN_PARTS`. */
export const lostParts = (before: ReadonlySet<ShownPart>, after: ReadonlySet<ShownPart>): ShownPart[] =>
  SHOWN_PARTS.filter((part) => before.has(part) && !after.has(part));
