/** The sea, the beach and the lighthouse. */
import { gradient, radial } from '../../kit/light.ts';
import { num, poly, type Pt, smooth } from '../../kit/path.ts';
import { pick, rng, cycle } from '../../kit/random.ts';
import { clip, dot, fill, flat, part, stroke } from '../../kit/shade.ts';
import { roundRect } from '../../kit/shapes.ts';
import { join, lamp, piece, type Piece } from '../piece.ts';
import { PIER } from '../layout.ts';
import { LOW_LIGHT, type MoodName } from './sky.ts';

const SHORE: Pt[] = [
  [-60, 500],
  [590, 503],
  [650, 540],
  [598, 602],
  [668, 690],
  [600, 796],
  [668, 900],
  [610, 1050],
  [-60, 1050],
];

const shifted = (dx: number, dy: number): Pt[] => SHORE.map(([x, y]) => [x > 0 ? x + dx : x, y + dy]);

/** The reflection of sun or moon: bands that become wider and sparser toward the viewer. */
function reflection(mood: MoodName, water: string): string {
  if (mood === 'day') return '';
  const r = rng(77);
  const [bright, soft] = mood === 'sunset' ? ['#fff0b4', '#ffb978'] : ['#fff2c8', '#b9b4ff'];
  let bands = radial(LOW_LIGHT.x, 512, 150, 34, soft, 0.9) + radial(LOW_LIGHT.x, 590, 110, 96, soft, 0.42);
  for (let y = 508; y < 960; y += 7 + (y - 508) * 0.03) {
    if (mood === 'evening' && y > PIER.y0 - 8 && y < PIER.y1 + 24) continue;
    const near = (y - 508) / 352;
    const half = (34 + near * 62) * (0.45 + r() * 0.75);
    const x = LOW_LIGHT.x + (r() - 0.5) * (18 + near * 60);
    const thick = 1.6 + near * 3.4;
    const lens = `M${num(x - half)},${num(y)}Q${num(x)},${num(y - thick * 1.6)} ${num(x + half)},${num(y)}Q${num(x)},${num(y + thick * 1.6)} ${num(x - half)},${num(y)}Z`;
    bands += fill(lens, bright, Math.max(0.2, 0.95 - near * 0.55));
  }
  if (mood === 'evening') return clip(water, bands);
  const blush = gradient(
    [
      [0, '#ffb48c', 0.7],
      [0.3, '#f08fa8', 0.42],
      [1, '#7a5ac8', 0.3],
    ],
    water,
  );
  return blush + clip(water, bands);
}

export function sea(mood: MoodName): Piece {
  const r = rng(12);
  const water = smooth(SHORE);
  const sand = smooth(SHORE.map(([x, y], i) => [x > 0 ? x + 112 + (i % 2) * 18 : x, y - 2] as Pt));
  let waves = '';
  for (let i = 0; i < 150; i++) {
    const y = 508 + r() * 490;
    const l = 12 + (y - 490) * 0.09 * (0.5 + r());
    const x = r() * 640;
    waves += stroke(
      `M${num(x)},${num(y)}Q${num(x + l / 2)},${num(y - l * 0.24)} ${num(x + l)},${num(y)}`,
      '#dff5ff',
      +(2 + (y - 500) * 0.004).toFixed(1),
      0.3 + r() * 0.4,
    );
  }
  let pebbles = '';
  for (let i = 0; i < 70; i++) {
    const y = 560 + r() * 430;
    pebbles += dot(
      630 + r() * 150,
      y,
      2.5 + r() * 3,
      pick(r, ['#e3bd88', '#fff0d2', '#d8a874', '#f6c9b0']),
      1,
      2 + r() * 2,
    );
  }
  const shells = (
    [
      [704, 650],
      [742, 560],
      [716, 905],
      [752, 946],
      [700, 850],
    ] as const
  )
    .map(([x, y], i) =>
      flat(
        `M${x - 9},${y}C${x - 9},${y - 15} ${x + 9},${y - 15} ${x + 9},${y}Z`,
        cycle(['#ffc2b0', '#ffe3d2', '#e9c2ea'], i),
        1.8,
      ),
    )
    .join('');
  const starfish = flat(
    smooth(
      Array.from(
        { length: 10 },
        (_, i) =>
          [
            728 + Math.cos(i * 0.628 - 1.57) * (i % 2 ? 6 : 15),
            606 + Math.sin(i * 0.628 - 1.57) * (i % 2 ? 4 : 10),
          ] as Pt,
      ),
    ),
    '#ff9a7a',
    1.8,
  );
  const art =
    gradient(
      [
        [0, '#ffe9bf'],
        [1, '#f2cf97'],
      ],
      sand,
    ) +
    stroke(sand, '#d9b27c', 4, 0.55) +
    pebbles +
    fill(smooth(shifted(44, 2)), '#e9c48e', 0.6) +
    fill(smooth(shifted(26, 0)), '#ffffff', 0.75) +
    fill(smooth(shifted(14, 2)), '#b9ecf4', 0.9) +
    gradient(
      [
        [0, '#a3def8'],
        [0.25, '#5cbbea'],
        [1, '#2f8ad2'],
      ],
      water,
    ) +
    clip(water, waves + radial(250, 512, 330, 44, '#ffffff', 0.7) + fill(roundRect(-20, 500, 720, 5), '#ffffff', 0.5)) +
    shells +
    starfish;
  const shine = reflection(mood, water);
  const lit = mood === 'sunset' ? piece(art + shine) : piece(art, shine);
  return join(lit, lighthouse(470, 504));
}

function lighthouse(x: number, y: number): Piece {
  const rock = part(
    smooth([
      [x - 74, y + 8],
      [x - 38, y - 18],
      [x + 24, y - 26],
      [x + 74, y - 12],
      [x + 108, y + 8],
    ]),
    '#b7a7b8',
    { shadow: 6, outline: 2.6 },
  );
  const tower = part(
    poly([
      [x - 8, y - 18],
      [x - 2, y - 162],
      [x + 36, y - 162],
      [x + 42, y - 18],
    ]),
    '#fff6f0',
    {
      shadow: 9,
      outline: 2.8,
      pattern: fill(roundRect(x - 20, y - 134, 80, 30) + roundRect(x - 20, y - 74, 80, 30), '#e2604f'),
    },
  );
  const lens = roundRect(x + 3, y - 204, 28, 27, 3);
  const art =
    rock +
    tower +
    part(roundRect(x - 7, y - 178, 48, 17, 4), '#57496e', { outline: 2.4, shadow: 4 }) +
    radial(x + 17, y - 194, 90, 60, '#fff3b0', 0.6) +
    part(lens, '#ffe9a0', { outline: 2.6, shadow: 4 }) +
    part(`M${x - 5},${y - 202}Q${x + 17},${y - 240} ${x + 39},${y - 202}Z`, '#e2604f', { outline: 2.8, shadow: 5 }) +
    flat(roundRect(x + 10, y - 52, 14, 34, 6), '#8a5a44', 2);
  const [lampX, lampY] = [x + 17, y - 190];
  const beams = [-1, 1].map((side) =>
    clip(
      poly([
        [lampX, lampY - 5],
        [lampX + side * 250, lampY - 34],
        [lampX + side * 250, lampY + 26],
        [lampX, lampY + 5],
      ]),
      radial(lampX, lampY, 250, 70, '#ffe9a8', 0.5),
    ),
  );
  return piece(art, beams.join('') + fill(lens, '#ffd98a', 0.9), [lamp(lampX, lampY, 70, '#ffe2a0', 0.5)]);
}
