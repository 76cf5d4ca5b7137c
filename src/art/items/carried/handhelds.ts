/** Items in the character's right hand. The hand is cut out, so that its fingers are in front. */
import { gripOf } from '../../figure/limbs.ts';
import { drawnSide, isSymmetric, type Side, type View } from '../../figure/views.ts';
import { finish, gem, LEGEND_GLOW, piping } from '../rarity.ts';
import { type Ctx, type Draw, type Layer, rank } from '../types.ts';
import { tone } from '../../kit/colour.ts';
import { cutOut } from '../../kit/masks.ts';
import { bow, move } from '../../kit/path.ts';
import { detail, fill, group, part, stroke } from '../../kit/shade.ts';
import { ellipse, heart, sparkle, star } from '../../kit/shapes.ts';
import { lightSide } from '../../kit/state.ts';
import { tube } from '../../kit/tube.ts';
interface Held {
  /** In front of the hand (rare) and behind the fingers. */
  behindFingers: string;
  shape: string;
}

const HOLDING_SIDE: Side = -1;

/** Direction in which the item leans: away from the body, or forwards in profile. */
function leanOf(v: View, s: Side, x: number): number {
  if (isSymmetric(v)) return Math.sign(x - 212.5);
  return v.id === 'Q' ? s : s > 0 ? -1.4 : -0.9;
}

const held =
  (draw: (c: Ctx, x: number, y: number, out: number) => Held): Draw =>
  (c) => {
    const s = drawnSide(c.v, HOLDING_SIDE);
    const { x, y, hand } = gripOf(c.R, c.v, s);
    const out = leanOf(c.v, s, x);
    const away = isSymmetric(c.v) || s > 0 ? 0 : -9; // px; makes it visible beyond the far hand
    const h = draw(c, x + away, y, out);
    const svg = cutOut(h.behindFingers, c.R.isAlone === true ? [] : [hand]);
    const layer: Layer = isSymmetric(c.v) || s > 0 ? { front: svg } : { back: svg };
    return finish(c, layer, h.shape);
  };

/** A balloon on a string, floating above the shoulder. */
const balloonOf = (shape: 'round' | 'heart'): Draw =>
  held((c, x, y, out) => {
    const { p } = c;
    const bx = Math.max(58, Math.min(367, x + out * 36));
    const by = 300;
    const body =
      shape === 'round'
        ? `M${bx},${by - 62}C${bx + 40},${by - 62} ${bx + 48},${by - 24} ${bx + 40},${by}C${bx + 32},${by + 24} ${bx + 14},${by + 40} ${bx},${by + 42}C${bx - 14},${by + 40} ${bx - 32},${by + 24} ${bx - 40},${by}C${bx - 48},${by - 24} ${bx - 40},${by - 62} ${bx},${by - 62}Z`
        : heart(bx, by - 4, 38);
    const knot = `M${bx - 6},${by + 50}L${bx},${by + 38}L${bx + 6},${by + 50}Z`;
    const line = bow([bx, by + 48], [bx - out * 14, (by + y) / 2 + 40], [x, y]);
    const glossX = bx - 15 * lightSide();
    const svg =
      stroke(line, tone(p.main, -0.3), 2.6) +
      part(knot, p.main, { shadow: 2, rim: 1.5, outline: 2.4 }) +
      part(body, p.main, { shadow: 12, rim: 5, shadowAlpha: 0.5 }) +
      fill(ellipse(glossX, by - 34, 9, 14), '#ffffff', 0.55) +
      fill(ellipse(glossX - 5 * lightSide(), by - 12, 3.5, 5), '#ffffff', 0.45) +
      (rank(c) ? fill(star(bx, by - 4, 15), p.accent) : '');
    return { behindFingers: svg, shape: body };
  });

export const balloon = balloonOf('round');

export const heartBalloon = balloonOf('heart');

/** A paper cup with a sleeve. */
export const coffee: Draw = held((c, x, y) => {
  const { p } = c;
  const place = (d: string) => move(d, x, y - 4, 1.3);
  const cup = place('M-18,-22L18,-22L13,26Q0,31 -13,26Z');
  const sleeve = place('M-17,-9Q0,-5 17,-9L14.5,14Q0,18 -14.5,14Z');
  const lid = place('M-21,-30Q0,-34 21,-30L21,-21Q0,-17 -21,-21ZM-17,-36Q0,-40 17,-36L18,-29Q0,-25 -18,-29Z');
  const steam = stroke(
    place('M-6,-43Q-12,-51 -6,-58Q0,-65 -6,-72M7,-43Q1,-50 7,-56Q12,-62 7,-68'),
    '#ffffff',
    3.4,
    0.75,
  );
  const svg =
    steam +
    part(cup, p.soft, { shadow: 6, rim: 3, outline: 2.8 }) +
    part(sleeve, p.main, { shadow: 5, rim: 2, outline: 2.4 }) +
    part(lid, p.accent, { shadow: 3, rim: 2, outline: 2.6 }) +
    piping(c, sleeve, 1.8);
  return { behindFingers: svg, shape: cup };
});

const petal = 'M0,0C-10,-8 -10,-22 0,-26C10,-22 10,-8 0,0Z';

/** One large flower. */
export const flower: Draw = held((c, x, y, out) => {
  const { p } = c;
  const [fx, fy] = [x + out * 16, y - 78];
  const stem = bow([x - out * 4, y + 40], [x, y - 20], [fx, fy]);
  const leaf = (dx: number, turn: number) =>
    group(
      `translate(${x + dx},${y - 26}) rotate(${turn})`,
      part('M0,0C6,-12 22,-16 32,-10C28,2 12,8 0,0Z', '#5fae62', { shadow: 3, rim: 2, outline: 2.2 }),
    );
  const petals = Array.from({ length: 6 }, (_, i) =>
    group(`translate(${fx},${fy}) rotate(${i * 60})`, part(petal, p.main, { shadow: 3, rim: 2, outline: 2.4 })),
  ).join('');
  const heartOf =
    rank(c) >= 2 ? gem(fx, fy, 9, p.accent) : part(ellipse(fx, fy, 9), p.accent, { shadow: 3, rim: 2, outline: 2.4 });
  const svg = stroke(stem, '#2f6a48', 7) + stroke(stem, '#5fae62', 4) + leaf(2, -10) + leaf(-2, 190) + petals + heartOf;
  return { behindFingers: svg, shape: ellipse(fx, fy, 28) };
});

/** A wand with a star. */
export const wand: Draw = held((c, x, y, out) => {
  const { p } = c;
  const [tx, ty] = [x + out * 26, y - 84];
  const stick = tube(
    [
      [x - out * 9, y + 30, 4.5],
      [tx, ty, 4],
    ],
    {},
  );
  const glow = rank(c) === 3 ? fill(ellipse(tx, ty, 34), LEGEND_GLOW, 0.35) : '';
  const svg =
    glow +
    part(stick, p.accent, { shadow: 2.5, rim: 1.6, outline: 2.6 }) +
    part(star(tx, ty, 26), p.main, { shadow: 5, rim: 3 }) +
    fill(sparkle(tx + 24, ty - 20, 8), '#fffbe0') +
    (rank(c) >= 2 ? gem(tx, ty + 1, 7, p.accent) : '');
  return { behindFingers: svg, shape: star(tx, ty, 26) };
});

/** An ice cream cone with two scoops. */
export const iceCream: Draw = held((c, x, y) => {
  const { p } = c;
  const place = (d: string) => move(d, x, y - 18, 1.35);
  const cone = place('M-15,0L15,0L0,50Z');
  const waffle = stroke(place('M-12,6L8,26M-4,0L12,14M12,6L-8,26M4,0L-12,14'), '#a8623f', 1.8, 0.7);
  const SCOOP = 'M-19,0C-22,-32 22,-32 19,0C14,7 8,0 3,5C-4,9 -12,0 -19,0Z';
  const scoop = (dy: number, col: string) => part(place(move(SCOOP, 0, dy)), col, { shadow: 6, rim: 3, outline: 2.6 });
  const cherry = detail(place(ellipse(2, -50, 5)), '#e0566b');
  const svg =
    part(cone, '#e2a458', { shadow: 4, rim: 2, outline: 2.6, pattern: waffle }) +
    scoop(0, p.main) +
    scoop(-22, p.accent) +
    cherry;
  return { behindFingers: svg, shape: cone };
});
