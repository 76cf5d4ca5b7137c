/** Hats. All stay below y 16, so that the thumbnail crop keeps the face. */
import { HEAD_CENTRE, onHead } from '../../figure/head.ts';
import { type View, type ViewId } from '../../figure/views.ts';
import { along, finish, gem, piping, studs } from '../rarity.ts';
import { type Draw, front, rank } from '../types.ts';
import { tone } from '../../kit/colour.ts';
import { radial } from '../../kit/light.ts';
import { move, type Pt, smooth } from '../../kit/path.ts';
import { clip, detail, fill, group, part, stroke } from '../../kit/shade.ts';
import { ellipse, roundRect, star } from '../../kit/shapes.ts';
import { lightSide } from '../../kit/state.ts';
import { tube } from '../../kit/tube.ts';

const tilted = (v: View, degrees: number, inner: string) => {
  const [x, y] = HEAD_CENTRE[v.id];
  return group(`rotate(${v.id === 'B' ? -degrees : degrees} ${x} ${y})`, inner);
};

/** Beret: one soft disc. The band is under the rim, so that its corners are hidden. */
export const beret: Draw = (c) => {
  const [hx, hy] = HEAD_CENTRE[c.v.id];
  const dx = { F: 10, Q: 14, S: 16, B: -10 }[c.v.id];
  const place = (d: string) => move(d, hx + dx, hy + 8);
  const disc = place(
    'M-94,-64C-120,-100 -68,-132 -6,-130C66,-128 114,-102 94,-66C88,-58 76,-54 62,-52C20,-47 -24,-47 -64,-51C-78,-53 -88,-57 -94,-64Z',
  );
  const folds = place('M-60,-60Q-62,-78 -50,-92M44,-60Q52,-76 46,-92M-6,-56Q-8,-70 -2,-80');
  const stem = place(
    tube([
      [0, -127, 4],
      [2, -136, 3.4],
      [7, -141, 3.6],
    ]),
  );
  const glow = radial(hx + dx - 34 * lightSide(), hy - 104, 56, 28, tone(c.p.main, 0.2, 0.8), 0.7);
  const rim = place('M-90,-66C-70,-54 70,-52 92,-68');
  const svg =
    detail(stem, tone(c.p.main, -0.04)) +
    part(disc, c.p.main, {
      shadow: 12,
      rim: 5,
      outline: 3.2,
      pattern: glow + stroke(folds, tone(c.p.main, -0.16), 2.4, 0.6),
    }) +
    clip(disc, stroke(rim, tone(c.p.main, -0.2), 3, 0.7));
  return finish(c, front(tilted(c.v, -7, svg + piping(c, rim) + studs(c, [[hx + dx - 62, hy - 52]], 7))), disc);
};

/** Knitted beanie with a turned-up brim and a bobble. */
export const beanie: Draw = (c) => {
  const { v, p } = c;
  const x = { F: 0, Q: 4, S: 8, B: 0 }[v.id];
  const place = (d: string) => onHead(v, move(d, x, 0));
  const dome = place('M-100,-34C-108,-96 -56,-122 0,-122C56,-122 108,-96 100,-34C60,-20 -60,-20 -100,-34Z');
  const brim = place(
    'M-104,-52C-60,-36 60,-36 104,-52C109,-44 109,-30 104,-20C60,-4 -60,-4 -104,-20C-109,-30 -109,-44 -104,-52Z',
  );
  const ribs = place(
    [-80, -56, -30, 0, 30, 56, 80].map((q) => `M${q * 1.1},-40Q${q * 1.05},-90 ${q * 0.4},-122`).join(''),
  );
  const ribsBrim = place(Array.from({ length: 15 }, (_, i) => `M${-98 + i * 14},-52L${-98 + i * 14},0`).join(''));
  const bobble = onHead(
    v,
    smooth(
      Array.from({ length: 18 }, (_, i): Pt => {
        const a = (i / 18) * 6.283;
        const r = i % 2 ? 20 : 16.5;
        return [x + Math.cos(a) * r, -119 + Math.sin(a) * r];
      }),
    ),
  );
  const svg =
    part(dome, p.main, { shadow: 11, pattern: stroke(ribs, tone(p.main, -0.1), 2.4, 0.6) }) +
    part(bobble, p.accent, { shadow: 7, rim: 3 }) +
    part(brim, tone(p.main, 0.04), { shadow: 6, pattern: stroke(ribsBrim, tone(p.main, -0.12), 2.2, 0.6) });
  return finish(c, front(svg + piping(c, place('M-104,-51C-60,-35 60,-35 104,-51'))), dome);
};

/** Baseball cap. The peak points in the viewing direction. */
export const cap: Draw = (c) => {
  const { v, p } = c;
  const dome: Record<ViewId, string> = {
    F: 'M-97,-36C-104,-92 -54,-120 0,-120C54,-120 104,-92 97,-36C60,-50 -60,-50 -97,-36Z',
    Q: 'M-90,-38C-98,-92 -50,-120 4,-120C66,-120 112,-92 106,-22C70,-40 -40,-52 -90,-38Z',
    S: 'M-86,-40C-92,-92 -50,-120 10,-120C74,-120 114,-88 108,-20C60,-32 -20,-42 -86,-40Z',
    B: 'M-98,-24C-106,-90 -54,-120 0,-120C54,-120 106,-90 98,-24C60,-12 -60,-12 -98,-24Z',
  };
  const peak: Record<ViewId, string> = {
    F: 'M-86,-46C-50,-60 50,-60 86,-46C96,-30 84,-16 68,-20C30,-34 -30,-34 -68,-20C-84,-16 -96,-30 -86,-46Z',
    Q: 'M-88,-46C-60,-58 0,-54 34,-44C30,-30 10,-24 -10,-28C-44,-34 -74,-26 -96,-14C-112,-12 -118,-24 -110,-32C-104,-40 -96,-44 -88,-46Z',
    S: 'M-82,-46C-60,-52 -36,-46 -20,-40C-34,-28 -56,-26 -76,-26C-94,-26 -112,-20 -124,-14C-138,-12 -140,-24 -130,-30C-116,-38 -100,-44 -82,-46Z',
    B: '',
  };
  const seams = onHead(
    v,
    v.id === 'S'
      ? 'M12,-120C40,-90 50,-60 52,-34M12,-120C-20,-100 -34,-70 -36,-44'
      : 'M2,-120C-30,-100 -48,-76 -50,-46M2,-120C34,-100 52,-76 54,-46',
  );
  const d = onHead(v, dome[v.id]);
  const badgeX = { F: 0, Q: -32, S: -999, B: -999 }[v.id];
  const badge = badgeX > -900 ? onHead(v, move(star(0, 0, 15), badgeX, -74, v.id === 'Q' ? 0.85 : 1, 1)) : '';
  const strap =
    v.id === 'B'
      ? fill(onHead(v, 'M-30,-18C-26,-52 26,-52 30,-18C16,-15 -16,-15 -30,-18Z'), tone(p.main, -0.3), 0.85) +
        detail(onHead(v, 'M-32,-26C-12,-20 12,-20 32,-26L32,-16C12,-10 -12,-10 -32,-16Z'), p.accent)
      : '';
  const peakPath = peak[v.id] && onHead(v, peak[v.id]);
  const svg =
    part(d, p.main, { shadow: 11, pattern: stroke(seams, tone(p.main, -0.14), 2.4, 0.7) }) +
    detail(onHead(v, ellipse({ F: 0, Q: 4, S: 12, B: 0 }[v.id], -121, 8, 5)), p.accent) +
    strap +
    (peakPath ? part(peakPath, p.accent, { shadow: 6 }) + piping(c, peakPath) : '') +
    (badge && detail(badge, p.soft));
  return finish(c, front(svg), d);
};

/** Witch hat: wide brim, bent cone. */
export const witchHat: Draw = (c) => {
  const { v, p } = c;
  const x = { F: 0, Q: 6, S: 8, B: 0 }[v.id];
  const bend = v.id === 'B' ? -1 : 1;
  const place = (d: string) => onHead(v, move(d, x, 0));
  const cone = place(
    move(
      'M-74,-66C-58,-92 -44,-110 -30,-124C-16,-138 22,-142 52,-138C66,-136 72,-126 62,-122C48,-120 40,-114 46,-104C58,-92 68,-80 76,-66C40,-52 -40,-52 -74,-66Z',
      0,
      0,
      bend,
      1,
    ),
  );
  const brim = place(
    'M-118,-46C-112,-66 -60,-76 0,-76C60,-76 112,-66 118,-46C122,-34 96,-28 70,-34C30,-44 -30,-44 -70,-34C-96,-28 -122,-34 -118,-46Z',
  );
  const ribbon = place('M-76,-72C-40,-58 40,-58 78,-72L82,-56C44,-42 -44,-42 -82,-56Z');
  const buckle =
    v.id === 'B' || v.id === 'S'
      ? ''
      : stroke(place(roundRect({ F: -12, Q: -34, S: 0, B: 0 }[v.id], -66, 22, 18, 3)), p.metal, 5);
  const svg =
    part(brim, tone(p.main, -0.02), { shadow: 8 }) +
    part(cone, p.main, { shadow: 11, rim: 5 }) +
    detail(ribbon, p.accent) +
    buckle +
    piping(c, place('M-118,-46C-112,-34 -96,-30 -70,-35C-30,-45 30,-45 70,-35C96,-30 112,-34 118,-46'));
  return finish(c, front(svg), brim);
};

/** Crown: points around a ring. */
export const crown: Draw = (c) => {
  const { v, p } = c;
  const [hx, hy] = HEAD_CENTRE[v.id];
  const [cx, y] = [hx + { F: 0, Q: 6, S: 10, B: 0 }[v.id], hy - 84];
  const rx = 62;
  const back = `M${cx - rx},${y - 8}C${cx - 40},${y - 22} ${cx + 40},${y - 22} ${cx + rx},${y - 8}L${cx + rx + 8},${y - 44}L${cx + 30},${y - 24}L${cx},${y - 50}L${cx - 30},${y - 24}L${cx - rx - 8},${y - 44}Z`;
  const body = `M${cx - rx},${y - 8}L${cx - rx - 8},${y - 46}L${cx - 38},${y - 14}L${cx - 22},${y - 50}L${cx},${y - 8}L${cx + 22},${y - 50}L${cx + 38},${y - 14}L${cx + rx + 8},${y - 46}L${cx + rx},${y - 8}L${cx + rx - 2},${y + 14}C${cx + 40},${y + 28} ${cx - 40},${y + 28} ${cx - rx + 2},${y + 14}Z`;
  const tips: Pt[] = [
    [cx - rx - 8, y - 46],
    [cx - 22, y - 50],
    [cx + 22, y - 50],
    [cx + rx + 8, y - 46],
  ];
  const jewels = along([cx - rx, y + 6], [cx + rx, y + 6], rank(c) >= 2 ? 5 : 3, 12)
    .map(([x, q], i) => gem(x, q, 5.5, i % 2 ? p.soft : p.accent))
    .join('');
  const svg =
    part(back, tone(p.main, -0.12), { shadow: 0, rim: 2 }) +
    part(body, p.main, { shadow: 8, rim: 4, rimAlpha: 0.9 }) +
    tips.map(([x, q]) => gem(x, q, 5, p.accent)).join('') +
    jewels;
  return finish(c, front(svg), body);
};
