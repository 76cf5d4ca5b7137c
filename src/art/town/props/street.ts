/** Bicycles, crates, bollards, fences and rails. */
import { cycle } from '../../kit/random.ts';
import { tone } from '../../kit/colour.ts';
import { castShadow } from '../../kit/light.ts';
import { poly } from '../../kit/path.ts';
import { dot, part, stroke } from '../../kit/shade.ts';
import { ellipse, roundRect } from '../../kit/shapes.ts';
import { tube } from '../../kit/tube.ts';
import { flower, LEAF, leafMass } from '../foliage.ts';
import { piece, type Piece } from '../piece.ts';
import { WOOD } from './materials.ts';

export function bicycle(): Piece {
  const wheel = (x: number) =>
    stroke(ellipse(x, -28, 27), '#4a3b5c', 5) +
    stroke(ellipse(x, -28, 27), '#8f83a6', 1.6) +
    [0, 45, 90, 135]
      .map((a) => `<g transform="rotate(${a} ${x} -28)">${stroke(`M${x - 25},-28L${x + 25},-28`, '#b9b0c8', 1.4)}</g>`)
      .join('') +
    dot(x, -28, 4, '#4a3b5c');
  const frame =
    'M-46,-28L-22,-74L34,-70L4,-28L-46,-28M-22,-74L4,-28M34,-70L48,-28M34,-70L30,-92L44,-98M-26,-84L-10,-84';
  const basket =
    part(
      poly([
        [30, -90],
        [66, -90],
        [60, -62],
        [36, -62],
      ]),
      '#dba877',
      { shadow: 4, outline: 2.4, pattern: stroke('M28,-80L68,-80M28,-71L68,-71', '#a8714f', 2, 0.7) },
    ) +
    leafMass(48, -98, 20, 12, LEAF.fresh, 3) +
    [0, 1, 2].map((i) => flower(38 + i * 10, -100 - (i % 2) * 6, 6, cycle(['#ff9fc0', '#ffd166', '#fff'], i))).join('');
  return piece(
    castShadow(0, 1, 84, 9) +
      wheel(-46) +
      wheel(48) +
      stroke(frame, '#3f7f7c', 7) +
      stroke(frame, '#6fd0c0', 4) +
      part(roundRect(-34, -90, 28, 8, 4), '#8a5a44', { shadow: 2, outline: 2.2 }) +
      basket,
  );
}

export function crates(): Piece {
  const box = (x: number, y: number, w: number, h: number, c: string) =>
    part(roundRect(x, y, w, h, 3), c, {
      shadow: 5,
      outline: 2.4,
      pattern: stroke(
        `M${x},${y + h / 3}L${x + w},${y + h / 3}M${x},${y + (2 * h) / 3}L${x + w},${y + (2 * h) / 3}`,
        tone(c, -0.13),
        2.2,
        0.8,
      ),
    });
  const fruit = (x: number, y: number, c: string) =>
    [0, 1, 2, 3]
      .map((i) => part(ellipse(x + i * 13, y - (i % 2) * 4, 8), c, { shadow: 2.4, rim: 1.8, outline: 1.8 }))
      .join('');
  return piece(
    castShadow(0, 1, 66, 10) +
      fruit(-46, -50, '#ff9a4a') +
      box(-60, -46, 58, 46, WOOD) +
      fruit(12, -42, '#e0556b') +
      box(2, -38, 56, 38, '#b5784f'),
  );
}

export function bollard(): Piece {
  return piece(
    castShadow(0, 1, 20, 5) +
      part(
        tube([
          [0, -2, 11],
          [0, -30, 10],
        ]),
        '#7a5a6e',
        { shadow: 4, outline: 2.4 },
      ) +
      part(ellipse(0, -38, 14, 8), '#8f6f84', { shadow: 3, outline: 2.2 }) +
      stroke('M-12,-16Q0,-8 12,-16M-12,-11Q0,-3 12,-11', '#f0dcb8', 4),
  );
}

export const fence = (w: number, c = '#fff8f0'): Piece => {
  let s = [-40, -20]
    .map((y) => part(roundRect(0, y, w, 8, 3), tone(c, -0.05), { shadow: 2, rim: 2, outline: 2.2 }))
    .join('');
  for (let x = 0; x <= w; x += 30)
    s += part(`M${x - 7},0L${x - 7},-50L${x},-60L${x + 7},-50L${x + 7},0Z`, c, { shadow: 4, rim: 2, outline: 2.2 });
  return piece(s);
};

export const pierRail = (w: number): Piece => {
  let s = '';
  for (let x = 0; x < w - 40; x += 92)
    s +=
      stroke(`M${x},-48Q${x + 46},-24 ${x + 92},-48`, '#6b4a3a', 8) +
      stroke(`M${x},-49Q${x + 46},-25 ${x + 92},-49`, '#f0dcb8', 4.6);
  for (let x = 0; x <= w; x += 92)
    s +=
      part(roundRect(x - 8, -62, 16, 66, 4), '#b5784f', { shadow: 4, outline: 2.4 }) +
      part(ellipse(x, -64, 10, 6.5), '#d9a878', { shadow: 2, outline: 2.2 });
  return piece(s);
};
