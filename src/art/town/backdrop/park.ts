/** Lawns, the park and its pond. */
import { gradient, radial } from '../../kit/light.ts';
import { num, smooth } from '../../kit/path.ts';
import { pick, rng } from '../../kit/random.ts';
import { clip, dot, fill, part, stroke } from '../../kit/shade.ts';
import { ellipse, roundRect } from '../../kit/shapes.ts';
import { promenadeFoot } from './promenade-edges.ts';
import { flower, grassTuft, lilyPad } from '../foliage.ts';
import { H, POND, W } from '../layout.ts';
import { piece, type Piece } from '../piece.ts';

export const lawn = () => {
  const r = rng(78);
  let s = gradient(
    [
      [0, '#abdf8a'],
      [0.5, '#94d07a'],
      [1, '#79bb6b'],
    ],
    roundRect(640, 575, W, 430),
  );
  for (let i = 0; i < 60; i++)
    s += radial(700 + r() * W, 880 + r() * 110, 90 + r() * 120, 16 + r() * 12, r() < 0.5 ? '#c4ec9a' : '#5da062', 0.35);
  return s;
};

export function lawnDetail(r: () => number): string {
  let s = '';
  for (let i = 0; i < 900; i++) {
    const x = 760 + r() * (W - 760);
    const y = promenadeFoot(x) + 20 + r() * (H - promenadeFoot(x) - 10);
    s += grassTuft(x, y, 3.4 + r() * 3.6, pick(r, ['#66ab5f', '#b3e192', '#77bb69', '#c4ec9f']));
  }
  for (let i = 0; i < 260; i++) {
    const x = 780 + r() * (W - 780);
    s += flower(
      x,
      promenadeFoot(x) + 26 + r() * 100,
      3 + r() * 2,
      pick(r, ['#ff9fc0', '#fff', '#ffd166', '#b9a4ff', '#ff8a7a']),
    );
  }
  for (const [x, y] of [
    [1270, 962],
    [2010, 946],
    [3480, 956],
    [4330, 948],
  ] as const)
    for (let i = 0; i < 5; i++)
      s += part(ellipse(x + i * 62, y - i * 15 + (i % 2) * 8, 25, 9), '#d9ccd4', { shadow: 3, rim: 2, outline: 2 });
  return s;
}

/** The park's ground: grass with a gravel path, and the pond. */
export function park(): Piece {
  const r = rng(31);
  const green = smooth([
    [4395, 604],
    [W + 60, 604],
    [W + 60, 1010],
    [4480, 1010],
    [4405, 930],
    [4450, 830],
    [4390, 720],
  ]);
  const path = smooth([
    [4330, 740],
    [4420, 748],
    [4520, 790],
    [4640, 846],
    [4820, 866],
    [5000, 860],
    [W + 60, 830],
    [W + 60, 920],
    [5000, 938],
    [4800, 938],
    [4600, 916],
    [4470, 860],
    [4380, 826],
    [4320, 826],
  ]);
  let s =
    gradient(
      [
        [0, '#a9de88'],
        [1, '#82c472'],
      ],
      green,
    ) +
    stroke(green, '#6aa861', 4, 0.7) +
    fill(path, '#c9a98c') +
    clip(
      path,
      fill(
        smooth([
          [4330, 746],
          [4420, 754],
          [4520, 796],
          [4640, 851],
          [4820, 871],
          [5000, 865],
          [W + 60, 836],
          [W + 60, 914],
          [5000, 932],
          [4800, 932],
          [4600, 910],
          [4470, 854],
          [4380, 820],
          [4320, 820],
        ]),
        '#f2dcbc',
      ) +
        Array.from({ length: 240 }, () =>
          dot(
            4320 + r() * 850,
            740 + r() * 200,
            1.6 + r() * 2.4,
            pick(r, ['#dcbf9a', '#fff2da', '#d0b08e']),
            0.9,
            1.4 + r(),
          ),
        ).join(''),
    );
  for (let i = 0; i < 190; i++) {
    const [x, y] = [4440 + r() * 720, 622 + r() * 190];
    s += grassTuft(x, y, 3.4 + r() * 3, pick(r, ['#66ab5f', '#b3e192', '#77bb69']));
  }
  for (let i = 0; i < 70; i++)
    s += flower(4450 + r() * 700, 626 + r() * 180, 3 + r() * 1.8, pick(r, ['#ff9fc0', '#fff', '#ffd166', '#b9a4ff']));
  return piece(s + pond(r));
}

function pond(r: () => number): string {
  const { x, y, rx, ry } = POND;
  const bank = ellipse(x, y, rx + 18, ry + 12);
  const water = ellipse(x, y + 3, rx, ry);
  let s =
    fill(ellipse(x, y + 8, rx + 26, ry + 18), '#5b9a5c', 0.7) +
    part(bank, '#dccdb4', { shadow: 0, outline: 2.6 }) +
    gradient(
      [
        [0, '#79cbea'],
        [1, '#4199d2'],
      ],
      water,
    );
  s += clip(
    water,
    fill(ellipse(x, y - ry + 8, rx, 30), '#3f8f86', 0.4) +
      Array.from({ length: 24 }, () =>
        stroke(`M${num(x - rx + r() * rx * 2)},${num(y - ry + r() * ry * 2)}q15,-5 30,0`, '#e8fbff', 2.4, 0.5),
      ).join('') +
      radial(x + 60, y + 20, 150, 26, '#ffffff', 0.35),
  );
  s += stroke(water, '#4b7fa8', 2.2);
  for (const [dx, dy, k, c] of [
    [-150, 6, 1, '#ffb3d1'],
    [-84, 34, 0.8, ''],
    [112, 30, 1.05, '#fff0f6'],
    [158, -8, 0.75, ''],
    [10, -34, 0.6, '#ffb3d1'],
  ] as [number, number, number, string][])
    s += `<g transform="translate(${x + dx},${y + dy})">${lilyPad(k, c || undefined)}</g>`;
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * Math.PI * 2 + r() * 0.1;
    const [px, py] = [x + Math.cos(a) * (rx + 8), y + Math.sin(a) * (ry + 6)];
    s +=
      r() < 0.62
        ? part(ellipse(px, py, 13 + r() * 12, 8 + r() * 5), pick(r, ['#cfc5d6', '#bdb3c8', '#dcd3de']), {
            shadow: 4,
            rim: 2,
            outline: 2.2,
          })
        : grassTuft(px, py + 4, 9 + r() * 5, '#66b068');
  }
  return s;
}
