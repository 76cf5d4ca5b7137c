/**
 * Gestures on the wire. A client that announces `gestures-1`, with `walks-1`, sends `gesture` and gets `gestured` of the
 * players in its reach: at once, and of those who sit or dance also when they come into its reach. Walking ends a gesture
 * without an event of its own.
 */
import * as z from 'zod/mini';
import { GESTURE_ACTS, type GestureAct } from '../rules/gestures.ts';

/** Handshake feature: `gesture` and `gestured`. */
export const FEATURE_GESTURES = 'gestures-1';

/**
 * `taken`: another player has the seat, which may be free elsewhere; `far`: the player is not at the seat, or it does not
 * exist; `fast`: less than a second after the last one; `walking`: the player is on the way.
 */
export type GestureRefusal = 'taken' | 'far' | 'fast' | 'walking';

/**
 * When it began, and when the walk before it began, on the town's clock in whole milliseconds; the key of the seat, '' without one.
 */
export type GestureRecord = readonly [netId: number, act: GestureAct, atMs: number, walkMs: number, seat: string];

const act = z.enum(GESTURE_ACTS);
const seat = z.string().check(z.maxLength(40));

/** The act, the seat or null, and the acknowledgement. */
export const gesturePayload = z.tuple([act, z.nullable(seat), z.any()]);

export const gestureRecords = z.array(z.tuple([z.int(), act, z.number(), z.number(), seat]));
