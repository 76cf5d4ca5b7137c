/**
 * Decides whether a frame is drawn: a pure reducer over what changes the picture, and one decision for each tick. The
 * town draws on demand: without a change the ticker stops until the next event.
 */
import { type FrameReason, isFrameDue } from './frame-pacing.ts';

export interface Governor {
  /** Something moved or changed since the last frame. */
  readonly isDirty: boolean;
  /** Decoded pictures wait for a frame. */
  readonly hasPictures: boolean;
  readonly isHidden: boolean;
  readonly lastDrawMs: number;
}

export type GovernorEvent =
  | { type: 'woken' }
  | { type: 'pictureArrived' }
  | { type: 'hidden' }
  | { type: 'visible' }
  /** `hasPictures`: whether more decoded pictures wait. */
  | { type: 'drawn'; nowMs: number; hasPictures: boolean };

export const INITIAL_GOVERNOR: Governor = { isDirty: true, hasPictures: false, isHidden: false, lastDrawMs: 0 };

/** Returns `state` itself when the event changes nothing: `woken` arrives for each position received. */
export function reduceGovernor(state: Governor, event: GovernorEvent): Governor {
  switch (event.type) {
    case 'woken':
      return state.isDirty ? state : { ...state, isDirty: true };
    case 'pictureArrived':
      return state.hasPictures ? state : { ...state, hasPictures: true };
    case 'hidden':
      return { ...state, isHidden: true };
    case 'visible':
      return { ...state, isHidden: false, isDirty: true };
    case 'drawn':
      return { ...state, isDirty: false, hasPictures: event.hasPictures, lastDrawMs: event.nowMs };
  }
}

export type Ambience = 'none' | 'outside' | 'inSight';

export interface Tick {
  nowMs: number;
  /** Whether the GPU has finished the last frame. */
  isGpuDone: boolean;
  /** What a frame costs the GPU, milliseconds. */
  costMs: number;
  /** Where clouds and flags move. */
  ambience: Ambience;
  /** As many frames as the screen shows. */
  hasFullRate: boolean;
}

/** `wait`: a later tick may draw; `stop`: no tick draws before the next event. */
export type Decision = 'draw' | 'wait' | 'stop';

export function decideFrame(state: Governor, { nowMs, isGpuDone, costMs, ambience, hasFullRate }: Tick): Decision {
  if (state.isHidden) return 'stop';
  if (!isGpuDone) return 'wait';
  const reason: FrameReason | null = state.isDirty
    ? 'motion'
    : state.hasPictures
      ? 'picture'
      : ambience === 'none'
        ? null
        : ambience;
  if (reason === null) return 'stop';
  return isFrameDue(reason, nowMs - state.lastDrawMs, costMs, hasFullRate) ? 'draw' : 'wait';
}
