/** The bandshell and the town hall. */
import { cycle } from '../../kit/random.ts';
import { tone } from '../../kit/colour.ts';
import { radial } from '../../kit/light.ts';
import { num, poly, type Pt } from '../../kit/path.ts';
import { dot, fill, flat, part, stroke } from '../../kit/shade.ts';
import { arch, ellipse, roundRect, star } from '../../kit/shapes.ts';
import { eave, groundShadow, IRON, quoins, roofShape, wall } from '../architecture.ts';
import { bulbRow, clockFace, signBoard } from '../fittings.ts';
import { ICON } from '../goods.ts';
import type { HousePaint } from './shop-front.ts';
import { paperLantern } from '../lanterns.ts';
import { door, windowAt } from '../openings.ts';
import { at, join, lamp, piece, type Piece } from '../piece.ts';

/** The radio's stage: a shell of arches. Its floor is a little above the ground. */
export function bandshell(): Piece {
  const w = 330;
  const cx = w / 2;
  const bands = ['#ff9fb6', '#ffc98a', '#fff1c2', '#a9e0d0', '#a8b8f5', '#6d63b8'];
  const arcs = bands.map((col, i) => {
    const r = 1 - i * 0.13;
    return part(
      `M${num(cx - cx * r)},-44C${num(cx - cx * r * 1.06)},${num(-44 - 372 * r)} ${num(cx + cx * r * 1.06)},${num(-44 - 372 * r)} ${num(cx + cx * r)},-44Z`,
      col,
      { shadow: 9, rim: 4, outline: 2.8 },
    );
  });
  const bulbs: Pt[] = Array.from({ length: 15 }, (_, i) => {
    const a = Math.PI * (1 - i / 14);
    return [cx + Math.cos(a) * cx * 0.93, -44 - Math.sin(a) * 262] as Pt;
  }).filter(([x]) => Math.abs(x - cx) > 96);
  const stars = (
    [
      [-30, -150, 8],
      [34, -130, 6],
      [4, -178, 5],
      [-8, -120, 4],
    ] as const
  )
    .map(([x, y, s]) => fill(star(cx + x, y, s), '#ffe9a8', 0.9))
    .join('');
  const floor =
    part(
      poly([
        [-16, -48],
        [w + 16, -48],
        [w + 26, -2],
        [-26, -2],
      ]),
      '#c98f62',
      {
        shadow: 6,
        outline: 3,
        pattern: [0, 1, 2, 3, 4, 5, 6]
          .map((i) => stroke(`M${i * 55},-46L${i * 57 - 10},0`, '#9a6444', 2, 0.6))
          .join(''),
      },
    ) + part(roundRect(-26, -8, w + 52, 14, 5), '#a56a48', { shadow: 4, outline: 2.6 });
  const skirt = Array.from({ length: 12 }, (_, i) =>
    part(`M${-22 + i * 31.3},-34Q${-6 + i * 31.3},-14 ${9 + i * 31.3},-34Z`, cycle(bands, i), {
      shadow: 2,
      rim: 1.5,
      outline: 1.8,
    }),
  ).join('');
  const speaker = (x: number) =>
    part(roundRect(x - 26, -136, 52, 92, 6), '#5b4f7c', { shadow: 6, outline: 2.8 }) +
    part(ellipse(x, -74, 18), '#7d72a6', { shadow: 4, outline: 2.4 }) +
    dot(x, -74, 7, '#3a3356') +
    part(ellipse(x, -114, 10), '#7d72a6', { shadow: 3, outline: 2.2 });
  const mic =
    stroke(`M${cx - 30},-50L${cx - 30},-128`, IRON, 4) +
    flat(ellipse(cx - 30, -50, 15, 4), IRON, 2) +
    part(ellipse(cx - 30, -136, 8, 11), '#c9c2d8', { shadow: 3, outline: 2.2 });
  const drum =
    part(roundRect(cx + 4, -94, 74, 48, 8), '#ff8a6b', { shadow: 6, outline: 2.6 }) +
    part(ellipse(cx + 41, -94, 37, 9), '#fff3dc', { shadow: 2, outline: 2.4 }) +
    stroke(`M${cx + 10},-84L${cx + 26},-54L${cx + 41},-84L${cx + 57},-54L${cx + 72},-84`, '#fff3dc', 2.6) +
    stroke(`M${cx + 90},-48L${cx + 90},-128`, IRON, 3) +
    part(ellipse(cx + 90, -128, 25, 6), '#ffd76a', { shadow: 2, outline: 2.2 });
  const mast =
    stroke(`M${cx},-322L${cx},-420M${cx - 13},-324L${cx},-404L${cx + 13},-324M${cx - 9},-350L${cx + 9},-350`, IRON, 4) +
    dot(cx, -424, 7, '#ff6b7d') +
    [16, 28, 40]
      .map((k) =>
        stroke(
          `M${cx - k},${num(-424 - k * 0.62)}Q${num(cx - k * 1.5)},-424 ${cx - k},${num(-424 + k * 0.62)}M${cx + k},${num(-424 - k * 0.62)}Q${num(cx + k * 1.5)},-424 ${cx + k},${num(-424 + k * 0.62)}`,
          '#fff',
          3.4,
          0.85,
        ),
      )
      .join('');
  const stageGlow = radial(cx, -120, 110, 130, '#ffcf8a', 0.75);
  return join(
    piece(groundShadow(w) + mast + arcs.join('') + stars + radial(cx, -90, 110, 90, '#fff2c0', 0.35), stageGlow, [
      lamp(cx, -110, 240, '#ffb4c0', 0.4),
      lamp(cx, -424, 40, '#ff6b7d', 0.8),
    ]),
    bulbRow(bulbs),
    piece(floor + skirt + speaker(16) + speaker(w - 16) + mic + drum),
    signBoard('LANTERN FM', cx, -292, '#5a4a9a', ICON.note, 3),
  );
}

export function townHall(p: HousePaint): Piece {
  const [w, h] = [440, 300];
  const cx = w / 2;
  const wing = wall(w, h, p.wall, { kind: 'stone', seed: p.seed }) + quoins(w, h, p.trim);
  const roof = roofShape(
    [
      [-28, -h + 6],
      [60, -h - 84],
      [w - 60, -h - 84],
      [w + 28, -h + 6],
    ],
    p.roof,
    p.seed,
    30,
  );
  const tower = part(roundRect(cx - 66, -h - 196, 132, 240, 4), tone(p.wall, 0.02), { shadow: 12, outline: 3.2 });
  const belfry = part(arch(cx - 34, -h - 186, 68, 66, 34), '#6b5578', { shadow: 5, outline: 2.6 });
  const bell =
    part(`M${cx - 18},${-h - 132}C${cx - 14},${-h - 172} ${cx + 14},${-h - 172} ${cx + 18},${-h - 132}Z`, '#ffd76a', {
      shadow: 4,
      outline: 2.4,
    }) + dot(cx, -h - 129, 5, '#b07a35');
  const spire = roofShape(
    `M${cx - 88},${-h - 192}C${cx - 46},${-h - 214} ${cx - 24},${-h - 244} ${cx},${-h - 282}C${cx + 24},${-h - 244} ${cx + 46},${-h - 214} ${cx + 88},${-h - 192}Z`,
    p.roof,
    p.seed + 1,
    24,
  );
  const vane = stroke(`M${cx},${-h - 276}L${cx},${-h - 298}`, IRON, 4);
  const columns = [-84, -52, 52, 84]
    .map(
      (k) =>
        part(roundRect(cx + k - 11, -176, 22, 170, 6), p.trim, { shadow: 6, outline: 2.6 }) +
        part(roundRect(cx + k - 15, -184, 30, 12, 4), p.trim, { shadow: 3, outline: 2.2 }),
    )
    .join('');
  const pediment =
    part(
      poly([
        [cx - 120, -182],
        [cx, -242],
        [cx + 120, -182],
      ]),
      p.trim,
      { shadow: 6, outline: 3 },
    ) +
    part(
      poly([
        [cx - 84, -189],
        [cx, -230],
        [cx + 84, -189],
      ]),
      tone(p.wall, 0.03),
      { shadow: 3, outline: 2 },
    ) +
    `<g transform="translate(${cx},-205) scale(.95)">${ICON.lantern}</g>`;
  const steps = [0, 1, 2]
    .map((i) =>
      part(roundRect(cx - 112 - i * 20, -12 + i * 9, 224 + i * 40, 13, 4), tone('#e6dce8', -i * 0.03), {
        shadow: 4,
        outline: 2.4,
      }),
    )
    .join('');
  const banner = (x: number, col: string) =>
    part(
      poly([
        [x - 22, -h + 150],
        [x + 22, -h + 150],
        [x + 22, -h + 236],
        [x, -h + 216],
        [x - 22, -h + 236],
      ]),
      col,
      { shadow: 5, outline: 2.4 },
    ) +
    `<g transform="translate(${x},${-h + 182}) scale(.85)">${ICON.lantern}</g>` +
    part(roundRect(x - 27, -h + 144, 54, 9, 4), '#c99a56', { shadow: 2, outline: 2 });
  const windows = join(
    ...[24, w - 74].map((x) => windowAt(x, -h + 40, 50, 86, p.trim, { round: true, lit: true })),
    ...[20, w - 70].map((x) => windowAt(x, -132, 50, 96, p.trim, { round: true, lit: true, box: p.bloom })),
  );
  return join(
    piece(
      groundShadow(w) +
        wing +
        roof +
        eave(-32, -h + 6, w + 64, p.trim) +
        tower +
        belfry +
        bell +
        spire +
        vane +
        part(roundRect(cx - 84, -h - 200, 168, 15, 6), p.trim, { shadow: 4, outline: 2.8 }),
    ),
    piece(part(roundRect(cx - 74, -h - 30, 148, 13, 5), p.trim, { shadow: 3, outline: 2.6 })),
    clockFace(cx, -h - 72, 38),
    windows,
    piece(banner(108, p.accent) + banner(w - 108, p.accent)),
    at(door(0, 92, 150, p.accent, p.trim, { double: true }), cx - 46, -8),
    piece(pediment + columns + steps),
    at(paperLantern('#ff8a6b', 'round', 1.25), cx - 68, -176),
    at(paperLantern('#ffc14d', 'round', 1.25), cx + 68, -176),
  );
}
