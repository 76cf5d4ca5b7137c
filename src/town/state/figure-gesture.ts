/** The gesture of a figure as frames show it: what the server sent, the seat, and how long it has lasted. Pure. */
import { DANCE_MAX_MS, type Gesture, GESTURE_MS } from '../../shared/rules/gestures.ts';
import type { Seat } from '../../shared/rules/places.ts';
import { epochOfTown } from '../../state/places/lanterns.ts';
import { danceMs } from '../../state/places/stage.ts';

export interface FigureGesture {
  readonly act: Gesture;
  /** Begin, on the town's clock. */
  readonly atMs: number;
  readonly seat: Seat | null;
  /** Of a wave that answers another one: between the two, map px. */
  readonly meeting: { readonly x: number; readonly y: number } | null;
  /** The view toward somebody it is made for; null: as the figure is. */
  readonly look: number | null;
  /** Since its begin, ms. */
  ageMs: number;
  /** The clock that all dancers follow, ms: see `danceMs`. */
  beatMs: number;
}

/** When it is over by itself. */
function lengthMs(act: Gesture): number {
  if (act === 'sit') return Number.POSITIVE_INFINITY;
  return act === 'dance' ? DANCE_MAX_MS : GESTURE_MS[act];
}

/**
 * Sets the time; `townMs` is null while the connection is lost. Somebody who sits needs no frames of their own: breathing is
 * shown in those that are drawn anyway.
 */
export function stepGesture(gesture: FigureGesture, townMs: number | null): 'over' | 'moving' | 'resting' {
  if (townMs !== null) {
    gesture.ageMs = Math.max(0, townMs - gesture.atMs);
    gesture.beatMs = danceMs(epochOfTown(townMs));
  }
  if (gesture.ageMs >= lengthMs(gesture.act)) return 'over';
  return gesture.act === 'sit' && gesture.ageMs > GESTURE_MS.sit ? 'resting' : 'moving';
}
