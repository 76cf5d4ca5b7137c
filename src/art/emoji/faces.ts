/** Expressions for every head. A head defines the positions of eyes and mouth. */
import { radial } from '../kit/light.ts';
import { num, poly, type Pt } from '../kit/path.ts';
import { clip, dot, fill, part, stroke } from '../kit/shade.ts';
import { ellipse, heart, sparkle, starPts } from '../kit/shapes.ts';

export interface FacePlan {
  ex: number;
  ey: number;
  er: number;
  my: number;
  /** eyes on white balls (frogs) */ balls?: boolean;
}

export type Expression =
  | 'happy'
  | 'joy'
  | 'love'
  | 'cry'
  | 'sob'
  | 'cool'
  | 'smug'
  | 'angry'
  | 'rage'
  | 'sleep'
  | 'shock'
  | 'wink'
  | 'shy'
  | 'think'
  | 'sick'
  | 'dizzy'
  | 'starry'
  | 'tongue'
  | 'sweat'
  | 'evil'
  | 'kiss'
  | 'pout'
  | 'nerd'
  | 'plain'
  | 'melt'
  | 'sparkle'
  | 'wry';

const DARK = '#3a2030';

const MOUTH = '#a32d48';

const TONGUE = '#ff8a96';

const CX = 64;

const eye = (x: number, y: number, r: number) =>
  dot(x, y, r, '#2b1a2e', 1, r * 1.2) +
  dot(x - r * 0.3, y - r * 0.45, r * 0.42, '#fff') +
  dot(x + r * 0.35, y + r * 0.5, r * 0.2, '#fff', 0.9);

const both = (p: Pick<FacePlan, 'ex'>, draw: (x: number, side: -1 | 1) => string) =>
  draw(CX - p.ex, -1) + draw(CX + p.ex, 1);

const eyes = (p: FacePlan) => both(p, (x) => eye(x, p.ey, p.er));

const arcsUp = (p: FacePlan) =>
  both(p, (x) => stroke(`M${x - 9},${p.ey + 3}Q${x},${p.ey - 11} ${x + 9},${p.ey + 3}`, DARK, 4.2));

const arcsDown = (p: FacePlan) =>
  both(p, (x) => stroke(`M${x - 9},${p.ey}Q${x},${p.ey + 9} ${x + 9},${p.ey}`, DARK, 4));

const brows = (p: FacePlan, inner: number, outer: number, w = 4) =>
  both(p, (x, s) => stroke(`M${x - s * 9},${p.ey + inner}L${x + s * 11},${p.ey + outer}`, DARK, w));

const redHeart = (x: number, y: number, s: number): string =>
  part(heart(x, y, s), '#ff4f78', { outline: 2.4, shadow: s * 0.22, rim: 1.6 });

const smallSmile = (my: number) => stroke(`M52,${my}Q58,${my + 7} 64,${my}Q70,${my + 7} 76,${my}`, DARK, 3.4);

const grin = (my: number, k = 1) =>
  part(
    `M${num(64 - 15 * k)},${my - 3}Q64,${my + 3} ${num(64 + 15 * k)},${my - 3}C${num(64 + 15 * k)},${num(my + 13 * k)} ${num(64 + 7 * k)},${num(my + 18 * k)} 64,${num(my + 18 * k)}C${num(64 - 7 * k)},${num(my + 18 * k)} ${num(64 - 15 * k)},${num(my + 13 * k)} ${num(64 - 15 * k)},${my - 3}Z`,
    MOUTH,
    { outline: 3, shadow: 0, rim: 0, pattern: fill(ellipse(64, my + 17 * k, 10 * k, 8 * k), TONGUE) },
  );

const frown = (my: number) => stroke(`M54,${my + 6}Q64,${my - 5} 74,${my + 6}`, DARK, 3.6);

const wobble = (my: number) =>
  stroke(`M50,${my + 3}Q55,${my - 4} 60,${my + 3}Q64,${my + 8} 68,${my + 3}Q73,${my - 4} 78,${my + 3}`, DARK, 3.4);

const oval = (my: number, rx: number, ry: number) =>
  part(ellipse(64, my + ry * 0.5, rx, ry), MOUTH, {
    outline: 3,
    shadow: 0,
    rim: 0,
    pattern: fill(ellipse(64, my + ry * 1.3, rx, ry * 0.6), TONGUE),
  });

const tear = (x: number, y: number, k: number) =>
  part(
    `M${num(x)},${y}C${num(x + 8 * k)},${num(y + 10 * k)} ${num(x + 9 * k)},${num(y + 20 * k)} ${num(x)},${num(y + 21 * k)}C${num(x - 9 * k)},${num(y + 20 * k)} ${num(x - 8 * k)},${num(y + 10 * k)} ${num(x)},${y}Z`,
    '#8fdcff',
    { outline: 2.2, shadow: 2, rim: 2, rimAlpha: 0.9 },
  );

const stream = (x: number, y: number, len: number) =>
  part(
    `M${x - 6},${y}L${x + 6},${y}C${x + 10},${num(y + len * 0.6)} ${x + 9},${num(y + len)} ${x},${num(y + len + 2)}C${x - 9},${num(y + len)} ${x - 10},${num(y + len * 0.6)} ${x - 6},${y}Z`,
    '#8fdcff',
    { outline: 2.2, shadow: 3, rim: 2.4, rimAlpha: 0.9 },
  );

const spiral = (x: number, y: number) =>
  stroke(
    `M${x},${y}C${x + 4},${y - 5} ${x + 9},${y + 2} ${x + 3},${y + 7}C${x - 5},${y + 12} ${x - 12},${y + 3} ${x - 8},${y - 5}C${x - 3},${y - 13} ${x + 11},${y - 11} ${x + 13},${y - 1}`,
    DARK,
    3.2,
  );

export const lidded = (p: Pick<FacePlan, 'ex' | 'ey' | 'er'>, tilt: number) =>
  both(
    p,
    (x, s) =>
      clip(
        poly([
          [x - 16, p.ey - 1 + s * tilt],
          [x + 16, p.ey - 1 - s * tilt],
          [x + 16, p.ey + 20],
          [x - 16, p.ey + 20],
        ]),
        eye(x, p.ey, p.er),
      ) + stroke(`M${x - 12},${num(p.ey - 1 + s * tilt)}L${x + 12},${num(p.ey - 1 - s * tilt)}`, DARK, 4.2),
  );

const shades = (p: FacePlan) => {
  const [L, R, y] = [CX - p.ex, CX + p.ex, p.ey];
  const shine = (x: number) =>
    fill(
      poly([
        [x - 8, y - 14],
        [x + 2, y - 14],
        [x - 10, y + 14],
        [x - 20, y + 14],
      ]),
      '#8fa0ff',
      0.75,
    );
  return part(
    `M${L - 18},${y - 11}L${R + 18},${y - 11}C${R + 18},${y + 10} ${R + 6},${y + 15} ${R - 2},${y + 14}C${R - 12},${y + 13} 70,${y + 2} 64,${y - 3}C58,${y + 2} ${L + 12},${y + 13} ${L + 2},${y + 14}C${L - 6},${y + 15} ${L - 18},${y + 10} ${L - 18},${y - 11}Z`,
    '#2f2a44',
    { outline: 3, shadow: 3, rim: 2, pattern: shine(L) + shine(R + 4) },
  );
};

const glasses = (p: FacePlan) =>
  both(p, (x) => fill(ellipse(x, p.ey, 16), '#e9f6ff', 0.55) + stroke(ellipse(x, p.ey, 16), '#5a3f2e', 4)) +
  stroke(`M${CX - p.ex + 16},${p.ey - 2}Q64,${p.ey - 8} ${CX + p.ex - 16},${p.ey - 2}`, '#5a3f2e', 4);

const DRAW: Record<Expression, (p: FacePlan) => string> = {
  happy: (p) => arcsUp(p) + grin(p.my),
  joy: (p) =>
    both(p, (x, s) => stroke(`M${x - s * 8},${p.ey - 8}L${x + s * 7},${p.ey}L${x - s * 8},${p.ey + 8}`, DARK, 4.2)) +
    grin(p.my - 1, 1.15) +
    both(p, (x, s) => tear(x + s * 19, p.ey + 2, 0.75)),
  love: (p) => both(p, (x) => redHeart(x, p.ey + 1, 14)) + smallSmile(p.my),
  cry: (p) => eyes(p) + brows(p, -19, -14, 3.2) + frown(p.my) + both(p, (x, s) => stream(x + s * 3, p.ey + 9, 30)),
  sob: (p) =>
    both(
      p,
      (x) =>
        stroke(`M${x - 10},${p.ey - 2}Q${x},${p.ey + 6} ${x + 10},${p.ey - 2}`, DARK, 4.2) + stream(x, p.ey + 6, 46),
    ) + oval(p.my, 12, 11),
  cool: (p) => shades(p) + stroke(`M54,${p.my + 2}Q66,${p.my + 8} 76,${p.my - 4}`, DARK, 3.6),
  smug: (p) => lidded(p, 1) + stroke(`M50,${p.my + 1}Q64,${p.my + 9} 78,${p.my - 5}`, DARK, 3.6),
  angry: (p) => eyes(p) + brows(p, -8, -18, 4.6) + frown(p.my),
  rage: (p) =>
    lidded(p, 4) +
    part(
      poly([
        [48, p.my - 3],
        [80, p.my - 3],
        [78, p.my + 13],
        [50, p.my + 13],
      ] as Pt[]),
      '#fff6ea',
      { outline: 3, shadow: 0, rim: 0, line: DARK },
    ) +
    stroke(
      `M56,${p.my - 2}L56,${p.my + 12}M64,${p.my - 2}L64,${p.my + 12}M72,${p.my - 2}L72,${p.my + 12}M49,${p.my + 5}L79,${p.my + 5}`,
      DARK,
      2.2,
    ) +
    stroke('M98,22L110,34M110,22L98,34M104,19L104,25M104,31L104,37', '#e0455c', 4),
  sleep: (p) =>
    arcsDown(p) +
    part(ellipse(64, p.my + 4, 5, 6), MOUTH, { outline: 2.6, shadow: 0, rim: 0 }) +
    stroke('M96,30L108,30L96,44L108,44M112,12L120,12L112,22L120,22', '#6d86d8', 3.6),
  shock: (p) =>
    both(
      p,
      (x) =>
        fill(ellipse(x, p.ey, p.er * 1.5), '#fff') +
        stroke(ellipse(x, p.ey, p.er * 1.5), DARK, 3) +
        dot(x, p.ey, 3.6, DARK),
    ) + oval(p.my, 8, 11),
  wink: (p) =>
    eye(CX - p.ex, p.ey, p.er) +
    stroke(`M${CX + p.ex - 10},${p.ey - 6}L${CX + p.ex + 6},${p.ey}L${CX + p.ex - 10},${p.ey + 6}`, DARK, 4.2) +
    stroke(`M52,${p.my}Q64,${p.my + 12} 77,${p.my - 3}`, DARK, 3.6) +
    part(`M64,${p.my + 5}C64,${p.my + 18} 76,${p.my + 17} 74,${p.my + 1}Q70,${p.my + 5} 64,${p.my + 5}Z`, TONGUE, {
      outline: 2.4,
      shadow: 0,
      rim: 0,
    }),
  shy: (p) =>
    eyes(p) +
    brows(p, -17, -13, 3) +
    both(p, (x, s) =>
      [0, 1, 2]
        .map((i) =>
          stroke(`M${x + s * 6 - 6 + i * 7},${p.ey + 20}L${x + s * 6 - 9 + i * 7},${p.ey + 28}`, '#ff5a78', 3),
        )
        .join(''),
    ) +
    wobble(p.my),
  think: (p) =>
    both(p, (x) => eye(x, p.ey - 2, p.er)) +
    stroke(
      `M${CX - p.ex - 10},${p.ey - 15}Q${CX - p.ex},${p.ey - 22} ${CX - p.ex + 10},${p.ey - 17}M${CX + p.ex - 10},${p.ey - 14}L${CX + p.ex + 10},${p.ey - 14}`,
      DARK,
      3.6,
    ) +
    stroke(`M56,${p.my + 3}L74,${p.my}`, DARK, 3.6),
  sick: (p) =>
    both(p, (x, s) =>
      stroke(`M${x - 9},${p.ey + s * 2}L${x + 9},${p.ey - s * 2}M${x - 7},${p.ey + 7}L${x + 7},${p.ey + 7}`, DARK, 3.6),
    ) +
    wobble(p.my + 2) +
    radial(64, p.my - 4, 44, 22, '#8fd06a', 0.5),
  dizzy: (p) => both(p, (x) => spiral(x - 1, p.ey)) + oval(p.my, 9, 7),
  starry: (p) =>
    both(p, (x) =>
      part(poly(starPts(x, p.ey, 15, 5, 0.5)), '#ffd24a', { outline: 2.6, shadow: 3, rim: 2, line: '#a8672a' }),
    ) + grin(p.my),
  tongue: (p) =>
    arcsUp(p) +
    smallSmile(p.my - 1) +
    part(
      `M57,${p.my + 3}C56,${p.my + 22} 72,${p.my + 22} 71,${p.my + 3}Q67,${p.my + 4} 64,${p.my - 1}Q61,${p.my + 4} 57,${p.my + 3}Z`,
      TONGUE,
      { outline: 2.6, shadow: 2, rim: 0 },
    ),
  sweat: (p) =>
    arcsUp(p) +
    part(`M50,${p.my - 1}L78,${p.my - 1}Q76,${p.my + 10} 64,${p.my + 10}Q52,${p.my + 10} 50,${p.my - 1}Z`, '#fff6ea', {
      outline: 3,
      shadow: 0,
      rim: 0,
      line: DARK,
    }) +
    tear(106, 26, 1),
  evil: (p) =>
    lidded(p, 4) +
    part(
      `M46,${p.my - 4}Q64,${p.my + 6} 82,${p.my - 4}Q78,${p.my + 16} 64,${p.my + 16}Q50,${p.my + 16} 46,${p.my - 4}Z`,
      '#fff6ea',
      {
        outline: 3,
        shadow: 0,
        rim: 0,
        line: DARK,
        pattern: stroke(
          `M55,${p.my - 4}L56,${p.my + 18}M64,${p.my}L64,${p.my + 18}M73,${p.my - 4}L72,${p.my + 18}`,
          DARK,
          2,
        ),
      },
    ),
  kiss: (p) =>
    eye(CX - p.ex, p.ey, p.er) +
    stroke(`M${CX + p.ex - 9},${p.ey + 2}Q${CX + p.ex},${p.ey - 9} ${CX + p.ex + 9},${p.ey + 2}`, DARK, 4.2) +
    stroke(
      `M62,${p.my - 4}C72,${p.my - 5} 72,${p.my + 3} 64,${p.my + 3}C73,${p.my + 4} 72,${p.my + 12} 61,${p.my + 10}`,
      DARK,
      3.4,
    ) +
    redHeart(96, p.my + 4, 10),
  pout: (p) =>
    eyes(p) +
    brows(p, -13, -18, 3.4) +
    stroke(`M58,${p.my + 5}Q64,${p.my} 70,${p.my + 5}`, DARK, 3.6) +
    both(p, (x, s) => radial(x + s * 8, p.my - 2, 15, 12, '#ff5a78', 0.6)),
  nerd: (p) =>
    eyes(p) +
    glasses(p) +
    part(`M52,${p.my}L76,${p.my}L75,${p.my + 7}Q64,${p.my + 12} 53,${p.my + 7}Z`, '#fff6ea', {
      outline: 2.8,
      shadow: 0,
      rim: 0,
      line: DARK,
      pattern: stroke(`M64,${p.my}L64,${p.my + 12}`, DARK, 2),
    }),
  plain: (p) => eyes(p) + smallSmile(p.my),
  melt: (p) =>
    arcsDown(p) +
    stroke(`M54,${p.my + 1}Q64,${p.my + 8} 74,${p.my + 1}`, DARK, 3.4) +
    both(p, (x) => radial(x, p.ey + 18, 18, 12, '#ff5a78', 0.7)),
  sparkle: (p) =>
    both(
      p,
      (x) =>
        dot(x, p.ey, p.er * 1.35, '#2b1a2e', 1, p.er * 1.5) +
        dot(x - p.er * 0.4, p.ey - p.er * 0.5, p.er * 0.55, '#fff') +
        dot(x + p.er * 0.45, p.ey + p.er * 0.45, p.er * 0.34, '#fff') +
        dot(x + p.er * 0.1, p.ey + p.er * 0.85, p.er * 0.55, '#8f7fe0', 0.8, p.er * 0.35),
    ) +
    smallSmile(p.my) +
    fill(sparkle(108, 28, 11) + sparkle(18, 34, 8), '#ffe07a'),
  wry: (p) =>
    lidded(p, 0) +
    stroke(
      `M46,${p.my + 4}Q58,${p.my + 7} 66,${p.my + 4}Q76,${p.my} 83,${p.my - 8}M83,${p.my - 8}L88,${p.my - 6}`,
      DARK,
      3.8,
    ),
};

/** Expressions that cover the eyes and need no white balls. */
export const CLOSED = new Set<Expression>(['happy', 'joy', 'cool', 'sleep', 'tongue', 'sweat', 'melt', 'sick']);

export const drawFace = (e: Expression, p: FacePlan) => DRAW[e](p);

export const whiteBalls = (p: FacePlan, line_: string) =>
  both(p, (x) => part(ellipse(x, p.ey, p.er * 1.7), '#ffffff', { outline: 3, shadow: 4, rim: 0, line: line_ }));
