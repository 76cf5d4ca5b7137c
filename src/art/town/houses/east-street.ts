/** The café and the bookshop. */
import { tone } from '../../kit/colour.ts';
import { num, poly, type Pt } from '../../kit/path.ts';
import { fill, part, stroke } from '../../kit/shade.ts';
import { ellipse, roundRect } from '../../kit/shapes.ts';
import { chimney, eave, groundShadow, quoins, roofShape, wall } from '../architecture.ts';
import { hangingSign, signBoard } from '../fittings.ts';
import { LEAF, leafMass } from '../foliage.ts';
import { ICON } from '../goods.ts';
import { FLOOR, type HousePaint, shopFront, umbrella, windowRow } from './shop-front.ts';
import { bulbString } from '../lanterns.ts';
import { windowAt } from '../openings.ts';
import { join, lamp, piece, type Piece } from '../piece.ts';

/** A café with a round corner tower and a roof terrace. */
export function cafe(p: HousePaint): Piece {
  const [w, h] = [390, 320];
  const tw = 116;
  const towerWall = part(roundRect(w - tw, -h - 92, tw, h + 92, 8), tone(p.wall, 0.02), {
    shadow: 14,
    rim: 5,
    outline: 3,
  });
  const cone = roofShape(
    `M${w - tw - 20},${-h - 84}C${w - tw + 20},${-h - 116} ${w - tw / 2 - 14},${-h - 168} ${w - tw / 2},${-h - 214}C${w - tw / 2 + 14},${-h - 168} ${w - 20},${-h - 116} ${w + 20},${-h - 84}Z`,
    p.roof,
    p.seed,
    26,
  );
  const moon = `<g transform="translate(${w - tw / 2 + 4},${-h - 234}) scale(1.5)">${ICON.moon}</g>`;
  const terraceW = w - tw;
  const rail =
    Array.from({ length: 13 }, (_, i) => stroke(`M${8 + i * 22},${-h - 4}L${8 + i * 22},${-h - 46}`, p.trim, 5)).join(
      '',
    ) + part(roundRect(-12, -h - 54, terraceW + 12, 11, 5), p.trim, { shadow: 3, outline: 2.4 });
  const railLine = Array.from({ length: 13 }, (_, i) =>
    stroke(`M${8 + i * 22},${-h - 4}L${8 + i * 22},${-h - 46}`, '#8f7f86', 8),
  ).join('');
  const parasol = `<g transform="translate(${num(terraceW * 0.36)},${-h})">${stroke('M0,0L0,-120', '#f4e9e0', 6)}${umbrella(p.accent, 92, -124)}</g>`;
  const palm =
    leafMass(terraceW * 0.82, -h - 60, 40, 40, LEAF.deep, 44) +
    leafMass(terraceW * 0.06, -h - 44, 30, 26, LEAF.fresh, 45);
  return join(
    piece(groundShadow(w) + parasol + palm + railLine + rail),
    bulbString(0, -h - 120, terraceW, -h - 110, 22, 9),
    piece(
      wall(w, h, p.wall, { kind: 'boards', seed: p.seed }) +
        eave(-16, -h, w + 24, p.trim) +
        towerWall +
        cone +
        eave(w - tw - 22, -h - 84, tw + 44, p.trim) +
        moon,
      '',
      [lamp(w - tw / 2, -h - 234, 60, '#ffe08a', 0.6)],
    ),
    windowAt(w - tw / 2 - 24, -h - 54, 48, 72, p.trim, { round: true, lit: true, box: p.bloom }),
    windowRow(terraceW, 2, -h + 16, 54, 44, p, { shutters: p.accent, box: false }),
    shopFront(w, p, 'cups', true),
    signBoard('CAFE LUNA', w / 2 - 30, -FLOOR - 20, tone(p.accent, -0.1), ICON.cups),
  );
}

/** A tall, narrow bookshop with a stepped gable. */
export function bookshop(p: HousePaint): Piece {
  const [w, h] = [280, 410];
  const top: Pt[] = [
    [0, -h],
    [0, -h - 26],
    [38, -h - 26],
    [38, -h - 70],
    [78, -h - 70],
    [78, -h - 112],
    [w - 78, -h - 112],
    [w - 78, -h - 70],
    [w - 38, -h - 70],
    [w - 38, -h - 26],
    [w, -h - 26],
    [w, -h],
  ];
  const facade = poly([[0, 0], ...top, [w, 0]]);
  const caps =
    (
      [
        [-5, -26, 46],
        [33, -70, 48],
        [w - 81, -70, 48],
        [w - 41, -26, 46],
      ] as const
    )
      .map(([x, y, k]) => part(roundRect(x, -h + y - 6, k, 11, 4), p.trim, { shadow: 3, outline: 2.4 }))
      .join('') + part(roundRect(72, -h - 119, w - 144, 13, 5), p.trim, { shadow: 3, outline: 2.6 });
  return join(
    piece(
      groundShadow(w) +
        chimney(w * 0.82, -h, 60) +
        wall(w, h + 114, p.wall, { kind: 'brick', seed: p.seed, shape: facade }) +
        caps +
        quoins(w, h, p.trim),
    ),
    piece(part(ellipse(w / 2, -h - 54, 36), p.trim, { shadow: 5, outline: 2.6 })),
    piece(
      part(ellipse(w / 2, -h - 54, 27), '#ffe6b0', { shadow: 5, rim: 0, outline: 2.2 }) +
        stroke(
          `M${w / 2},${-h - 80}L${w / 2},${-h - 28}M${w / 2 - 26},${-h - 54}L${w / 2 + 26},${-h - 54}`,
          p.trim,
          3.6,
        ),
      fill(ellipse(w / 2, -h - 54, 26), '#ff9d3f', 0.8),
      [lamp(w / 2, -h - 54, 70, '#ff9d3f', 0.3)],
    ),
    windowRow(w, 2, -h + 16, 56, 76, p, { shutters: p.accent }),
    shopFront(w, p, 'books', false),
    signBoard('BOOKS', w / 2 + 14, -FLOOR - 28, tone(p.accent, -0.1), ICON.books),
    piece(hangingSign(0, -h + 60, -1, p.accent, ICON.books)),
  );
}
