/**
 * The key frames of the gestures, relative to a standing figure of normal size, as pure functions of time. Lift and shear are
 * map px (shear: of a point 200 px above the soles, to the right), tilt is degrees clockwise, scales are about the soles.
 * A cut figure is drawn in two pieces that meet at the hip.
 */
import { BEAT_MS, type Gesture, GESTURE_MS } from './gestures.ts';
import type { Seat } from './places.ts';

/** From the soles to the hip: canvas row 452, map px. */
export const HIP_PX = 93;
/** Height above the soles for which shears are given, map px. */
export const SHEAR_HEIGHT_PX = 200;

export interface GestureFrame {
  lift: number;
  tilt: number;
  sx: number;
  sy: number;
  shear: number;
  /** View (0 to 5) of the picture; null: as the figure is. */
  view: number | null;
  /** The hip's height; `HIP_PX` when it is where it is for a standing figure. */
  hip: number;
  /** Of the upper piece about the hip: pixels to the right for each pixel up, and vertical scale. */
  upperLean: number;
  upperScale: number;
}

export interface GestureMoment {
  act: Gesture;
  /** Since its begin, ms. */
  ageMs: number;
  /** What dancers follow, so that all move on the same beat, ms. */
  beatMs: number;
  /** The view that the figure has by itself. */
  view: number;
  /** What the figure sits on. */
  seat: Pick<Seat, 'kind' | 'view'> | null;
}

type Key = readonly [atMs: number, lift: number, tilt: number, sx: number, sy: number, shear: number];

const BACK = 3;
const REST = [0, 0, 1, 1, 0] as const;
const restAt = (atMs: number): Key => [atMs, ...REST];

const WAVE: readonly Key[] = [
  restAt(0),
  [160, 0, -3, 0.99, 1.02, -4],
  [400, 2, 3, 1, 1, 5],
  [640, 0, -3, 1, 1, -5],
  [880, 2, 3, 1, 1, 5],
  [1120, 0, -3, 1, 1, -5],
  [1360, 0, 2, 1, 1, 3],
  restAt(1600),
];

/** Two beats. */
const DANCE: readonly Key[] = [
  [0, 0, 0, 1.03, 0.97, 0],
  [250, 8, -5, 0.98, 1.04, -8],
  [500, 0, 0, 1.03, 0.97, 0],
  [750, 8, 5, 0.98, 1.04, 8],
  [1000, 0, 0, 1.03, 0.97, 0],
];
/** Of the beats but the last one, in which the dancer spins. */
const DANCE_VIEWS = [0, 0, 5, 5, 0, 0, 1];
const SPIN_VIEWS = [1, 2, 3, 4, 5, 0];

const LAUGHS = 7;
const LAUGH_MS = 120;
const LAUGH: readonly Key[] = [
  restAt(0),
  [LAUGH_MS, 0, 0, 1.02, 0.97, 0],
  ...Array.from({ length: LAUGHS }, (_, index): Key[] => [
    [LAUGH_MS * (index + 1.5), 3, 0, 0.99, 1.02, index % 2 === 0 ? 2 : -2],
    [LAUGH_MS * (index + 2), 0, 0, 1.01, 0.98, 0],
  ]).flat(),
  [1250, 0, -4, 1, 1, -4],
  restAt(1500),
];

const CLAPS = 6;
export const CLAP_MS = 240;
const CLAP: readonly Key[] = [
  ...Array.from({ length: CLAPS }, (_, index): Key[] => [
    [CLAP_MS * index, 0, 0, 1.02, 0.99, 0],
    [CLAP_MS * (index + 0.5), 2, 0, 0.97, 1.01, 0],
  ]).flat(),
  restAt(1600),
];

const THINK: readonly Key[] = [
  restAt(0),
  [400, 0, 4, 1, 1, 3],
  [1300, 0, 2, 1, 1, 1],
  [2100, 0, 4, 1, 1, 3],
  restAt(2600),
];

const CHEER: readonly Key[] = [
  [0, 0, 0, 1.04, 0.93, 0],
  [200, 26, 0, 0.97, 1.05, 0],
  [420, 0, 0, 1.05, 0.94, 0],
  [620, 26, 0, 0.97, 1.05, 0],
  [840, 0, 0, 1.04, 0.95, 0],
  [1040, 14, 0, 1, 1.02, 0],
  restAt(1300),
];

/** Of a bow: how far it is down, by time. */
const BOW: readonly (readonly [atMs: number, share: number])[] = [
  [0, 0],
  [350, 1],
  [900, 1],
  [1400, 0],
];
const BOW_DEGREES = 26;
const BOW_SCALE_FRONT = 0.82;

/** Height of the hip of a player who sits, and width of the legs. */
const SEAT_HIP: Readonly<Record<Seat['kind'], number>> = { bench: 42, chair: 36, rim: 30, ledge: 26, ground: 25 };
const SIT_WIDTH = 1.05;
const SIT_WIDTH_GROUND = 1.08;
const BREATH_PX = 1;
const BREATH_MS = 3200;

/** The pose that reduced motion shows for the whole gesture. */
const STILL: Readonly<Record<Exclude<Gesture, 'bow' | 'sit'>, Key>> = {
  wave: [0, 0, -3, 1, 1, 0],
  dance: [0, 4, -5, 1, 1, -8],
  laugh: [0, 0, -4, 1, 1, 0],
  clap: restAt(0),
  think: [0, 0, 4, 1, 1, 0],
  cheer: restAt(0),
};

export const createGestureFrame = (): GestureFrame => ({
  lift: 0,
  tilt: 0,
  sx: 1,
  sy: 1,
  shear: 0,
  view: null,
  hip: HIP_PX,
  upperLean: 0,
  upperScale: 1,
});

/** Writes the pose at a moment into `out`; `isStill`: the pose of reduced motion. */
export function writeFrame(moment: GestureMoment, isStill: boolean, out: GestureFrame): void {
  const { act, ageMs, view, seat } = moment;
  out.view = viewOf(moment, isStill);
  out.hip = HIP_PX;
  out.upperLean = 0;
  out.upperScale = 1;
  write(restAt(0), out);
  if (act === 'sit') return sit(ageMs, seat?.kind ?? 'ground', isStill, out);
  if (act === 'bow') return bow(isStill ? 1 : shareOf(BOW, ageMs), out.view ?? view, out);
  if (isStill) return write(STILL[act], out);
  const keys = KEYS[act];
  interpolate(keys, act === 'dance' ? moment.beatMs % (2 * BEAT_MS) : ageMs, out);
}

const KEYS: Readonly<Record<Exclude<Gesture, 'bow' | 'sit'>, readonly Key[]>> = {
  wave: WAVE,
  dance: DANCE,
  laugh: LAUGH,
  clap: CLAP,
  think: THINK,
  cheer: CHEER,
};

function viewOf({ act, beatMs, view, seat }: GestureMoment, isStill: boolean): number | null {
  switch (act) {
    case 'wave':
    case 'clap':
    case 'cheer':
      return 0;
    case 'dance':
      return isStill ? 0 : danceView(beatMs % GESTURE_MS.dance);
    case 'laugh':
      return view === BACK ? 0 : null;
    case 'think':
      return view === BACK ? 1 : null;
    case 'sit':
      return seat?.view ?? (view === BACK ? 0 : null);
    case 'bow':
      return null;
  }
}

function danceView(beatMs: number): number {
  const beat = Math.floor(beatMs / BEAT_MS);
  const still = DANCE_VIEWS[beat];
  if (still !== undefined) return still;
  const share = (beatMs % BEAT_MS) / BEAT_MS;
  return SPIN_VIEWS[Math.floor(share * SPIN_VIEWS.length)] ?? 0;
}

function sit(ageMs: number, kind: Seat['kind'], isStill: boolean, out: GestureFrame): void {
  const share = isStill ? 1 : smooth(ageMs / GESTURE_MS.sit);
  out.hip = HIP_PX + (SEAT_HIP[kind] - HIP_PX) * share;
  out.sx = mix(1, kind === 'ground' ? SIT_WIDTH_GROUND : SIT_WIDTH, share);
  if (isStill || share < 1) return;
  out.hip += (BREATH_PX * (1 - Math.cos((2 * Math.PI * (ageMs - GESTURE_MS.sit)) / BREATH_MS))) / 2;
}

/** To the left in the left views, to the right in the right ones; toward the viewer or away in the others. */
function bow(share: number, view: number, out: GestureFrame): void {
  const side = view === 1 || view === 2 ? -1 : view === 4 || view === 5 ? 1 : 0;
  const angle = (BOW_DEGREES * share * Math.PI) / 180;
  out.upperLean = side * Math.tan(angle);
  out.upperScale = side === 0 ? 1 + (BOW_SCALE_FRONT - 1) * share : Math.cos(angle);
}

function write([, lift, tilt, sx, sy, shear]: Key, out: GestureFrame): void {
  out.lift = lift;
  out.tilt = tilt;
  out.sx = sx;
  out.sy = sy;
  out.shear = shear;
}

function interpolate(keys: readonly Key[], atMs: number, out: GestureFrame): void {
  const after = keys.findIndex(([time]) => time > atMs);
  const next = keys[after === -1 ? keys.length - 1 : after];
  const last = keys[Math.max(0, (after === -1 ? keys.length : after) - 1)];
  if (last === undefined || next === undefined) return;
  const share = next === last ? 0 : smooth((atMs - last[0]) / (next[0] - last[0]));
  out.lift = mix(last[1], next[1], share);
  out.tilt = mix(last[2], next[2], share);
  out.sx = mix(last[3], next[3], share);
  out.sy = mix(last[4], next[4], share);
  out.shear = mix(last[5], next[5], share);
}

function shareOf(keys: readonly (readonly [atMs: number, share: number])[], atMs: number): number {
  for (let index = 1; index < keys.length; index++) {
    const [from, to] = [keys[index - 1], keys[index]];
    if (from === undefined || to === undefined) break;
    if (atMs <= to[0]) return mix(from[1], to[1], smooth((atMs - from[0]) / (to[0] - from[0])));
  }
  return keys.at(-1)?.[1] ?? 0;
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Smoothstep, clamped. */
export function smooth(share: number): number {
  const x = Math.max(0, Math.min(1, share));
  return x * x * (3 - 2 * x);
}
