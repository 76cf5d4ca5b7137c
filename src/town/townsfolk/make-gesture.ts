/** A gesture of one of the townsfolk, that only this client shows. */
import type { Gesture } from '../../shared/rules/gestures.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { townNow } from '../../state/session/town-walks.ts';
import { viewOfBow } from '../gestures/look-toward.ts';
import type { Figure } from '../state/figures.ts';

const AFTER_MS = 500;

/** Does nothing for somebody who walks or makes a gesture already. Returns whether it begins. `all`: whom a bow can be for. */
export function makeGesture(figure: Figure, act: Gesture, all: readonly Figure[], inMs = AFTER_MS): boolean {
  const townMs = townNow(runtime.monotonic());
  if (townMs === null || figure.gesture !== null || (figure.shown.isMoving && act !== 'dance')) return false;
  const look = act === 'bow' ? viewOfBow(figure, all) : null;
  figure.gesture = { act, atMs: townMs + inMs, seat: null, meeting: null, look, ageMs: 0, beatMs: 0 };
  return true;
}
