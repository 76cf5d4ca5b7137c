/**
 * What a figure holds or has around it during a gesture, at a moment: pictures of `scene.gestureSprites` by name, relative to the
 * soles of a standing figure of normal size, map px. Pure.
 */
import { BEAT_MS } from '../../shared/rules/gestures.ts';
import { CLAP_MS, type GestureMoment } from '../../shared/rules/gesture-frames.ts';

/** `turn` is degrees clockwise. A negative `scaleX` mirrors. */
export interface Prop {
  name: string;
  x: number;
  y: number;
  turn: number;
  scaleX: number;
  scaleY: number;
  alpha: number;
}

const prop = (name: string, x: number, y: number, rest: Partial<Prop> = {}): Prop => ({
  name,
  x,
  y,
  turn: 0,
  scaleX: 1,
  scaleY: 1,
  alpha: 1,
  ...rest,
});
const grown = (size: number): Pick<Prop, 'scaleX' | 'scaleY'> => ({ scaleX: size, scaleY: size });

const WAVE = { x: 34, y: -150, fromMs: 160, toMs: 1400, degrees: 25, hz: 2.5, stillDegrees: 15 };
const LAUGH_RAYS = [
  [-46, -172, -62],
  [-38, -192, -35],
  [38, -192, 35],
  [46, -172, 62],
] as const;
const CLAP = { open: 26, closed: 5, y: -105, toMs: 1440, sparkMs: 90 };
const THOUGHT = { x: 30, y: -214, dotMs: 400, growMs: 160 };
const DOTS = [-12, 0, 12];
const CHEER = { x: 38, y: -190, fallMs: 900, papers: 10, colours: 5, upMs: 1300 };
const NOTE = { x: 44, y: -150, risePx: 50, ms: 900 };
/** Things appear and vanish within this time. */
const FADE_MS = 120;

/** `isStill`: the one pose of reduced motion, without particles. */
export function propsOf(moment: GestureMoment, isStill: boolean): Prop[] {
  const { act, ageMs } = moment;
  switch (act) {
    case 'wave':
      return isStill ? [prop('glove', WAVE.x, WAVE.y, { turn: WAVE.stillDegrees })] : wave(ageMs);
    case 'dance':
      return isStill ? [prop('note', NOTE.x, NOTE.y)] : dance(ageMs);
    case 'laugh':
      return LAUGH_RAYS.map(([x, y, turn]) => prop('ray', x, y, { turn, alpha: isStill ? 1 : laughAlpha(ageMs) }));
    case 'clap':
      return isStill ? gloves(CLAP.closed, CLAP.y, 0) : clap(ageMs);
    case 'think':
      return think(isStill ? Number.POSITIVE_INFINITY : ageMs);
    case 'cheer':
      return isStill ? gloves(CHEER.x, CHEER.y, 20) : cheer(ageMs);
    case 'bow':
    case 'sit':
      return [];
  }
}

function wave(ageMs: number): Prop[] {
  const { x, y, fromMs, toMs, degrees, hz } = WAVE;
  const alpha = fadeIn(ageMs, fromMs - FADE_MS, toMs + FADE_MS);
  const swing = ageMs < fromMs || ageMs > toMs ? 0 : Math.sin((2 * Math.PI * hz * (ageMs - fromMs)) / 1000);
  const arcs = (side: -1 | 1): Prop =>
    prop('arc', x + side * 25, y - 6, { scaleX: side, alpha: alpha * Math.max(0, side * swing) });
  return [prop('glove', x, y, { turn: degrees * swing, alpha }), arcs(-1), arcs(1)];
}

/** A note every second beat, at one side and the other in turn. */
function dance(ageMs: number): Prop[] {
  const every = 2 * BEAT_MS;
  const index = Math.floor(ageMs / every);
  const share = (ageMs - index * every) / NOTE.ms;
  if (share >= 1) return [];
  const side = index % 2 === 0 ? 1 : -1;
  const sway = 5 * Math.sin(2 * Math.PI * share);
  return [prop('note', side * NOTE.x + sway, NOTE.y - NOTE.risePx * share, { alpha: fadeOut(share), turn: side * 8 })];
}

const laughAlpha = (ageMs: number): number =>
  fadeIn(ageMs, 100, 1400) * (0.65 + 0.35 * Math.cos((2 * Math.PI * ageMs) / 120));

/** Two gloves, mirrored, `x` from the middle; turned outward. */
const gloves = (x: number, y: number, turn: number, alpha = 1): Prop[] => [
  prop('glove', -x, y, { turn: -turn, scaleX: -1, alpha }),
  prop('glove', x, y, { turn, alpha }),
];

function clap(ageMs: number): Prop[] {
  const { open, closed, y, toMs, sparkMs } = CLAP;
  const alpha = fadeIn(ageMs, 0, toMs + FADE_MS);
  const share = ageMs >= toMs ? 0 : (1 - Math.cos((2 * Math.PI * ageMs) / CLAP_MS)) / 2;
  const shown = gloves(open + (closed - open) * share, y, 14 * (1 - share), alpha);
  // The gloves meet in the middle of each clap.
  const sinceMs = (ageMs + CLAP_MS / 2) % CLAP_MS;
  if (ageMs > toMs || ageMs < CLAP_MS / 2 || sinceMs > sparkMs) return shown;
  return [
    ...shown,
    prop('spark', 0, y - 20, { ...grown(0.5 + sinceMs / (2 * sparkMs)), alpha: 1 - sinceMs / sparkMs }),
  ];
}

function think(ageMs: number): Prop[] {
  const { x, y, dotMs, growMs } = THOUGHT;
  const shown = Math.min(1, ageMs / growMs);
  const dots = DOTS.flatMap((dx, index) => (ageMs < dotMs * (index + 1) ? [] : [prop('dot', x + dx, y - 5)]));
  return [prop('thought', x, y, grown(0.6 + 0.4 * shown)), ...dots];
}

function cheer(ageMs: number): Prop[] {
  const { x, y, fallMs, papers, colours, upMs } = CHEER;
  const up = gloves(x, y, 20 + 8 * Math.sin(ageMs / 90), fadeIn(ageMs, 60, upMs));
  const share = (ageMs - 200) / fallMs;
  if (share < 0 || share >= 1) return up;
  const bits = Array.from({ length: papers }, (_, index): Prop => {
    const side = (index % 2 === 0 ? -1 : 1) * (12 + ((index * 37) % 48));
    const height = y - 34 + ((index * 53) % 30) - 26 * Math.sin(Math.PI * Math.min(1, share * 2));
    return prop(`paper${index % colours}`, side * (0.5 + 0.7 * share), height + 150 * share * share, {
      turn: index * 40 + share * 420,
      scaleY: Math.cos(share * 14 + index) * 0.5 + 0.55,
      alpha: fadeOut(share),
    });
  });
  return [...up, ...bits];
}

/** 1 between the two times, with short fades inside. */
const fadeIn = (ageMs: number, fromMs: number, toMs: number): number =>
  Math.max(0, Math.min(1, (ageMs - fromMs) / FADE_MS, (toMs - ageMs) / FADE_MS));

/** 1 for most of the time. */
const fadeOut = (share: number): number => Math.max(0, Math.min(1, (1 - share) * 4));
