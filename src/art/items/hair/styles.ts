/** Loose hair: long, short and cropped styles from outlines. */
import { onHead } from '../../figure/head.ts';
import { castShadow, hairBehind, hairMass } from './gloss.ts';
import { CROP, type HairShapes, LONG, SHORT } from './paths.ts';
import { finish } from '../rarity.ts';
import type { Ctx, Draw, Layer } from '../types.ts';
import { tone } from '../../kit/colour.ts';
import { tube } from '../../kit/tube.ts';

/** Draws a style that is given by outlines. */
export function fromShapes(c: Ctx, shapes: HairShapes, span: [number, number] = [40, 230]): Layer {
  const { v } = c;
  const s = shapes[v.id];
  const place = (d?: string) => (d ? onHead(v, d) : '');
  const cap = place(s.cap);
  const locks = (s.locks ?? [])
    .map((n) => hairMass(v, place(tube(n, {}, 10)), tone(c.p.main, -0.02), { span: [60, 400] }))
    .join('');
  return {
    back: s.back && hairBehind(place(s.back), c.p.main, place(s.backStrands)),
    front: castShadow(v, cap) + locks + hairMass(v, cap, c.p.main, { strands: place(s.strands), shine: true, span }),
  };
}

const style =
  (shapes: HairShapes, span?: [number, number]): Draw =>
  (c) =>
    finish(c, fromShapes(c, shapes, span), onHead(c.v, shapes[c.v.id].cap));

export const longHair = style(LONG, [50, 400]);

export const shortHair = style(SHORT);

export const cropHair = style(CROP, [40, 220]);
