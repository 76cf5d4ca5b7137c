/**
 * What figures hold or have around them while they make a gesture: gloves, a thought bubble, notes, paper bits. Pictures of their
 * own, so that a new one renders nothing else again.
 */
import type { Pt } from '../kit/path.ts';
import { type Raw, rasterise, svgOf } from '../kit/raster.ts';
import { dot, fill, flat, part, stroke } from '../kit/shade.ts';
import { ellipse, roundRect, sparkle } from '../kit/shapes.ts';

interface GestureArt {
  /** Half the size of its picture, map px. */
  half: Pt;
  /** Around 0,0. */
  art: () => string;
}

/** Pixels of the picture for each map pixel: players zoom in. */
export const GESTURE_ART_SCALE = 2;

const CREAM = '#fff1d6';
const BROWN = '#6b4630';
const INK = '#5a3f78';

const outlined = { shadow: 3, rim: 2, outline: 2.4, line: BROWN } as const;

/** A mitten with a thumb on its right side, the cuff below. It suits every skin. */
const glove = (): string =>
  part('M-10,9C-14,-1 -15,-13 -7,-17C0,-20 6,-16 7,-9C9,-13 14,-13 15,-9C16,-4 11,4 9,9Z', CREAM, outlined) +
  part(roundRect(-11, 7, 21, 9, 4), '#ffb36b', outlined) +
  stroke('M-3,-14L-3,-6M2,-14L2,-7', BROWN, 1.5, 0.5);

const thought = (): string =>
  part(
    'M-24,6C-36,4 -36,-14 -22,-15C-20,-26 -2,-28 3,-20C14,-27 30,-19 27,-9C36,-4 32,9 21,8C15,15 2,15 -2,10C-8,16 -21,14 -24,6Z',
    '#fffaf0',
    { shadow: 4, rim: 2, outline: 2.4, line: INK },
  ) +
  flat(ellipse(-20, 19, 5.4, 4.6), '#fffaf0', 2.2) +
  flat(ellipse(-28, 27, 3.2, 2.8), '#fffaf0', 2);

const note = (): string =>
  stroke('M4,9L4,-13Q12,-11 13,-3', INK, 6.4) +
  part(ellipse(-1, 9, 7, 5.4), '#ffd166', { shadow: 2, rim: 1.5, outline: 2.2, line: INK }) +
  stroke('M4,9L4,-13Q12,-11 13,-3', '#ffd166', 2.6);

const LANTERN_COLOURS = ['#ff8a6b', '#ffd166', '#7fd6b0', '#7fb8e8', '#c9a0ff'] as const;

const paper = (colour: string): string =>
  part(roundRect(-5, -3.4, 10, 6.8, 1.4), colour, { shadow: 1.4, rim: 1, outline: 1.6 });

export const GESTURE_ART: Readonly<Record<string, GestureArt>> = {
  glove: { half: [20, 22], art: glove },
  thought: { half: [40, 34], art: thought },
  dot: { half: [5, 5], art: () => dot(0, 0, 3.8, INK) },
  note: { half: [18, 20], art: note },
  /** Of a wave, beside the glove. */
  arc: { half: [12, 16], art: () => stroke('M-4,-11Q5,0 -4,11', INK, 5) + stroke('M-4,-11Q5,0 -4,11', CREAM, 2.6) },
  /** Of laughter, pointing up. */
  ray: { half: [6, 12], art: () => stroke('M0,7L0,-7', INK, 6.4) + stroke('M0,7L0,-7', '#ffd166', 3.4) },
  spark: {
    half: [16, 16],
    art: () => fill(sparkle(0, 0, 15), INK, 0.9) + fill(sparkle(0, 0, 11.5), '#ffe9a8') + dot(0, 0, 2.4, '#ffffff'),
  },
  ...Object.fromEntries(
    LANTERN_COLOURS.map((colour, index) => [`paper${index}`, { half: [8, 7], art: () => paper(colour) }]),
  ),
};

export function drawGestureArt(name: string): Raw {
  const found = GESTURE_ART[name];
  if (found === undefined) throw new RangeError(`no picture of a gesture ${name}`);
  const [halfWidth, halfHeight] = found.half;
  const [widthPx, heightPx] = [2 * halfWidth, 2 * halfHeight];
  const view = `${-halfWidth} ${-halfHeight} ${widthPx} ${heightPx}`;
  return rasterise(svgOf(widthPx * GESTURE_ART_SCALE, heightPx * GESTURE_ART_SCALE, found.art(), view));
}
