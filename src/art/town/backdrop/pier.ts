/** The wooden pier. */
import { tone } from '../../kit/colour.ts';
import { poly } from '../../kit/path.ts';
import { pick, rng } from '../../kit/random.ts';
import { dot, fill, part, stroke } from '../../kit/shade.ts';
import { ellipse, roundRect } from '../../kit/shapes.ts';
import { PIER } from '../layout.ts';

export function pier(): string {
  const r = rng(5);
  const { x0, x1, y0, y1 } = PIER;
  let s = '';
  for (let x = x0 + 50; x < x1 - 120; x += 130)
    s +=
      part(roundRect(x, y1 - 6, 24, 64, 4), '#8a5a44', { shadow: 6, outline: 2.6 }) +
      fill(ellipse(x + 12, y1 + 57, 26, 6), '#ffffff', 0.65);
  s += fill(roundRect(x0, y1 + 6, x1 - x0 - 130, 24, 8), '#1f4f8a', 0.35);
  for (let x = x0; x < x1; x += 28) {
    const col = pick(r, ['#d09a6c', '#dba878', '#c68e60', '#d6a070']);
    const grain = stroke(
      `M${x + 9},${y0 + 14}L${x + 8},${y0 + 54}M${x + 16},${y0 + 70}L${x + 15},${y1 - 14}`,
      tone(col, -0.08),
      1.8,
      0.6,
    );
    s +=
      part(
        poly([
          [x, y0],
          [x + 26, y0],
          [x + 22, y1],
          [x - 4, y1],
        ]),
        col,
        { shadow: 3, rim: 2, outline: 1.9, pattern: grain },
      ) +
      dot(x + 5, y0 + 8, 1.8, '#8a5a44') +
      dot(x + 19, y1 - 8, 1.8, '#8a5a44');
  }
  return s + part(roundRect(x0 - 8, y1 - 2, x1 - x0 + 8, 15, 5), '#a8704c', { shadow: 4, outline: 2.6 });
}
