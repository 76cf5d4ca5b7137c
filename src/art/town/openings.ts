/** Windows, doors, shop windows, dormers. */
import { outlineOf, tone } from '../kit/colour.ts';
import { gradient, radial, SHADOW } from '../kit/light.ts';
import { num, poly } from '../kit/path.ts';
import { pick, rng } from '../kit/random.ts';
import { clip, dot, fill, part, stroke } from '../kit/shade.ts';
import { arch, ellipse, roundRect } from '../kit/shapes.ts';
import { flower } from './foliage.ts';
import { join, piece, type Piece } from './piece.ts';

const GLASS = '#bfe6f7';

const LIT = '#ffe6b0';

const PANE_GLOW = '#ff9d3f';

interface WindowOptions {
  round?: boolean;
  box?: string;
  lit?: boolean;
  seed?: number;
  shutters?: string;
  panes?: boolean;
}

/** Top left corner at x, y. */
export function windowAt(x: number, y: number, w: number, h: number, frame: string, o: WindowOptions = {}): Piece {
  const glass = o.lit ? LIT : GLASS;
  const outer = o.round ? arch(x - 6, y - 6, w + 12, h + 10) : roundRect(x - 6, y - 6, w + 12, h + 12, 7);
  const inner = o.round ? arch(x, y, w, h) : roundRect(x, y, w, h, 3);
  const curtain = `M${x},${y}Q${num(x + w * 0.3)},${num(y + h * 0.5)} ${x},${y + h}Z`;
  const curtainR = `M${x + w},${y}Q${num(x + w * 0.7)},${num(y + h * 0.5)} ${x + w},${y + h}Z`;
  const streak = poly([
    [x + w * 0.1, y + h],
    [x + w * 0.5, y],
    [x + w * 0.72, y],
    [x + w * 0.32, y + h],
  ]);
  const bars = stroke(
    `M${num(x + w / 2)},${y + 2}L${num(x + w / 2)},${y + h}M${x},${num(y + h * 0.46)}L${x + w},${num(y + h * 0.46)}`,
    frame,
    3.6,
  );
  let s = '';
  if (o.shutters)
    for (const sx of [x - w * 0.42 - 9, x + w + 9]) {
      const slats = Array.from({ length: Math.floor(h / 9) }, (_, i) =>
        stroke(
          `M${num(sx + 4)},${num(y + 6 + i * 9)}L${num(sx + w * 0.42 - 4)},${num(y + 6 + i * 9)}`,
          tone(o.shutters!, -0.1),
          2,
          0.7,
        ),
      ).join('');
      s += part(roundRect(sx, y - 3, w * 0.42, h + 6, 3), o.shutters, {
        shadow: 3,
        rim: 2,
        outline: 2.2,
        pattern: slats,
      });
    }
  s += part(outer, frame, { shadow: 4, rim: 2, outline: 2.4 });
  s += gradient(
    [
      [0, tone(glass, -0.14)],
      [0.6, glass],
      [1, tone(glass, 0.06)],
    ],
    inner,
  );
  s +=
    clip(
      inner,
      fill(streak, '#ffffff', 0.32) +
        fill(curtain + curtainR, '#fff7ef', 0.75) +
        fill(roundRect(x, y, w, 6), SHADOW, 0.2),
    ) +
    bars +
    stroke(inner, outlineOf(frame), 1.9);
  s += part(roundRect(x - 11, y + h + 3, w + 22, 9, 3), tone(frame, 0.03), { shadow: 2, rim: 2, outline: 2.2 });
  if (o.box) s += flowerBox(x - 6, y + h + 8, w + 12, o.box, (o.seed ?? 1) + x);
  const glow = o.lit
    ? clip(inner, fill(inner, PANE_GLOW, 0.85) + radial(x + w / 2, y + h * 0.6, w * 0.6, h * 0.6, '#ffe3a0', 0.7))
    : '';
  return piece(s, glow, o.lit ? [{ x: x + w / 2, y: y + h / 2, r: w * 1.25, colour: PANE_GLOW, a: 0.26 }] : []);
}

export function flowerBox(x: number, y: number, w: number, bloom: string, seed: number): string {
  const r = rng(seed);
  let s = part(roundRect(x, y, w, 17, 4), '#a86a48', { shadow: 4, outline: 2.2 });
  for (let i = 0; i < w / 8; i++)
    s += dot(x + i * 8 + 5, y - 2 - r() * 7, 7 + r() * 2.5, i % 2 ? '#63b064' : '#84c872');
  for (let i = 0; i < w / 8; i++) s += flower(x + i * 8 + 5, y - 4 - r() * 11, 4.4, i % 3 ? bloom : '#fff3f6');
  return s;
}

export function door(
  x: number,
  w: number,
  h: number,
  col: string,
  trim: string,
  o: { knobRight?: boolean; double?: boolean } = {},
): Piece {
  const glass = arch(x + 13, -h + 18, w - 26, h * 0.46, 22);
  let s = part(arch(x - 9, -h - 10, w + 18, h + 10, w * 0.44), trim, { shadow: 5, outline: 2.8 });
  s += part(arch(x, -h, w, h, w * 0.4), col, { shadow: 7, outline: 2.6, gradient: [0.02, -0.08] });
  s +=
    gradient(
      [
        [0, '#ffd79a'],
        [1, '#fff0cf'],
      ],
      glass,
    ) +
    clip(
      glass,
      fill(
        poly([
          [x + 16, 0],
          [x + w * 0.6, -h],
          [x + w * 0.85, -h],
          [x + w * 0.4, 0],
        ]),
        '#ffffff',
        0.3,
      ),
    ) +
    stroke(glass, outlineOf(col), 2.3);
  s += stroke(`M${x + w / 2},${-h + 18}L${x + w / 2},${num(-h + 18 + h * 0.46)}`, tone(col, -0.08), 3.6);
  s += part(roundRect(x + 13, -h * 0.38, w - 26, h * 0.28, 6), tone(col, 0.04), { shadow: 4, outline: 2 });
  if (o.double) s += stroke(`M${x + w / 2},${-h}L${x + w / 2},0`, tone(col, -0.2), 2.6);
  s += part(ellipse(x + (o.knobRight ? w - 11 : 11), -h * 0.43, 5), '#ffe08a', { shadow: 2, rim: 1.5, outline: 1.8 });
  s += part(roundRect(x - 15, -6, w + 30, 13, 4), '#ddd3dc', { shadow: 4, outline: 2.4 });
  return piece(s, fill(glass, PANE_GLOW, 0.8), [{ x: x + w / 2, y: -h * 0.6, r: 80, colour: PANE_GLOW, a: 0.3 }]);
}

/** A shop window with shelves; `goods` draws their content. */
export function shopWindow(
  x: number,
  y: number,
  w: number,
  h: number,
  frame: string,
  goods: string,
  seed: number,
): Piece {
  const glass = roundRect(x, y, w, h, 4);
  const back = gradient(
    [
      [0, '#8a6478'],
      [0.34, '#ffd79a'],
      [1, '#fff0cf'],
    ],
    glass,
  );
  const r = rng(seed);
  const wallItems = Array.from({ length: 3 }, (_, i) =>
    fill(roundRect(x + w * (0.14 + i * 0.3), y + 12, w * 0.14, 20, 3), pick(r, ['#ffe9c4', '#f6c9b0', '#e9b8c8']), 0.7),
  ).join('');
  const shelves = fill(roundRect(x, y + h * 0.56, w, 6), '#a8673f') + fill(roundRect(x, y + h - 9, w, 12), '#8a4f3a');
  /** A slanted reflection; positions are shares of the width. */
  const streak = (bottom: number, top: number, width: number, alpha: number): string =>
    fill(
      poly([
        [x + w * bottom, y + h],
        [x + w * top, y],
        [x + w * (top + width), y],
        [x + w * (bottom + width), y + h],
      ]),
      '#ffffff',
      alpha,
    );
  const streaks = streak(0.08, 0.3, 0.12, 0.2) + streak(0.6, 0.82, 0.05, 0.15);
  const inside = clip(
    glass,
    wallItems + shelves + goods + radial(x + w / 2, y + 8, w * 0.5, 70, '#fff2b8', 0.6) + streaks,
  );
  const art =
    part(roundRect(x - 9, y - 9, w + 18, h + 18, 8), frame, { shadow: 5, rim: 3, outline: 2.8 }) +
    back +
    inside +
    stroke(glass, outlineOf(frame), 2.2);
  const sill = part(roundRect(x - 16, y + h + 7, w + 32, 11, 4), tone(frame, -0.05), {
    shadow: 3,
    rim: 2,
    outline: 2.2,
  });
  // the awning hangs over the top of the pane
  const shine = roundRect(x, y + 30, w, h - 30, 4);
  const glow = clip(
    shine,
    fill(shine, '#c8742c', 0.62) + radial(x + w / 2, y + h * 0.5, w * 0.6, h * 0.7, '#ffd58a', 0.6),
  );
  return piece(art + sill, glow, [
    { x: x + w / 2, y: y + h * 0.6, r: w * 0.85, colour: '#ffb35c', a: 0.42 },
    { x: x + w / 2, y: 66, r: w * 0.9, colour: '#ffa94f', a: 0.29 },
  ]);
}

export function dormer(x: number, y: number, wallCol: string, roof: string, trim: string, lit = false): Piece {
  const body = part(
    `M${x - 38},${y + 18}L${x - 38},${y - 28}L${x},${y - 66}L${x + 38},${y - 28}L${x + 38},${y + 18}Z`,
    wallCol,
    {
      shadow: 8,
      outline: 2.8,
    },
  );
  const win = windowAt(x - 18, y - 26, 36, 36, trim, { lit });
  const cap = part(
    `M${x - 50},${y - 20}L${x},${y - 76}L${x + 50},${y - 20}L${x + 41},${y - 12}L${x},${y - 56}L${x - 41},${y - 12}Z`,
    tone(roof, 0.04),
    { shadow: 5, outline: 2.8 },
  );
  return join(piece(body), win, piece(cap));
}
