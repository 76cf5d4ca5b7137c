/** Scarves, bow ties and other things tied round the neck. */
import { nth } from '../../kit/random.ts';
import { surface } from '../../figure/rings.ts';
import { edges } from '../../figure/torso.ts';
import { facing } from '../../figure/views.ts';
import { bowKnot } from '../clothes/dresses.ts';
import { neckArc } from '../clothes/necklines.ts';
import { finish, gem, piping } from '../rarity.ts';
import { type Ctx, type Draw, front, rank } from '../types.ts';
import { tone } from '../../kit/colour.ts';
import { bow, pt, type Pt, smooth } from '../../kit/path.ts';
import { detail, fill, part, place, stroke } from '../../kit/shade.ts';
import { ellipse } from '../../kit/shapes.ts';
import { tube, type TubeNode } from '../../kit/tube.ts';
const knitRows = (pts: Pt[], col: string) =>
  stroke(pts.map(([x, y]) => `M${pt([x - 4, y - 9])}L${pt([x + 3, y + 10])}`).join(''), tone(col, -0.12), 2, 0.6);

/** A scarf: a thick roll and two ends hanging in front. */
export const scarf: Draw = (c) => {
  const { p, R } = c;
  const arc = neckArc(c, 256, R.masc ? 11 : 10, 17);
  const roll = tube(
    arc.map(([x, y]): TubeNode => [x, y, 12.5]),
    {},
    4,
  );
  const ends = scarfEnds(c);
  const rollSvg = part(roll, p.main, { shadow: 6, rim: 3, pattern: knitRows(arc, p.main) });
  return finish(c, front(ends + rollSvg), roll);
};

function scarfEnds(c: Ctx): string {
  const { v, p, R } = c;
  const back = v.id === 'B';
  const foot = (phi: number, y: number) => surface(R.rings, v, y, phi, 9);
  const end = (phi: number, length: number) => {
    if (facing(v, phi) < 0.1) return '';
    const nodes = [272, 300, 272 + length].map((y, i): TubeNode => [...foot(phi * (i ? 1 : 0.7), y), 11 + i * 1.5]);
    const d = tube(nodes, { end: 0.1 });
    const [x, y] = nth(nodes, 2);
    const fringe = stroke(
      [-9, -3, 3, 9].map((q) => `M${pt([x + q, y])}L${pt([x + q * 1.15, y + 13])}`).join(''),
      p.accent,
      4,
    );
    const bars = stroke(
      [16, 28].map((q) => bow([x - 13, y - q], [x, y - q + 4], [x + 13, y - q])).join(''),
      p.accent,
      5,
    );
    return fringe + part(d, p.main, { shadow: 6, pattern: bars, outline: 2.8 });
  };
  return back ? '' : end(-8, 84) + end(22, 108);
}

/** A bow tie under the chin. */
export const bowTie: Draw = (c) => {
  const { v, p } = c;
  const ribbon = neckArc(c, 254, 5, 11).map(([x, y]): TubeNode => [x, y, 3.6]);
  const strap = detail(tube(ribbon, {}, 3), p.main);
  if (facing(v, 0) < -0.5) return front(strap);
  const [x, y] = surface(c.R.rings, v, 270, 0, 7);
  const loops =
    'M0,0C-8,-14 -28,-17 -31,-10C-33,0 -33,8 -31,14C-26,18 -8,12 0,3C8,12 26,18 31,14C33,8 33,0 31,-10C28,-17 8,-14 0,0Z';
  const knot = part(ellipse(0, 1.5, 6.5, 8), tone(p.main, 0.05), { shadow: 3, rim: 2, outline: 2.4 });
  const art =
    part(loops, p.main, {
      shadow: 5,
      rim: 2.5,
      outline: 2.8,
      pattern: [-22, -13, 13, 22].map((q) => fill(ellipse(q, 1, 3), p.accent)).join(''),
    }) + (rank(c) >= 2 ? gem(0, 1, 7, p.accent) : knot);
  return finish(
    c,
    front(strap + place(art, x, y, Math.max(0.42, v.cos), 1)),
    strap ? `M${pt([x - 34, y - 20])}L${pt([x + 34, y + 20])}` : '',
  );
};

/** A sailor's neckerchief with a large bow. */
export const neckerchief: Draw = (c) => {
  const { v, p, R } = c;
  const arc = neckArc(c, 256, R.masc ? 13 : 12, 16).map(
    ([x, y], i): TubeNode => [x, y, 6 + 3 * Math.sin((i / 8) * Math.PI)],
  );
  const roll = tube(arc, {}, 3);
  const cape =
    v.id === 'B'
      ? part(smooth([...edgePair(c, 262, 14), [212.5 + 30, 318], [212.5, 336], [212.5 - 30, 318]] as Pt[]), p.main, {
          shadow: 6,
        }) + piping(c, roll, 2)
      : '';
  const [x, y] = surface(R.rings, v, 284, 0, 8);
  const knot =
    facing(v, 0) > -0.3 && v.id !== 'B' ? place(bowKnot(0, 0, 0.95, p.main), x, y, Math.max(0.6, v.cos), 1) : '';
  return finish(c, front(cape + part(roll, p.main, { shadow: 4, rim: 2.4, outline: 2.8 }) + knot), roll);
};

const edgePair = (c: Ctx, y: number, grow: number) => edges(c.R.rings, c.v, y, grow);
