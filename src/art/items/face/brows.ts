/** Eyebrows: one variable-width stroke per eye. */
import { face, headPath } from '../../figure/head.ts';
import { boxOf, finishOnFace, gem } from '../rarity.ts';
import { type Draw, rank } from '../types.ts';
import type { Pt } from '../../kit/path.ts';
import { clip, fill, place, stroke } from '../../kit/shade.ts';
import { tube, type TubeNode } from '../../kit/tube.ts';

type BrowNodes = (thick: number) => TubeNode[];

const SOFT: BrowNodes = (k) => [
  [-17, 3, 2.4 * k],
  [-4, -4, 3.4 * k],
  [10, -4.5, 2.6 * k],
  [22, 2, 0.6],
];

const STRAIGHT: BrowNodes = (k) => [
  [-18, 1, 3 * k],
  [0, -1.5, 3.6 * k],
  [14, -1, 3 * k],
  [24, 3, 0.8],
];

const BOLD: BrowNodes = (k) => [
  [-19, 7, 2.6 * k],
  [-6, 0, 4.6 * k],
  [12, -7, 3.8 * k],
  [25, -6, 0.6],
];

const WORRIED: BrowNodes = (k) => [
  [-17, -7, 2.4 * k],
  [-4, -5, 3.2 * k],
  [10, 0, 2.6 * k],
  [21, 6, 0.6],
];

/** A light edge that keeps dark brows visible on dark skin. */
const PALE_EDGE = '#ffe3d0';

const brow =
  (nodes: BrowNodes): Draw =>
  (c) => {
    const { v, R, p } = c;
    const outline = tube(nodes(R.masc ? 1.5 : 1));
    const shape = stroke(outline, PALE_EDGE, 2.4, 0.3) + fill(outline, p.main);
    const lift = R.masc ? 33 : 38;
    const eyes = face(v)?.eyes ?? [];
    const svg = eyes.map((e) => place(shape, e.x, e.y - lift, e.sx, 1)).join('');
    const tails = eyes.map((e): Pt => [e.x + 24 * e.sx, e.y - lift]);
    const jewels = rank(c) === 0 ? '' : tails.map(([x, y]) => gem(x, y + 4, 1.8 + rank(c) * 0.8, p.accent)).join('');
    return finishOnFace(c, clip(headPath(v, 2), svg + jewels), boxOf(tails, 7));
  };

export const softBrows = brow(SOFT);

export const straightBrows = brow(STRAIGHT);

export const boldBrows = brow(BOLD);

export const worriedBrows = brow(WORRIED);
