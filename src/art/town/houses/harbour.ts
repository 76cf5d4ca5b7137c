/** The boathouse and the bakery. */
import { tone } from '../../kit/colour.ts';
import { num, poly } from '../../kit/path.ts';
import { dot, fill, part, stroke } from '../../kit/shade.ts';
import { arch, ellipse, roundRect } from '../../kit/shapes.ts';
import { eave, groundShadow, IRON, quoins, roofShape, wall } from '../architecture.ts';
import { signBoard, wallLamp } from '../fittings.ts';
import { ICON } from '../goods.ts';
import { FLOOR, type HousePaint, shopFront, windowRow } from './shop-front.ts';
import { paperLantern } from '../lanterns.ts';
import { dormer } from '../openings.ts';
import { at, join, piece, type Piece } from '../piece.ts';

export function boathouse(p: HousePaint): Piece {
  const w = 250;
  const front = poly([
    [0, 0],
    [0, -170],
    [w / 2, -296],
    [w, -170],
    [w, 0],
  ]);
  const roof = part(
    poly([
      [-22, -158],
      [w / 2, -318],
      [w + 22, -158],
      [w + 8, -140],
      [w / 2, -286],
      [-8, -140],
    ]),
    p.roof,
    { shadow: 6, outline: 3.2 },
  );
  const lifeRing =
    part(ellipse(w / 2, -226, 27), '#fff6ea', { shadow: 4, outline: 2.6 }) +
    [0, 90, 180, 270]
      .map(
        (a) =>
          `<g transform="rotate(${a + 45} ${w / 2} -226)">${fill(roundRect(w / 2 - 8, -253, 16, 14), '#e2604f')}</g>`,
      )
      .join('') +
    part(ellipse(w / 2, -226, 13), tone(p.wall, -0.14), { shadow: 3, rim: 0, outline: 2.4 });
  const doors =
    part(arch(66, -132, 118, 132, 46), p.accent, { shadow: 7, outline: 2.8 }) +
    stroke('M125,-130L125,0M66,-56L125,-6M184,-56L125,-6', tone(p.accent, -0.14), 4) +
    dot(117, -66, 4.5, '#ffe08a') +
    dot(133, -66, 4.5, '#ffe08a');
  const oars =
    stroke('M226,0L206,-136', '#c98f62', 6) +
    part(ellipse(204, -148, 9, 20), '#f0dcb8', { shadow: 3, outline: 2.2 }) +
    stroke('M212,0L228,-130', '#b5784f', 6) +
    part(ellipse(229, -142, 9, 20), '#e9d0a4', { shadow: 3, outline: 2.2 });
  const net =
    Array.from({ length: 7 }, (_, i) =>
      stroke(`M${num(18 + i * 6)},-120Q${num(16 + i * 7)},-80 ${num(10 + i * 9)},-40`, '#e9dcc0', 1.6, 0.9),
    ).join('') +
    [0, 1, 2, 3]
      .map((i) => stroke(`M16,${-108 + i * 20}Q36,${-100 + i * 20} 56,${-108 + i * 20}`, '#e9dcc0', 1.6, 0.9))
      .join('');
  const body = wall(w, 296, p.wall, { kind: 'boards', seed: p.seed, shape: front });
  const lantern = at(paperLantern('#ffc14d', 'tall', 1.1), 32, -164);
  const stovepipe =
    part(roundRect(209, -280, 18, 90, 3), '#7d84a3', { shadow: 5, outline: 2.8 }) +
    part(roundRect(203, -254, 30, 9, 3), '#8f96b4', { shadow: 2, outline: 2.4 }) +
    part(roundRect(200, -290, 36, 12, 5), '#6a7091', { shadow: 3, outline: 2.8 });
  return join(
    piece(groundShadow(w) + stovepipe + body + net + doors + lifeRing + oars + roof),
    lantern,
    wallLamp(196, -176, 1),
  );
}

export function bakery(p: HousePaint): Piece {
  const [w, h] = [350, 372];
  const body = wall(w, h, p.wall, { kind: 'plaster', seed: p.seed }) + quoins(w, h, p.trim);
  const roof = roofShape(
    [
      [-26, -h + 8],
      [w * 0.2, -h - 122],
      [w * 0.8, -h - 122],
      [w + 26, -h + 8],
    ],
    p.roof,
    p.seed,
  );
  const oven =
    part(roundRect(w * 0.68, -h - 176, 56, 120, 6), '#d59a7c', { shadow: 9, outline: 2.8 }) +
    part(roundRect(w * 0.68 - 6, -h - 186, 68, 15, 5), '#a86f5c', { shadow: 3, outline: 2.8 });
  const twist =
    'M20,16C2,8 -10,-8 -16,-18C-24,-32 -44,-22 -38,-2C-34,12 -14,26 0,26C14,26 34,12 38,-2C44,-22 24,-32 16,-18C10,-8 -2,8 -20,16';
  const pretzel =
    stroke(twist, '#7a4526', 15) +
    stroke(twist, '#e0a050', 10) +
    stroke('M-37,-6C-38,-16 -32,-22 -24,-20M37,-6C38,-12 36,-18 30,-20', '#ffdc9a', 2.6);
  return join(
    piece(groundShadow(w) + oven + body + roof + eave(-30, -h + 8, w + 60, p.trim)),
    dormer(w * 0.5, -h - 24, p.wall, p.roof, p.trim, true),
    windowRow(w, 3, -h + 38, 52, 66, p, { shutters: p.accent }),
    shopFront(w, p, 'bread', true),
    signBoard('BAKERY', w / 2, -FLOOR - 20, tone(p.accent, -0.1), ICON.bread),
    piece(
      `<g transform="translate(${w * 0.5},${-h - 122}) scale(1)">${stroke('M-10,24L-10,40M10,24L10,40', IRON, 4)}${pretzel}</g>`,
    ),
  );
}
