/** Cobbles, the mosaic of the plaza, the sidewalk and details on them. */
import { promenadeFoot, promenadeTop } from './promenade-edges.ts';
import { mix } from '../../kit/colour.ts';
import { radial } from '../../kit/light.ts';
import { num, poly, type Pt, smooth } from '../../kit/path.ts';
import { pick, rng, cycle } from '../../kit/random.ts';
import { clip, fill, part, stroke } from '../../kit/shade.ts';
import { ellipse, roundRect } from '../../kit/shapes.ts';
import { lawnDetail } from './park.ts';
import { grassTuft, petals } from '../foliage.ts';
import { PLAZA, SIDEWALK, W } from '../layout.ts';

function cobbles(): string {
  const r = rng(9);
  let s = '';
  for (let y = SIDEWALK, row = 0; y < 1000; row++) {
    const h = 15 + (y - SIDEWALK) * 0.048;
    for (let x = 640 - (row % 2) * h; x < W; ) {
      const w = h * (1.35 + r() * 0.85);
      const col = mix(
        pick(r, ['#f2dec2', '#ebd3b8', '#f7e9d2', '#e6cdb4', '#eed8ca', '#f0d6cf']),
        '#cdb6c4',
        Math.min(0.2, (y - SIDEWALK) / 1700),
      );
      s += fill(roundRect(x + 1.4, y + 1.4, w - 2.8, h - 2.8, h * 0.42), col);
      if (r() < 0.55)
        s += `<path d="M${num(x + h * 0.4)},${num(y + 4)}L${num(x + w * (0.5 + r() * 0.3))},${num(y + 4)}" stroke="#fffaf0" stroke-width="1.8" stroke-linecap="round" stroke-opacity=".75"/>`;
      if (r() < 0.05) s += grassTuft(x, y + h, 2.6 + r() * 2, '#9cc47e');
      x += w;
    }
    y += h;
  }
  return s;
}

/** Rings of mosaic around the fountain, with a lantern star pattern. */
function plazaMosaic(): string {
  const r = rng(19);
  const tints = ['#f6b9a6', '#ffe0a8', '#a9d8cf', '#c8c0ee'];
  let s = fill(ellipse(PLAZA.x, PLAZA.y, 436, 138), '#cbb0a4') + fill(ellipse(PLAZA.x, PLAZA.y, 428, 134), '#f3e2cc');
  for (let ringNo = 0; ringNo < 4; ringNo++) {
    const k = 404 - ringNo * 44;
    const n = 62 - ringNo * 6;
    for (let i = 0; i < n; i++) {
      const a = (i / n) * Math.PI * 2;
      const b = a + ((Math.PI * 2) / n) * 0.86;
      const p = (q: number, t: number): Pt => [PLAZA.x + Math.cos(t) * q, PLAZA.y + Math.sin(t) * q * 0.315];
      s += fill(
        poly([p(k, a), p(k, b), p(k - 37, b), p(k - 37, a)]),
        mix(ringNo % 2 ? cycle(tints, i >> 1) : '#f5e8d6', '#fff6e6', r() * 0.4),
      );
    }
  }
  return s;
}

function sidewalk(): string {
  const r = rng(23);
  let s = fill(roundRect(640, SIDEWALK - 48, W, 52), '#d3c0cc');
  for (let x = 640; x < W; ) {
    const w = 62 + r() * 30;
    s +=
      fill(roundRect(x + 1.5, SIDEWALK - 46, w - 3, 20, 3), pick(r, ['#efe3e4', '#e8dade', '#f4eae6'])) +
      fill(roundRect(x - 12.5, SIDEWALK - 24, w - 3, 22, 3), pick(r, ['#f2e7e6', '#eaddE0', '#f6ede8']));
    x += w;
  }
  return (
    s +
    fill(roundRect(640, SIDEWALK - 50, W, 26), '#4b2f7a', 0.14) +
    part(roundRect(600, SIDEWALK - 4, W, 10, 3), '#e3d5da', { shadow: 2, rim: 2, outline: 2.2 })
  );
}

function decals(r: () => number): string {
  let s = '';
  for (const x of [1300, 2060, 3560, 4240]) {
    const y = 800;
    s +=
      fill(ellipse(x, y, 30, 11), '#8a7488', 0.8) +
      stroke(ellipse(x, y, 30, 11), '#6b566e', 2.4) +
      stroke(
        `M${x - 20},${y}L${x + 20},${y}M${x - 15},${y - 5}L${x + 15},${y - 5}M${x - 15},${y + 5}L${x + 15},${y + 5}`,
        '#b8a3b4',
        2,
      );
  }
  const chalk = (x: number, y: number) =>
    [0, 1, 2, 3, 4]
      .map((i) =>
        stroke(
          poly([
            [x + i * 40, y],
            [x + i * 40 + 36, y],
            [x + i * 40 + 32, y + 22],
            [x + i * 40 - 4, y + 22],
          ]),
          cycle(['#ff9fc0', '#7fc7ea', '#ffd166', '#9ad6a0', '#c0a8f0'], i),
          3,
          0.85,
        ),
      )
      .join('') +
    stroke(
      `M${x + 214},${y + 11}C${x + 204},${y - 4} ${x + 224},${y - 4} ${x + 224},${y + 6}C${x + 226},${y - 4} ${x + 244},${y - 4} ${x + 234},${y + 11}L${x + 224},${y + 20}Z`,
      '#ff8fb0',
      3,
      0.85,
    );
  s += chalk(3640, 812);
  for (const [x, y, c] of [
    [1420, 730, '#ffb3cb'],
    [2120, 735, '#ffb3cb'],
    [2920, 730, '#ffc9a0'],
    [3330, 740, '#ffb3cb'],
    [4400, 760, '#ffb3cb'],
    [3960, 735, '#ffc9a0'],
  ] as [number, number, string][])
    s += petals(r, x, y, 130, c, 26);
  return s;
}

export function ground(): string {
  const r = rng(77);
  const outline: Pt[] = [];
  for (let x = 730; x <= W + 40; x += 40) outline.push([x, promenadeTop(x)]);
  const foot: Pt[] = [];
  for (let x = W + 40; x >= 744; x -= 40) foot.push([x, promenadeFoot(x)]);
  const stones = smooth([...outline, ...foot, [704, 850], [690, 760], [704, 680]]);
  const dapple = Array.from({ length: 34 }, () =>
    radial(r() * W, 670 + r() * 250, 120 + r() * 160, 26 + r() * 22, r() < 0.55 ? '#fff4d8' : '#8a6a8e', 0.2),
  ).join('');
  const edge = smooth(foot, false);
  const course = `<path d="${smooth(
    foot.map(([x, y]) => [x, y - 15] as Pt),
    false,
  )}" fill="none" stroke="#c9a79c" stroke-width="21"/><path d="${smooth(
    foot.map(([x, y]) => [x, y - 15] as Pt),
    false,
  )}" fill="none" stroke="#efcdb8" stroke-width="16" stroke-dasharray="24 3.5"/>`;
  const curb =
    course +
    stroke(
      smooth(
        foot.map(([x, y]) => [x, y + 5] as Pt),
        false,
      ),
      '#8a7080',
      10,
    ) +
    stroke(edge, '#e6d6d6', 8) +
    stroke(
      smooth(
        foot.map(([x, y]) => [x, y - 2] as Pt),
        false,
      ),
      '#fff6ee',
      2.4,
    );
  return (
    clip(stones, fill(roundRect(560, 560, W, 450), '#d5bca6') + cobbles() + plazaMosaic() + sidewalk() + dapple) +
    curb +
    decals(r) +
    lawnDetail(r)
  );
}
