/** Hills and the far village behind the houses. */
import { gradient } from '../../kit/light.ts';
import { poly, type Pt, smooth } from '../../kit/path.ts';
import { pick, rng } from '../../kit/random.ts';
import { dot, fill } from '../../kit/shade.ts';
import { roundRect } from '../../kit/shapes.ts';
import { W } from '../layout.ts';

function ridge(y: number, amp: number, freq: number, phase: number, top: string, foot: string): string {
  const pts: Pt[] = [];
  for (let x = -40; x <= W + 80; x += 60)
    pts.push([x, y - Math.abs(Math.sin(x * freq + phase)) * amp - Math.sin(x * freq * 2.7 + phase * 2) * amp * 0.25]);
  return gradient(
    [
      [0, top],
      [1, foot],
    ],
    smooth(pts, false) + `L${W + 80},640L-40,640Z`,
  );
}

export function hills(): string {
  const r = rng(77);
  let s =
    ridge(400, 140, 0.0021, 0.6, '#a9b6ee', '#f2dcea') +
    ridge(440, 110, 0.0033, 2.2, '#8fbfe0', '#d6ecd8') +
    farVillage(r) +
    ridge(490, 80, 0.0027, 4, '#86cfa8', '#bfe6ac');
  for (let i = 0; i < 190; i++) {
    const [x, y, k] = [r() * W, 455 + r() * 75, 9 + r() * 12];
    s +=
      dot(x, y, k, pick(r, ['#78c49a', '#8ed0a4', '#69b592']), 1, k * 1.25) +
      dot(x - k * 0.25, y - k * 0.4, k * 0.5, '#b0e3b2', 0.7, k * 0.55);
  }
  return s + ridge(545, 40, 0.004, 1, '#84ca84', '#a0db88');
}

/** Tiny roofs on the far hillside. */
function farVillage(r: () => number): string {
  let s = '';
  for (let i = 0; i < 26; i++) {
    const [x, y] = [760 + i * 172 + r() * 90, 428 + r() * 22];
    s +=
      fill(roundRect(x, y, 22, 20, 1), '#fff3ea', 0.85) +
      fill(
        poly([
          [x - 4, y],
          [x + 11, y - 13],
          [x + 26, y],
        ]),
        pick(r, ['#e59a90', '#9aa8dc', '#b48fd0']),
        0.9,
      ) +
      fill(roundRect(x + 8, y + 7, 6, 7, 1), '#ffe0a0');
  }
  return s;
}
