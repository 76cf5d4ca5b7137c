/** Moods are a colour grade of the day picture, plus light drawn with "screen". */
import { radial } from '../kit/light.ts';
import type { MoodName } from './backdrop/sky.ts';
import type { Light, Piece } from './piece.ts';

interface Grade {
  tint: [number, number, number];
  lift: [number, number, number];
  /** Share of grey mixed in; negative: more colour. */
  desaturate: number;
  light: number;
}

const GRADE: Record<MoodName, Grade> = {
  day: { tint: [1, 1, 1], lift: [0, 0, 0], desaturate: 0, light: 0 },
  sunset: { tint: [1.0, 0.83, 0.76], lift: [10, 4, 22], desaturate: 0.06, light: 0.35 },
  evening: { tint: [0.4, 0.39, 0.61], lift: [7, 3, 23], desaturate: -0.22, light: 1 },
};

const LUMA = [0.3, 0.59, 0.11];

export const lightLevel = (m: MoodName) => GRADE[m].light;

/** The grade as a colour matrix (5 x 4): the client can use the same numbers for avatars and moving sprites. */
export function gradeMatrix(m: MoodName): number[] {
  const { tint, lift, desaturate: k } = GRADE[m];
  const row = (c: 0 | 1 | 2) => [
    ...LUMA.map((l, i) => +(((i === c ? 1 - k : 0) + l * k) * tint[c]).toFixed(4)),
    0,
    +(lift[c] / 255).toFixed(4),
  ];
  return [...row(0), ...row(1), ...row(2), 0, 0, 0, 1, 0];
}

const filterTag = (m: MoodName) =>
  `<filter id="grade-${m}" color-interpolation-filters="sRGB" x="-2%" y="-2%" width="104%" height="104%"><feColorMatrix type="matrix" values="${gradeMatrix(m).join(' ')}"/></filter>`;

export const screened = (inner: string, level = 1) =>
  inner && level ? `<g style="mix-blend-mode:screen" opacity="${level}">${inner}</g>` : '';

/** A piece in a mood: graded, then its own panes and lanterns lit, so that whoever stands in front covers both. */
export function inMood(p: Piece, m: MoodName): string {
  if (m === 'day' || !p.art) return p.art;
  return `${filterTag(m)}<g filter="url(#grade-${m})">${p.art}</g>${screened(p.glow, lightLevel(m))}`;
}

/** Many halos overlap: together at full strength they would turn to milk. */
const HALO_STRENGTH = 0.52;

/** Soft halos; weak wide ones lie flat on the ground. */
export const halos = (lights: Light[], level: number): string =>
  lights
    .map((l) => radial(l.x, l.y, l.r, l.r * (l.a <= 0.3 && l.r > 90 ? 0.5 : 1), l.colour, l.a * level * HALO_STRENGTH))
    .join('');
