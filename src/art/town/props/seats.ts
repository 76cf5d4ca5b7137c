/** Places to sit: benches, cafe tables, the picnic, the gazebo. */
import { tone } from '../../kit/colour.ts';
import { castShadow } from '../../kit/light.ts';
import { num, poly, type Pt } from '../../kit/path.ts';
import { dot, flat, part, stroke } from '../../kit/shade.ts';
import { ellipse, roundRect } from '../../kit/shapes.ts';
import { tube } from '../../kit/tube.ts';
import { flower, LEAF, leafMass } from '../foliage.ts';
import { umbrella } from '../houses/shop-front.ts';
import { lanternString, paperLantern, WARM } from '../lanterns.ts';
import { at, join, lamp, piece, type Piece } from '../piece.ts';
import { IRON, WOOD } from './materials.ts';

export function bench(c = WOOD): Piece {
  const legs = [-62, 62]
    .map((d) =>
      part(
        tube([
          [d, 0, 5],
          [d, -30, 4.5],
          [d * 0.97, -74, 4],
        ]),
        IRON,
        { shadow: 3, outline: 2.2 },
      ),
    )
    .join('');
  const slat = (x: number, y: number, w: number, h: number, dl: number) =>
    part(roundRect(x, y, w, h, 5), tone(c, dl), { shadow: 3, rim: 2.5, outline: 2.4 });
  return piece(
    castShadow(0, 2, 88, 13) +
      legs +
      slat(-78, -76, 156, 13, 0) +
      slat(-78, -58, 156, 13, 0.02) +
      slat(-84, -37, 168, 12, 0.05) +
      slat(-86, -25, 172, 8, -0.06),
  );
}

export function cafeTable(col: string): Piece {
  const chair = (d: number) => {
    const s = Math.sign(d);
    return (
      stroke(`M${d - 14},-2L${d - 10},-34M${d + 14},-2L${d + 10},-34`, IRON, 4) +
      part(ellipse(d, -37, 22, 8), col, { shadow: 3, outline: 2.4 }) +
      stroke(`M${d + s * 18},-38Q${d + s * 28},-70 ${d + s * 14},-84Q${d},-88 ${d - s * 4},-80`, IRON, 4.4)
    );
  };
  const candle = flat(roundRect(-5, -82, 10, 14, 3), '#fff1cf', 1.8) + dot(0, -87, 4, '#ffc14d', 1, 6);
  const cups =
    part('M-30,-74L-14,-74L-17,-62L-27,-62Z', '#ffd1dc', { outline: 1.8, shadow: 2 }) +
    part('M14,-72L30,-72L27,-61L17,-61Z', '#bfe6f7', { outline: 1.8, shadow: 2 });
  const art =
    castShadow(0, 0, 112, 17) +
    chair(-68) +
    chair(68) +
    part(
      tube([
        [0, 0, 8],
        [0, -10, 4],
        [0, -54, 4],
      ]),
      IRON,
      { outline: 2.2, shadow: 3 },
    ) +
    part(ellipse(0, -58, 48, 14), '#fff8ee', { shadow: 4, outline: 2.6 }) +
    cups +
    part(
      tube([
        [0, -62, 3.2],
        [0, -200, 3.2],
      ]),
      '#f4e9e0',
      { outline: 2, shadow: 2 },
    ) +
    candle +
    umbrella(col, 104, -158);
  return piece(art, dot(0, -87, 5, '#ffe0a0'), [lamp(0, -84, 110, WARM, 0.5)]);
}

export function gazebo(): Piece {
  const back = [-120, -44, 44, 120]
    .map((x) => part(roundRect(x * 0.8 - 6, -208, 12, 150, 4), '#e9dfee', { shadow: 4, outline: 2.4 }))
    .join('');
  const floor =
    castShadow(0, 4, 200, 34) +
    part(ellipse(0, -14, 186, 44), '#c7b8cc', { shadow: 8, outline: 3 }) +
    part(ellipse(0, -32, 186, 44), '#f0e6ee', { shadow: 6, outline: 2.8 }) +
    part(ellipse(0, -33, 158, 34), '#dcae86', {
      shadow: 0,
      outline: 2,
      pattern: [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
        .map((i) => stroke(`M${i * 30},-72L${i * 34},4`, '#b5825c', 2, 0.6))
        .join(''),
    });
  const railSeg = (x0: number, x1: number, y: number) =>
    Array.from(
      { length: 4 },
      (_, i) =>
        stroke(
          `M${num(x0 + ((i + 0.5) * (x1 - x0)) / 4)},${y}L${num(x0 + ((i + 0.5) * (x1 - x0)) / 4)},${y - 38}`,
          '#cfc0d6',
          6,
        ) +
        stroke(
          `M${num(x0 + ((i + 0.5) * (x1 - x0)) / 4)},${y}L${num(x0 + ((i + 0.5) * (x1 - x0)) / 4)},${y - 38}`,
          '#fff8fb',
          3,
        ),
    ).join('') + part(roundRect(x0, y - 46, x1 - x0, 10, 4), '#fff8fb', { shadow: 3, outline: 2.2 });
  const rails = railSeg(-172, -70, -14) + railSeg(70, 172, -14);
  const front = [-172, -64, 64, 172]
    .map((x) =>
      part(roundRect(x - 8, -226, 16, Math.abs(x) > 100 ? 206 : 222, 5), '#fff8fb', { shadow: 5, outline: 2.6 }),
    )
    .join('');
  const lace = Array.from({ length: 10 }, (_, i) =>
    part(`M${-180 + i * 36},-228Q${-162 + i * 36},-194 ${-144 + i * 36},-228Z`, '#fff3f8', {
      shadow: 2,
      rim: 0,
      outline: 2,
    }),
  ).join('');
  const panel = (a: number, b: number, col: string) =>
    part(
      `M0,-330C${num(a * 60)},-318 ${num(a * 130)},-276 ${num(a * 210)},-226Q${num(((a + b) / 2) * 210)},-214 ${num(b * 210)},-226C${num(b * 130)},-276 ${num(b * 60)},-318 0,-330Z`,
      col,
      { shadow: 5, rim: 3, outline: 2.6 },
    );
  const roof =
    [-1, -0.6, -0.2, 0.2, 0.6].map((a, i) => panel(a, a + 0.4, i % 2 ? '#8fb8e8' : '#7a9fdb')).join('') +
    part(ellipse(0, -336, 13, 11), '#ffd76a', { shadow: 3, outline: 2.4 });
  const vine =
    leafMass(-172, -196, 20, 34, LEAF.deep, 11) +
    leafMass(172, -200, 20, 30, LEAF.deep, 12) +
    [0, 1, 2, 3, 4].map((i) => flower(-182 + ((i * 13) % 22), -216 + i * 12, 5, '#ffb3cb')).join('');
  return join(
    piece(floor + back),
    at(paperLantern('#ffb066', 'round', 1.7), 0, -226),
    piece(rails + front + lace + roof + vine, '', [lamp(0, -180, 240, WARM, 0.5)]),
    at(lanternString(-166, -226, 166, -226, 12, 6, 0.75, 2), 0, 0),
  );
}

export function picnic(): Piece {
  const cloth = poly([
    [-96, -44],
    [84, -50],
    [110, -4],
    [-112, 0],
  ] as Pt[]);
  const checks =
    [0, 1, 2, 3, 4, 5, 6].map((i) => stroke(`M${-90 + i * 30},-52L${-104 + i * 35},4`, '#fff3e6', 8, 0.75)).join('') +
    [-38, -20].map((y) => stroke(`M-120,${y}L120,${y - 3}`, '#fff3e6', 7, 0.75)).join('');
  const basket =
    part('M26,-70L82,-70L76,-34L32,-34Z', '#d59a5c', {
      shadow: 5,
      outline: 2.6,
      pattern: stroke('M20,-60L90,-60M20,-48L90,-48', '#a8703f', 2.4, 0.7),
    }) + stroke('M34,-70Q54,-108 74,-70', '#a8703f', 5);
  const cake =
    part(roundRect(-52, -50, 50, 20, 4), '#f9dfb4', { shadow: 3, outline: 2.2 }) +
    part('M-54,-50C-54,-60 0,-60 0,-50L0,-44Q-9,-38 -18,-44Q-27,-38 -36,-44Q-45,-38 -54,-44Z', '#ff9fb6', {
      shadow: 2,
      outline: 2.2,
    }) +
    dot(-27, -60, 5, '#e0455c');
  return piece(part(cloth, '#ef7a78', { shadow: 3, rim: 2, outline: 2.4, pattern: checks }) + basket + cake);
}
