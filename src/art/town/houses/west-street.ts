/** The florist and the boutique. */
import { cycle } from '../../kit/random.ts';
import { tone } from '../../kit/colour.ts';
import { gradient, radial } from '../../kit/light.ts';
import { num, poly } from '../../kit/path.ts';
import { clip, fill, part, stroke } from '../../kit/shade.ts';
import { ellipse, roundRect } from '../../kit/shapes.ts';
import { eave, groundShadow, IRON, quoins, roofShape, wall } from '../architecture.ts';
import { signBoard } from '../fittings.ts';
import { flower, LEAF, leafMass } from '../foliage.ts';
import { ICON } from '../goods.ts';
import { FLOOR, type HousePaint, shopFront, windowRow } from './shop-front.ts';
import { flowerBox } from '../openings.ts';
import { join, lamp, piece, type Piece } from '../piece.ts';

/** A florist in a conservatory: a glass barrel roof. */
export function florist(p: HousePaint): Piece {
  const [w, h] = [300, 256];
  const glassArc = `M-6,${-h}C10,${-h - 190} ${w - 10},${-h - 190} ${w + 6},${-h}Z`;
  const ribs = Array.from({ length: 7 }, (_, i) =>
    stroke(
      `M${num(-6 + (i * (w + 12)) / 6)},${-h}Q${num(w / 2 + (i - 3) * 40)},${-h - 100} ${num(w / 2 + (i - 3) * 7)},${-h - 146}`,
      p.trim,
      4.6,
    ),
  ).join('');
  const plants =
    leafMass(70, -h - 10, 60, 44, LEAF.deep, 91) +
    leafMass(210, -h - 14, 64, 54, LEAF.fresh, 92) +
    leafMass(140, -h - 20, 40, 60, LEAF.teal, 93) +
    Array.from({ length: 16 }, (_, i) =>
      flower(40 + i * 15, -h - 12 - ((i * 37) % 50), 5, cycle(['#ff9fc0', '#ffd166', '#fff'], i)),
    ).join('');
  const glass =
    gradient(
      [
        [0, '#d9f6f2'],
        [1, '#a8dfe0'],
      ],
      glassArc,
    ) +
    clip(
      glassArc,
      plants +
        gradient(
          [
            [0, '#e9fffb', 0.55],
            [1, '#bfeee8', 0.12],
          ],
          glassArc,
        ) +
        ribs +
        stroke(`M-6,${-h - 62}L${w + 6},${-h - 62}`, p.trim, 4.6) +
        fill(
          poly([
            [40, -h],
            [110, -h - 150],
            [140, -h - 150],
            [70, -h],
          ]),
          '#ffffff',
          0.4,
        ),
    ) +
    stroke(glassArc, '#3f7f7c', 3);
  const finial =
    part(roundRect(w / 2 - 44, -h - 158, 88, 20, 9), p.accent, { shadow: 4, outline: 2.8 }) +
    flower(w / 2, -h - 178, 17, p.bloom);
  const glow = clip(glassArc, fill(glassArc, '#a8642c', 0.5) + radial(w / 2, -h - 40, w * 0.5, 110, '#ffe0a0', 0.6));
  const vines =
    leafMass(10, -h + 30, 34, 46, LEAF.deep, 95) +
    leafMass(-2, -h + 110, 20, 44, LEAF.deep, 96) +
    [0, 1, 2, 3, 4].map((i) => flower(6 + ((i * 17) % 24), -h + 10 + i * 28, 6, p.bloom)).join('');
  return join(
    piece(
      groundShadow(w) +
        wall(w, h, p.wall, { kind: 'boards', seed: p.seed }) +
        glass +
        finial +
        eave(-14, -h, w + 28, p.trim),
      glow,
      [lamp(w / 2, -h - 60, 190, '#ffd08a', 0.3)],
    ),
    shopFront(w, p, 'flowers', false),
    signBoard('BLOOM', w / 2 + 6, -FLOOR - 16, tone(p.accent, -0.1), ICON.flowers, 3.1),
    piece(vines),
  );
}

/** A mansard with round dormers and tall arched windows. */
export function boutique(p: HousePaint): Piece {
  const [w, h] = [350, 430];
  const roofD = `M-14,${-h + 6}C4,${-h - 34} 14,${-h - 70} 20,${-h - 100}L${w - 20},${-h - 100}C${w - 14},${-h - 70} ${w - 4},${-h - 34} ${w + 14},${-h + 6}Z`;
  const crest = Array.from({ length: 12 }, (_, i) =>
    stroke(`M${34 + i * 25.6},${-h - 100}q6,-22 12.8,0`, IRON, 3),
  ).join('');
  const oculus = (x: number) =>
    join(
      piece(part(ellipse(x, -h - 46, 30), p.trim, { shadow: 5, outline: 2.8 })),
      piece(
        part(ellipse(x, -h - 46, 21), '#ffe6b0', { shadow: 5, rim: 0, outline: 2.2 }) +
          stroke(`M${x},${-h - 66}L${x},${-h - 26}M${x - 20},${-h - 46}L${x + 20},${-h - 46}`, p.trim, 3.4),
        fill(ellipse(x, -h - 46, 20), '#ff9d3f', 0.8),
        [lamp(x, -h - 46, 60, '#ff9d3f', 0.3)],
      ),
    );
  const balcony =
    fill(roundRect(60, -h + 148, w - 120, 8), '#4b2f7a', 0.2) +
    part(roundRect(50, -h + 136, w - 100, 12, 4), p.trim, { shadow: 3, outline: 2.6 }) +
    Array.from({ length: 17 }, (_, i) =>
      stroke(`M${58 + i * 14.6},${-h + 136}L${58 + i * 14.6},${-h + 100}`, IRON, 2.6),
    ).join('') +
    stroke(`M52,${-h + 100}L${w - 52},${-h + 100}`, IRON, 4.4) +
    flowerBox(86, -h + 118, w - 172, p.bloom, 5);
  return join(
    piece(
      groundShadow(w) +
        wall(w, h, p.wall, { kind: 'brick', seed: p.seed }) +
        quoins(w, h, p.trim) +
        roofShape(roofD, p.roof, p.seed, 26) +
        crest +
        part(roundRect(14, -h - 108, w - 28, 12, 5), p.trim, { shadow: 3, outline: 2.6 }) +
        eave(-22, -h + 6, w + 44, p.trim),
    ),
    oculus(w * 0.24),
    oculus(w * 0.5),
    oculus(w * 0.76),
    windowRow(w, 3, -h + 34, 54, 98, p, { round: true, box: false }),
    piece(balcony),
    shopFront(w, p, 'dresses', true),
    signBoard('BOUTIQUE', w / 2, -FLOOR - 22, tone(p.accent, -0.1), ICON.dresses),
  );
}
