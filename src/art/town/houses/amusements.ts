/** The ice-cream parlour and the arcade. */
import { cycle } from '../../kit/random.ts';
import { tone } from '../../kit/colour.ts';
import { lettering } from '../../kit/lettering.ts';
import { num, poly, type Pt, smooth } from '../../kit/path.ts';
import { clip, fill, part, stroke } from '../../kit/shade.ts';
import { ellipse, roundRect } from '../../kit/shapes.ts';
import { groundShadow, wall } from '../architecture.ts';
import { bulbRow, signBoard } from '../fittings.ts';
import { ICON } from '../goods.ts';
import { FLOOR, type HousePaint, shopFront, windowRow } from './shop-front.ts';
import { join, lamp, piece, type Piece } from '../piece.ts';

/** Ice cream: a scalloped parapet with a giant cone on the roof. */
export function iceCream(p: HousePaint): Piece {
  const [w, h] = [310, 330];
  const scallops =
    `M0,0L0,${-h}` +
    Array.from(
      { length: 5 },
      (_, i) => `C${num((i * w) / 5)},${-h - 44} ${num(((i + 1) * w) / 5)},${-h - 44} ${num(((i + 1) * w) / 5)},${-h}`,
    ).join('') +
    `L${w},0Z`;
  const trimLine = Array.from({ length: 5 }, (_, i) =>
    stroke(
      `M${num((i * w) / 5 + 4)},${-h - 2}C${num((i * w) / 5 + 6)},${-h - 36} ${num(((i + 1) * w) / 5 - 6)},${-h - 36} ${num(((i + 1) * w) / 5 - 4)},${-h - 2}`,
      p.trim,
      6,
    ),
  ).join('');
  const cx = w * 0.5;
  const waffle = poly([
    [cx - 44, -h - 78],
    [cx + 44, -h - 78],
    [cx + 9, -h + 8],
    [cx - 9, -h + 8],
  ]);
  const cone = part(waffle, '#e2aa62', {
    shadow: 8,
    outline: 3,
    pattern: [0, 1, 2, 3, 4, 5]
      .map((i) =>
        stroke(
          `M${cx - 70 + i * 26},${-h - 80}L${cx - 30 + i * 26},${-h + 10}M${cx + 70 - i * 26},${-h - 80}L${cx + 30 - i * 26},${-h + 10}`,
          '#b0743a',
          2.6,
          0.7,
        ),
      )
      .join(''),
  });
  const scoop = (x: number, y: number, r: number, col: string) =>
    part(
      smooth([
        [x - r, y + 6],
        [x - r * 0.8, y - r * 0.62],
        [x, y - r],
        [x + r * 0.8, y - r * 0.62],
        [x + r, y + 6],
        [x + r * 0.66, y + 16],
        [x + r * 0.3, y + 8],
        [x, y + 18],
        [x - r * 0.34, y + 8],
        [x - r * 0.7, y + 17],
      ]),
      col,
      { shadow: 9, rim: 5, outline: 3 },
    );
  const scoops =
    scoop(cx - 20, -h - 88, 36, '#a9e6cf') +
    scoop(cx + 24, -h - 88, 36, '#fff0c9') +
    scoop(cx, -h - 126, 38, '#ff9fc0') +
    part(ellipse(cx + 2, -h - 166, 11), '#e0455c', { shadow: 3, outline: 2.6 }) +
    (
      [
        [-18, -130, 20],
        [6, -116, -30],
        [14, -140, 60],
        [-30, -96, 10],
        [34, -92, 40],
      ] as const
    )
      .map(
        ([x, y, a], i) =>
          `<g transform="translate(${cx + x},${-h + y}) rotate(${a})">${stroke('M-4,0L4,0', cycle(['#fff', '#ffd166', '#8f9bff'], i), 4)}</g>`,
      )
      .join('');
  return join(
    piece(
      groundShadow(w) +
        cone +
        scoops +
        wall(w, h + 36, p.wall, { kind: 'plaster', seed: p.seed, shape: scallops }) +
        trimLine +
        part(roundRect(-8, -h - 2, w + 16, 13, 5), p.trim, { shadow: 3, outline: 2.6 }),
    ),
    windowRow(w, 3, -h + 32, 48, 58, p, { round: true }),
    shopFront(w, p, 'cones', true),
    signBoard('ICE CREAM', w / 2, -FLOOR - 20, tone(p.accent, -0.1), ICON.cones, 3),
  );
}

/** FLOW arcade: a marquee with bulbs and a gem on a fin. */
export function arcade(p: HousePaint): Piece {
  const [w, h] = [380, 350];
  const cx = w / 2;
  const front = `M0,0L0,${-h}Q${cx},${-h - 120} ${w},${-h}L${w},0Z`;
  const rays = Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI * (0.1 + (0.8 * i) / 8);
    return stroke(
      `M${num(cx - Math.cos(a) * 60)},${num(-h + 40 - Math.sin(a) * 46)}L${num(cx - Math.cos(a) * 190)},${num(-h + 50 - Math.sin(a) * 120)}`,
      tone(p.wall, 0.07),
      9,
      0.6,
    );
  }).join('');
  const g = -h - 62;
  const gem = poly([
    [cx - 34, g - 92],
    [cx + 34, g - 92],
    [cx + 54, g - 60],
    [cx, g + 2],
    [cx - 54, g - 60],
  ]);
  const facets =
    fill(
      poly([
        [cx - 34, g - 92],
        [cx - 10, g - 92],
        [cx - 20, g - 60],
        [cx - 54, g - 60],
      ]),
      '#ffffff',
      0.45,
    ) +
    fill(
      poly([
        [cx + 34, g - 92],
        [cx + 54, g - 60],
        [cx + 22, g - 60],
      ]),
      '#2b6f9a',
      0.25,
    ) +
    fill(
      poly([
        [cx + 22, g - 60],
        [cx + 54, g - 60],
        [cx, g + 2],
      ]),
      '#2b5f9a',
      0.3,
    ) +
    stroke(
      `M${cx - 54},${g - 60}L${cx + 54},${g - 60}M${cx - 20},${g - 60}L${cx},${g + 2}M${cx + 22},${g - 60}L${cx},${g + 2}`,
      '#ffffff',
      2,
      0.6,
    );
  const neon = ['#ff8fb8', '#ffd166', '#7ff0d8', '#9fb0ff'];
  const marqueeY = -FLOOR - 92;
  const board = part(roundRect(cx - 150, marqueeY - 6, 300, 96, 18), '#40336f', { shadow: 7, rim: 3, outline: 3.2 });
  const letters = Array.from('FLOW')
    .map(
      (c, i) =>
        lettering(c, cx - 93 + i * 62, marqueeY + 42, 8.4, '#ffffff', 1.5) +
        lettering(c, cx - 93 + i * 62, marqueeY + 42, 8.4, cycle(neon, i), 0.9),
    )
    .join('');
  const lettersGlow = Array.from('FLOW')
    .map((c, i) => lettering(c, cx - 93 + i * 62, marqueeY + 42, 8.4, cycle(neon, i), 1.4))
    .join('');
  const frame: Pt[] = [
    ...Array.from({ length: 13 }, (_, i) => [cx - 138 + i * 23, marqueeY + 4] as Pt),
    ...Array.from({ length: 13 }, (_, i) => [cx - 138 + i * 23, marqueeY + 80] as Pt),
  ];
  const lightsOut = neon.map((c, i) => lamp(cx - 93 + i * 62, marqueeY + 42, 110, c, 0.42));
  return join(
    piece(
      groundShadow(w) + part(gem, '#7fdcf0', { shadow: 0, rim: 4, outline: 3, pattern: facets }),
      fill(gem, '#4fb8d8', 0.6),
      [lamp(cx, g - 50, 130, '#8ff0ff', 0.5)],
    ),
    piece(
      wall(w, h + 62, p.wall, { kind: 'plaster', seed: p.seed, shape: front }) +
        clip(front, rays) +
        stroke(`M0,${-h}Q${cx},${-h - 120} ${w},${-h}`, p.trim, 9) +
        stroke(`M0,${-h}Q${cx},${-h - 120} ${w},${-h}`, p.accent, 4),
    ),
    piece(board + letters, lettersGlow, lightsOut),
    bulbRow(frame),
    shopFront(w, p, 'games', false),
  );
}
