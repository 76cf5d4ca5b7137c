/**
 * Figures that rest look at a player who speaks near by. It is only drawn: nobody turns for the server. Pure over the figures;
 * where they look is kept in them.
 */
import type { Figure } from './figures.ts';

/** Who hears it, map px. */
const NEAR_PX = 260;
export const GLANCE_MS = 4000;
/** Somebody who is hardly to one side is looked at from the front. */
const ASIDE_PX = 30;
const FRONT = 0;
const TO_THE_LEFT = 1;
const TO_THE_RIGHT = 5;

/** The view that looks from one place to another; null where the picture would show the back. */
function viewToward(dx: number, dy: number): number | null {
  if (Math.abs(dx) >= ASIDE_PX) return dx < 0 ? TO_THE_LEFT : TO_THE_RIGHT;
  return dy >= 0 ? FRONT : null;
}

/** Everyone near the speaker looks there until `untilMs`. */
export function lookAt(speaker: Figure, figures: readonly Figure[], untilMs: number): void {
  const { x, y } = speaker.shown;
  for (const figure of figures) {
    const { shown, guest } = figure;
    // Townsfolk have their own ways to look.
    if (figure === speaker || guest !== null || shown.isMoving || Math.hypot(x - shown.x, y - shown.y) > NEAR_PX)
      continue;
    const view = viewToward(x - shown.x, y - shown.y);
    if (view !== null) figure.glance = { view, untilMs };
  }
}
