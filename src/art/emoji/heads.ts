/** Heads of the emoji characters in a box of 128, outline 4. */
import { CLOSED, drawFace, type Expression, type FacePlan, lidded, whiteBalls } from './faces.ts';
import { mix, tone } from '../kit/colour.ts';
import { radial } from '../kit/light.ts';
import { mirrorX } from '../kit/path.ts';
import { dot, fill, part, stroke } from '../kit/shade.ts';
import { ellipse } from '../kit/shapes.ts';

const O = 4;

const CAT: FacePlan = { ex: 25, ey: 74, er: 8, my: 97 };

const FROG: FacePlan = { ex: 33, ey: 41, er: 9, my: 84 };

const TOAD: FacePlan = { ex: 26, ey: 58, er: 9, my: 88 };

const blush = (x: number, y: number, col = '#ff6f8f') =>
  radial(64 - x, y, 13, 9, col, 0.7) + radial(64 + x, y, 13, 9, col, 0.7);

export type CatCoat = 'ginger' | 'grey' | 'cream' | 'ink' | 'mint';
export type BugCoat = 'sky' | 'rose' | 'lime' | 'grape';
export type FrogCoat = 'pond' | 'lime' | 'jade';

export interface Coat {
  base: string;
  mark: string;
  belly?: string;
}

export const CATS: Record<CatCoat, Coat> = {
  ginger: { base: '#ffb057', mark: '#e07f2f' },
  grey: { base: '#c9c4dc', mark: '#9d97ba' },
  cream: { base: '#fff1df', mark: '#f2cfa4' },
  ink: { base: '#8579a0', mark: '#5f5479' },
  mint: { base: '#bfe8cf', mark: '#8fcfa9' },
};

export const BUGS: Record<BugCoat, Coat> = {
  sky: { base: '#8fb7ff', mark: '#5f86e0' },
  rose: { base: '#ffa8b8', mark: '#e5708c' },
  lime: { base: '#b9e07a', mark: '#86b84a' },
  grape: { base: '#c3a3f2', mark: '#9673d6' },
};

export const FROGS: Record<FrogCoat, Coat> = {
  pond: { base: '#7ecb5f', mark: '#5fae48' },
  lime: { base: '#a6db6a', mark: '#82ba4a' },
  jade: { base: '#6fc28a', mark: '#4fa26f' },
};

export function catHead(e: Expression, coat: Coat): string {
  const ear = 'M20,56C14,30 16,10 22,8C32,8 46,20 54,30Z';
  const inner = 'M25,44C22,30 22,20 25,17C31,19 38,26 43,32Z';
  const head = 'M64,24C98,24 120,46 120,76C120,106 96,120 64,120C32,120 8,106 8,76C8,46 30,24 64,24Z';
  const stripes =
    fill('M56,20L72,20L68,44Q64,50 60,44ZM40,22L52,20L52,38Q48,42 45,37ZM76,20L88,22L83,37Q80,42 76,38Z', coat.mark) +
    fill(
      'M4,66Q20,66 26,72Q18,76 4,76ZM4,84Q18,82 24,87Q16,92 4,94ZM124,66Q108,66 102,72Q110,76 124,76ZM124,84Q110,82 104,87Q112,92 124,94Z',
      coat.mark,
    );
  const muzzle = fill(ellipse(64, 104, 33, 20), coat.belly ?? mix(coat.base, '#fff8ee', 0.75));
  const whiskers = stroke('M16,92L2,88M16,100L3,102M112,92L126,88M112,100L125,102', '#fff', 2.6, 0.9);
  const nose = part('M58,87L70,87Q70,93 64,95Q58,93 58,87Z', '#ff7f98', { outline: 2.4, shadow: 1.5, rim: 1 });
  return (
    part(ear, coat.base, { outline: O }) +
    part(mirrorX(ear, 64), coat.base, { outline: O }) +
    fill(inner, '#ff9fb0') +
    fill(mirrorX(inner, 64), '#ff9fb0') +
    part(head, coat.base, { outline: O, shadow: 9, rim: 5, pattern: stripes + muzzle }) +
    blush(37, 93) +
    drawFace(e, CAT) +
    nose +
    whiskers
  );
}

/** A cat with feelers and a spotted wing-case hood. */
export function bugCatHead(e: Expression, coat: Coat): string {
  const hood = part(
    'M64,16C104,16 126,46 126,80C126,96 122,108 114,116C118,70 96,34 64,34C32,34 10,70 14,116C6,108 2,96 2,80C2,46 24,16 64,16Z',
    coat.mark,
    {
      outline: O,
      shadow: 5,
      rim: 4,
      pattern:
        (
          [
            [18, 66, 8],
            [110, 66, 8],
            [30, 38, 7],
            [98, 38, 7],
            [12, 94, 6],
            [116, 94, 6],
          ] as const
        )
          .map(([x, y, r]) => dot(x, y, r, '#3f2f66', 0.55))
          .join('') + stroke('M64,12L64,36', tone(coat.mark, -0.2), 3),
    },
  );
  const head = 'M64,32C94,32 112,52 112,80C112,106 92,120 64,120C36,120 16,106 16,80C16,52 34,32 64,32Z';
  const muzzle = fill(ellipse(64, 104, 31, 19), mix(coat.base, '#fff8ee', 0.75));
  const ear = (d: string) => part(d, coat.base, { outline: 3.4, shadow: 4 });
  const earL = 'M26,52C22,38 22,28 26,25C34,26 42,32 47,38Z';
  const feelers =
    stroke('M54,22C52,10 46,6 40,6M74,22C76,10 82,6 88,6', '#4a3f70', 4.6) +
    part(ellipse(38, 8, 7), '#ffd166', { outline: 3, shadow: 2 }) +
    part(ellipse(90, 8, 7), '#ffd166', { outline: 3, shadow: 2 });
  const nose = part('M58,87L70,87Q70,93 64,95Q58,93 58,87Z', '#ff7f98', { outline: 2.4, shadow: 1.5, rim: 1 });
  return (
    feelers +
    hood +
    ear(earL) +
    ear(mirrorX(earL, 64)) +
    part(head, coat.base, { outline: 3.6, shadow: 8, rim: 4, pattern: muzzle }) +
    blush(35, 93) +
    drawFace(e, { ...CAT, ex: 23, ey: 75 }) +
    nose
  );
}

export function frogHead(e: Expression, coat: Coat): string {
  const head =
    'M64,38C72,38 76,36 80,32C84,14 110,14 112,38C113,46 112,50 114,56C122,66 124,78 122,88C118,110 94,120 64,120C34,120 10,110 6,88C4,78 6,66 14,56C16,50 15,46 16,38C18,14 44,14 48,32C52,36 56,38 64,38Z';
  const spots = (
    [
      [30, 64, 5],
      [98, 66, 6],
      [88, 56, 3.5],
      [20, 76, 3.5],
    ] as const
  )
    .map(([x, y, r]) => dot(x, y, r, coat.mark, 0.8, r * 0.8))
    .join('');
  const belly = fill(ellipse(64, 114, 48, 27), mix(coat.base, '#f6ffd0', 0.66), 0.92);
  const plan = e === 'cool' || e === 'nerd' ? { ...FROG, ey: 46 } : FROG;
  return (
    part(head, coat.base, { outline: O, shadow: 9, rim: 5, pattern: belly + spots }) +
    (CLOSED.has(e) ? '' : whiteBalls(plan, tone(coat.base, -0.38))) +
    blush(45, 88, '#ff7f7f') +
    dot(59, 69, 2, tone(coat.base, -0.3)) +
    dot(69, 69, 2, tone(coat.base, -0.3)) +
    drawFace(e, plan)
  );
}

/** "Moss": a pond frog: slate teal, tall, freckled, heavy lids, a lily-pad beret with a bud. */
export function mossHead(e: Expression): string {
  const skin = '#6fb3a4';
  const head =
    'M64,30C84,30 92,28 98,34C110,42 114,58 113,76C112,104 92,122 64,122C36,122 16,104 15,76C14,58 18,42 30,34C36,28 44,30 64,30Z';
  const throat = fill(ellipse(64, 118, 38, 20), '#ffe3c2', 0.95);
  const freckles = (
    [
      [30, 78],
      [36, 84],
      [27, 88],
      [98, 78],
      [92, 84],
      [101, 88],
    ] as const
  )
    .map(([x, y]) => dot(x, y, 2.2, tone(skin, -0.14)))
    .join('');
  const lids = [38, 90].map((x) => part(ellipse(x, 56, 19, 18), skin, { outline: 3.2, shadow: 5, rim: 3 })).join('');
  const pad = 'M22,32C20,14 42,4 66,5C94,6 112,18 107,34C96,27 84,30 76,22C70,31 40,38 22,32Z';
  const hat =
    part(pad, '#4f9a5c', {
      outline: O,
      shadow: 6,
      rim: 4,
      pattern: stroke('M66,8L52,32M66,8L32,26M66,8L96,26M66,8L84,24', '#7cc47c', 2.4),
    }) + part('M66,8C58,4 58,-6 66,-2C74,-6 74,4 66,8Z', '#ffb3d1', { outline: 2.6, shadow: 2 });
  const bow = part('M64,120L46,111L46,127L64,121L82,127L82,111Z', '#e2725f', { outline: 3, shadow: 3, rim: 2 });
  const open = !CLOSED.has(e);
  const sockets = open
    ? [38, 90]
        .map((x) =>
          part(ellipse(x, 59, 14.5, 13.5), '#fffdf2', { outline: 2.8, shadow: 3, rim: 0, line: tone(skin, -0.36) }),
        )
        .join('')
    : '';
  return (
    part(head, skin, { outline: O, shadow: 9, rim: 5, pattern: throat + freckles }) +
    lids +
    sockets +
    blush(42, 88, '#ff8f6f') +
    dot(60, 74, 1.8, tone(skin, -0.28)) +
    dot(68, 74, 1.8, tone(skin, -0.28)) +
    drawFace(e, TOAD) +
    hat +
    bow
  );
}

/** "Kappa": the river imp of folklore, with water on its crown and a sly look. */
export function kappaHead(): string {
  const skin = '#8cc7b4';
  const hair = part(
    'M64,22C100,22 118,40 118,62L108,52L102,64L92,50L82,60L64,50L46,60L36,50L26,64L20,52L10,62C10,40 28,22 64,22Z',
    '#4a5f7c',
    { outline: O, shadow: 6, rim: 3 },
  );
  const head = part('M64,30C98,30 116,52 116,80C116,106 94,121 64,121C34,121 12,106 12,80C12,52 30,30 64,30Z', skin, {
    outline: O,
    shadow: 9,
    rim: 5,
  });
  const dish =
    part(ellipse(64, 22, 33, 12), '#fff3e0', { outline: 3.6, shadow: 3, rim: 2 }) +
    part(ellipse(64, 20, 25, 7.5), '#7fd0f0', { outline: 2.4, shadow: 2, rim: 2 }) +
    stroke('M50,19Q58,16 66,19', '#ffffff', 2.4, 0.9);
  const beak =
    part('M44,88C50,78 78,76 86,86C92,92 90,100 80,102C66,106 46,104 40,98C38,94 40,91 44,88Z', '#f5b84a', {
      outline: 3.4,
      shadow: 5,
      rim: 3,
    }) +
    stroke('M42,95Q64,99 80,93Q86,90 90,86', '#8a5a1e', 3) +
    dot(60, 85, 1.8, '#8a5a1e') +
    dot(69, 85, 1.8, '#8a5a1e');
  return (
    head +
    hair +
    dish +
    blush(44, 92) +
    lidded({ ex: 24, ey: 70, er: 8 }, 1) +
    stroke('M78,52Q88,46 98,52', '#3a2030', 3.6) +
    beak
  );
}

/** "Pogchamp": an astonished otter. */
export function pogHead(): string {
  const fur = '#b98562';
  const ears =
    part(ellipse(20, 46, 13), fur, { outline: O, shadow: 4 }) +
    part(ellipse(108, 46, 13), fur, { outline: O, shadow: 4 }) +
    dot(20, 47, 6, '#8a5a44') +
    dot(108, 47, 6, '#8a5a44');
  const head = part('M64,14C100,14 120,42 119,74C118,104 96,121 64,121C32,121 10,104 9,74C8,42 28,14 64,14Z', fur, {
    outline: O,
    shadow: 9,
    rim: 5,
    pattern: fill('M64,54C92,54 104,72 100,92C96,116 80,124 64,124C48,124 32,116 28,92C24,72 36,54 64,54Z', '#f7e4c8'),
  });
  const eyes = [40, 88]
    .map(
      (x) =>
        fill(ellipse(x, 46, 14.5, 16), '#ffffff') +
        stroke(ellipse(x, 46, 14.5, 16), '#3a2030', 3.2) +
        dot(x, 47, 7.5, '#2b1a2e', 1, 9) +
        dot(x - 2.6, 43, 3.2, '#fff'),
    )
    .join('');
  const brows = stroke('M28,24Q38,15 48,21M80,21Q90,15 100,24', '#5e3a2a', 4.4);
  const nose = part(ellipse(64, 63, 9, 6), '#4a2f38', { outline: 2, shadow: 1.5, rim: 1.5 });
  const mouth = part(
    'M64,72C84,72 90,84 88,96C86,111 76,117 64,117C52,117 42,111 40,96C38,84 44,72 64,72Z',
    '#8a2440',
    {
      outline: 3.4,
      shadow: 0,
      rim: 0,
      pattern: fill(ellipse(64, 114, 19, 13), '#ff8a96') + fill('M52,70L76,70L74,79L54,79Z', '#ffffff'),
    },
  );
  const paws =
    part(ellipse(17, 96, 13, 15), fur, { outline: 3.4, shadow: 4 }) +
    part(ellipse(111, 96, 13, 15), fur, { outline: 3.4, shadow: 4 }) +
    stroke('M12,88L13,94M19,86L19,93M108,86L108,93M115,88L114,94', '#6a4432', 2.6);
  return ears + head + eyes + brows + nose + mouth + paws;
}
