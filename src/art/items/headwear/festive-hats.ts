/** Hats for summer and for celebrations. */
import { HEAD_CENTRE, onHead, skull } from '../../figure/head.ts';
import { facing, type ViewId } from '../../figure/views.ts';
import { finish, gem, piping, studs } from '../rarity.ts';
import { type Ctx, type Draw, front, rank } from '../types.ts';
import { tone } from '../../kit/colour.ts';
import { move, type Pt, pt } from '../../kit/path.ts';
import { clip, detail, fill, part, place, stroke } from '../../kit/shade.ts';
import { ellipse, star } from '../../kit/shapes.ts';

/** Horizontal offset of hats in side views, in px. */
const BACKWARD: Record<ViewId, number> = { F: 0, Q: 6, S: 9, B: 0 };
const LEAF = '#6fae5c';

const petals = (col: string, r: number): string =>
  Array.from({ length: 5 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 5 - Math.PI / 2;
    return part(ellipse(Math.cos(angle) * r * 0.62, Math.sin(angle) * r * 0.62, r * 0.5), col, {
      outline: 2,
      shadow: r * 0.2,
      rim: 1.4,
    });
  }).join('');

const blossom = (c: Ctx, x: number, y: number, r: number, col: string, squeeze = 1): string =>
  place(
    petals(col, r) +
      (rank(c) >= 2 ? gem(0, 0, r * 0.32, c.p.metal) : detail(ellipse(0, 0, r * 0.34), '#ffd35c', { outline: 1.6 })),
    x,
    y,
    squeeze,
    1,
  );

/** A wide straw hat with a ribbon. */
export const strawHat: Draw = (c) => {
  const { v, p } = c;
  const put = (d: string): string => onHead(v, move(d, BACKWARD[v.id], 0));
  const dome = put('M-80,-58C-86,-104 -50,-128 0,-128C50,-128 86,-104 80,-58C42,-44 -42,-44 -80,-58Z');
  const brim = put(
    'M-122,-44C-114,-66 -64,-78 0,-78C64,-78 114,-66 122,-44C126,-30 92,-22 66,-27C30,-35 -30,-35 -66,-27C-92,-22 -126,-30 -122,-44Z',
  );
  const ribbon = put('M-83,-70C-44,-54 44,-54 83,-70L80,-50C44,-38 -44,-38 -80,-50Z');
  const weave = (d: string, rows: number, top: number): string =>
    clip(
      d,
      stroke(
        put(
          Array.from({ length: rows }, (_, i) => `M-124,${top + i * 9}Q0,${top + 16 + i * 9} 124,${top + i * 9}`).join(
            '',
          ),
        ),
        tone(p.main, -0.12),
        1.6,
        0.55,
      ),
    );
  const flowerX = { F: 60, Q: 66, S: 30, B: -60 }[v.id];
  const [fx, fy] = [HEAD_CENTRE[v.id][0] + flowerX, HEAD_CENTRE[v.id][1] - 58];
  const svg =
    part(brim, p.main, { shadow: 8, pattern: '' }) +
    weave(brim, 7, -76) +
    part(dome, p.main, { shadow: 11 }) +
    weave(dome, 9, -132) +
    detail(ribbon, p.accent) +
    blossom(c, fx, fy, 17, p.soft) +
    piping(c, put('M-122,-42C-118,-30 -92,-23 -66,-28C-30,-36 30,-36 66,-28C92,-23 118,-30 122,-42'));
  return finish(c, front(svg), brim);
};

/** A top hat, a little crushed. */
export const topHat: Draw = (c) => {
  const { v, p } = c;
  const put = (d: string): string => onHead(v, move(d, BACKWARD[v.id], 0));
  const tall = put(
    'M-66,-60C-66,-92 -72,-116 -76,-134C-40,-143 40,-143 76,-134C72,-116 66,-92 66,-60C30,-48 -30,-48 -66,-60Z',
  );
  const lid = put('M-76,-134C-40,-143 40,-143 76,-134C40,-126 -40,-126 -76,-134Z');
  const brim = put(
    'M-106,-56C-100,-70 -56,-78 0,-78C56,-78 100,-70 106,-56C104,-38 70,-34 48,-38C20,-43 -20,-43 -48,-38C-70,-34 -104,-38 -106,-56Z',
  );
  const band = put('M-67,-84C-34,-72 34,-72 67,-84L66,-62C30,-49 -30,-49 -66,-62Z');
  const [bx, by] = [HEAD_CENTRE[v.id][0] + { F: 34, Q: 10, S: -24, B: -34 }[v.id], HEAD_CENTRE[v.id][1] - 68];
  const svg =
    part(brim, tone(p.main, -0.02), { shadow: 7 }) +
    part(tall, p.main, { shadow: 12, rim: 5 }) +
    fill(lid, tone(p.main, 0.08), 0.7) +
    detail(band, p.accent) +
    studs(c, [[bx, by]], 8) +
    piping(c, put('M-104,-50C-96,-36 -70,-34 -48,-39C-20,-44 20,-44 48,-39C70,-34 96,-36 104,-50'));
  return finish(c, front(svg), tall);
};

/** Flowers and leaves round the head. */
export const flowerCrown: Draw = (c) => {
  const { v, p } = c;
  const seen = Array.from({ length: 12 }, (_, i) => i * 30).filter((lon) => facing(v, lon) > -0.12);
  const at = (lon: number): Pt => skull(v, lon, 46, 16);
  const ordered = seen.toSorted((a, b) => facing(v, a) - facing(v, b));
  const leaf = (lon: number): string => {
    const [x, y] = at(lon + 15);
    return place(
      part('M0,0C6,-12 20,-14 28,-8C22,4 10,8 0,0Z', LEAF, { outline: 2, shadow: 3, rim: 1.6 }),
      x,
      y,
      facing(v, lon) < 0 ? -0.8 : 0.8,
      0.8,
      -20,
    );
  };
  const cols = [p.main, p.accent, p.soft];
  const flowers = ordered.map((lon) => {
    const [x, y] = at(lon);
    const look = Math.max(0.55, facing(v, lon));
    return blossom(c, x, y, (lon / 30) % 2 ? 14 : 18, cols[(lon / 30) % 3] ?? p.main, look);
  });
  const shape = `M${pt([HEAD_CENTRE[v.id][0] - 80, HEAD_CENTRE[v.id][1] - 100])}L${pt([HEAD_CENTRE[v.id][0] + 80, HEAD_CENTRE[v.id][1] - 50])}`;
  return finish(c, front(ordered.map(leaf).join('') + flowers.join('')), shape);
};

/** Small paper lanterns, lit, on a cord round the head. */
export const lanternCrown: Draw = (c) => {
  const { v, p } = c;
  const seen = Array.from({ length: 12 }, (_, i) => i * 30).filter((lon) => facing(v, lon) > -0.12);
  const at = (lon: number): Pt => skull(v, lon, 46, 16);
  const ordered = seen.toSorted((a, b) => facing(v, a) - facing(v, b));
  const leaves = ordered.map((lon) => {
    const [x, y] = at(lon + 15);
    const leaf = part('M0,0C5,-9 16,-11 24,-5C18,5 8,6 0,0Z', LEAF, { outline: 2, shadow: 3, rim: 1.6 });
    return place(leaf, x, y, facing(v, lon) < 0 ? -0.8 : 0.8, 0.8, -14);
  });
  const lanterns = ordered.map((lon) => {
    const [x, y] = at(lon);
    const look = Math.max(0.55, facing(v, lon));
    const size = (lon / 30) % 2 ? 0.86 : 1.08;
    const paper = (lon / 30) % 2 ? p.accent : p.main;
    const lamp =
      fill(ellipse(0, 2, 24), '#ffe7a0', 0.35) +
      part(ellipse(0, 2, 16, 14), paper, { outline: 2.4, shadow: 5, rim: 2.4 }) +
      fill(ellipse(0, 3, 8, 9), '#fff6cf', 0.85) +
      stroke('M-8,-9C-13,-2 -13,6 -8,13M8,-9C13,-2 13,6 8,13', tone(paper, -0.22), 1.6, 0.7) +
      detail('M-8,-14L8,-14L8,-9L-8,-9Z', p.metal, { outline: 1.8 }) +
      detail('M-7,13L7,13L7,18L-7,18Z', p.metal, { outline: 1.8 });
    return place(lamp, x, y, size * look, size, 0);
  });
  const shape = `M${pt([HEAD_CENTRE[v.id][0] - 80, HEAD_CENTRE[v.id][1] - 100])}L${pt([HEAD_CENTRE[v.id][0] + 80, HEAD_CENTRE[v.id][1] - 50])}`;
  return finish(c, front(leaves.join('') + lanterns.join('')), shape);
};

/** A paper cone with stars. */
export const partyHat: Draw = (c) => {
  const { v, p } = c;
  const lean = { F: 14, Q: 18, S: 16, B: -14 }[v.id];
  const put = (d: string): string => onHead(v, move(d, lean, 0));
  const cone = put('M-40,-74C-28,-100 -10,-124 2,-134C12,-122 30,-98 40,-72C18,-58 -18,-58 -40,-74Z');
  const stripes = clip(cone, stroke(put('M-50,-96L24,-58M-34,-122L50,-78M-16,-140L56,-104'), p.accent, 9));
  const [hx, hy] = HEAD_CENTRE[v.id];
  const tip = hx + lean + 1;
  const bobble = part(star(tip, hy - 129, 13, 8, 0.6), p.soft, { shadow: 4, rim: 2, outline: 2.4 });
  const svg = part(cone, p.main, { shadow: 8, pattern: '' }) + stripes + stroke(cone, tone(p.main, -0.4), 2.4) + bobble;
  return finish(c, front(svg + piping(c, put('M-40,-74C-18,-58 18,-58 40,-72'), 4)), cone);
};
