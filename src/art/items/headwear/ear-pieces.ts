/** Earrings and headphones. */
import type { ViewId } from '../../figure/views.ts';
import { nth } from '../../kit/random.ts';
import { ears, HEAD_CENTRE } from '../../figure/head.ts';
import type { Pt } from '../../kit/path.ts';
import { ringOf, stud } from '../accessories/jewels.ts';
import { finish, gem, piping } from '../rarity.ts';
import { type Ctx, type Draw, front, rank } from '../types.ts';
import { outlineOf, tone } from '../../kit/colour.ts';
import { part, stroke } from '../../kit/shade.ts';
import { ellipse, roundRect, star } from '../../kit/shapes.ts';
const earPiece =
  (draw: (c: Ctx, x: number, y: number) => string): Draw =>
  (c) => {
    const lobes = ears(c.v).map(
      (e): Pt => [e.x + (c.v.id === 'F' || c.v.id === 'B' ? Math.sign(e.x - 212) * 2 : -2), e.y + 19],
    );
    const left = Math.min(...lobes.map((l) => l[0]));
    const right = Math.max(...lobes.map((l) => l[0]));
    const box = roundRect(left - 8, nth(lobes, 0)[1] - 4, right - left + 16, 44);
    return finish(c, front(lobes.map(([x, y]) => draw(c, x, y)).join('')), box);
  };

export const hoopEarrings = earPiece((c, x, y) => ringOf(c, x, y + 10, 11) + (rank(c) ? stud(c, x, y + 22, 2.6) : ''));

export const dropEarrings = earPiece(
  (c, x, y) =>
    stud(c, x, y) +
    stroke(`M${x},${y + 4}L${x},${y + 12}`, c.p.metal, 2) +
    part(
      `M${x},${y + 10}C${x + 9},${y + 22} ${x + 8},${y + 32} ${x},${y + 32}C${x - 8},${y + 32} ${x - 9},${y + 22} ${x},${y + 10}Z`,
      c.p.main,
      { outline: 2, shadow: 3, rim: 2 },
    ),
);

export const starEarrings = earPiece(
  (c, x, y) => stud(c, x, y, 2.4) + part(star(x, y + 15, 10), c.p.main, { outline: 2, shadow: 2, rim: 1.6 }),
);

/** Headphones over the hair. */
export const headphones: Draw = (c) => {
  const [hx, hy] = HEAD_CENTRE[c.v.id];
  const flat = c.v.id === 'F' || c.v.id === 'B';
  const overTheTop = `M${hx - 104},${hy + 8}C${hx - 110},${hy - 150} ${hx + 110},${hy - 150} ${hx + 104},${hy + 8}`;
  const arcs: Record<ViewId, string> = {
    F: overTheTop,
    B: overTheTop,
    Q: `M${hx - 84},${hy - 24}C${hx - 70},${hy - 152} ${hx + 62},${hy - 150} ${hx + 66},${hy + 4}`,
    S: `M${hx + 12},${hy - 4}C${hx + 4},${hy - 50} ${hx + 2},${hy - 90} ${hx + 8},${hy - 122}`,
  };
  const arc = arcs[c.v.id];
  const bandSvg =
    stroke(arc, outlineOf(c.p.main), 16) + stroke(arc, c.p.main, 11) + stroke(arc, tone(c.p.main, 0.16), 3, 0.8);
  const cup = (x: number, y: number, rx: number) =>
    part(ellipse(x, y, rx, 30), c.p.main, { shadow: 6 }) +
    part(ellipse(x, y, rx * 0.62, 19), c.p.accent, { shadow: 3, rim: 2, outline: 2.4 }) +
    piping(c, ellipse(x, y, rx * 0.8, 24), 2.4) +
    (rank(c) >= 2 ? gem(x, y, 5, c.p.metal) : '');
  const cups = flat
    ? cup(hx - 101, hy + 20, 15) + cup(hx + 101, hy + 20, 15)
    : cup(hx + (c.v.id === 'Q' ? 64 : 16), hy + 20, c.v.id === 'Q' ? 24 : 29);
  return finish(c, front(bandSvg + cups), roundRect(hx - 110, hy - 118, 220, 170));
};
