/** Flags of the country list: countries from the package of flags; Sun and Moon are drawn here. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hasFlag } from 'country-flag-icons';
import { COUNTRIES } from '../../shared/rules/countries.ts';
import { num, poly, smooth } from '../kit/path.ts';
import { svgOf } from '../kit/raster.ts';
import { part, stroke } from '../kit/shade.ts';
import { ellipse, roundRect, sparkle, starPts } from '../kit/shapes.ts';

/** Relative to the cache folder. */
export const flagPath = (code: string): string => `ui/flags/${code}.svg`;

/** Aspect ratio 3:2, as in the package. */
const WIDTH = 513;
const HEIGHT = 342;
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };

const LINE = { outline: 6, shadow: 9, rim: 5 };
const ground = (colour: string): string => `<path d="${roundRect(0, 0, WIDTH, HEIGHT)}" fill="${colour}"/>`;
const face = (ink: string): string =>
  stroke(`M${MIDDLE.x - 30},${MIDDLE.y - 12}q10,-13 20,0`, ink, 8) +
  stroke(`M${MIDDLE.x + 10},${MIDDLE.y - 12}q10,-13 20,0`, ink, 8) +
  stroke(`M${MIDDLE.x - 17},${MIDDLE.y + 20}q17,17 34,0`, ink, 8);

/** A smiling sun between two bands of sky. */
function sun(): string {
  const rays = poly(starPts(MIDDLE.x, MIDDLE.y, 142, 12, 0.72));
  const bands = `<path d="M0,0h${WIDTH}v64h-${WIDTH}zM0,278h${WIDTH}v64h-${WIDTH}z" fill="#ff8a5c"/>`;
  return (
    ground('#8fd0fb') +
    bands +
    part(rays, '#ffb52e', LINE) +
    part(ellipse(MIDDLE.x, MIDDLE.y, 88), '#ffd65c', LINE) +
    face('#8a4b1f')
  );
}

/** A sleepy crescent over the sea, with stars. */
function moon(): string {
  const crescent = smooth([
    [MIDDLE.x + 34, MIDDLE.y - 118],
    [MIDDLE.x - 66, MIDDLE.y - 96],
    [MIDDLE.x - 112, MIDDLE.y],
    [MIDDLE.x - 66, MIDDLE.y + 96],
    [MIDDLE.x + 34, MIDDLE.y + 118],
    [MIDDLE.x - 8, MIDDLE.y + 62],
    [MIDDLE.x - 22, MIDDLE.y],
    [MIDDLE.x - 8, MIDDLE.y - 62],
  ]);
  const stars = [
    [340, 96, 24],
    [412, 186, 34],
    [318, 226, 16],
    [88, 74, 18],
    [66, 214, 12],
  ] as const;
  const waves = [300, 324].map((y) =>
    stroke(`M-20,${num(y)}q32,-16 64,0t64,0t64,0t64,0t64,0t64,0t64,0t64,0t64,0`, '#6f8fe0', 9),
  );
  return (
    ground('#2b2a63') +
    `<path d="M0,292h${WIDTH}v50h-${WIDTH}z" fill="#3c4fa8"/>` +
    waves.join('') +
    stars.map(([x, y, r]) => `<path d="${sparkle(x, y, r)}" fill="#fff1b0"/>`).join('') +
    part(crescent, '#f6ecc4', LINE) +
    stroke(`M${MIDDLE.x - 84},${MIDDLE.y - 16}q11,12 22,0`, '#6a5a8c', 8) +
    stroke(`M${MIDDLE.x - 78},${MIDDLE.y + 30}q12,10 24,2`, '#6a5a8c', 8)
  );
}

const OURS: Readonly<Record<string, () => string>> = { sun, moon };

interface FlagFile {
  path: string;
  bytes: Uint8Array;
}

/** In the order of the country list. Throws a RangeError for a country without a flag. */
export function flagFiles(): FlagFile[] {
  const folder = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons')), '3x2');
  return COUNTRIES.map(({ code }) => {
    const draw = OURS[code];
    if (draw === undefined && !hasFlag(code.toUpperCase())) throw new RangeError(`no flag of ${code}`);
    const bytes =
      draw === undefined
        ? readFileSync(join(folder, `${code.toUpperCase()}.svg`))
        : new TextEncoder().encode(svgOf(WIDTH, HEIGHT, draw()));
    return { path: flagPath(code), bytes };
  });
}
