/** The wordmark and the lantern mark: strokes and paths, no fonts. */
import { tone } from '../kit/colour.ts';
import { radial } from '../kit/light.ts';
import { num } from '../kit/path.ts';
import { fill, part, stroke, place } from '../kit/shade.ts';
import { ellipse, roundRect, sparkle } from '../kit/shapes.ts';

export const INK = '#3b2a66';

/** Skeletons: baseline at 0, x-height 88, ascender 138. */
const LETTERS: Record<string, [skeleton: string, advance: number]> = {
  P: ['M0,0L0,-132C92,-142 92,-48 0,-58', 92],
  r: ['M0,0L0,-86M0,-48C6,-76 26,-92 46,-86', 72],
  m: ['M0,0L0,-86M0,-48C2,-98 50,-98 50,-48L50,0M50,-48C52,-98 100,-98 100,-48L100,0', 138],
  e: ['M6,-46L76,-46C76,-102 4,-106 3,-43C2,10 58,12 76,-20', 111],
  n: ['M0,0L0,-86M0,-48C2,-98 58,-98 58,-48L58,0', 97],
  a: ['M66,-43C66,-104 0,-104 0,-43C0,18 66,18 66,-43M66,-84L66,0', 104],
  d: ['M66,-43C66,-104 0,-104 0,-43C0,18 66,18 66,-43M66,-138L66,0', 104],
};

/** A paper lantern, hung from its top; r is its half-width. */
export function lanternMark(x: number, y: number, r: number, o = r * 0.14, col = '#ff8a5c'): string {
  const body = ellipse(x, y, r, r * 0.93);
  const ribs = [-0.5, 0, 0.5]
    .map((t) =>
      stroke(
        `M${num(x - r)},${num(y + t * r)}Q${x},${num(y + t * r + r * 0.16)} ${num(x + r)},${num(y + t * r)}`,
        tone(col, -0.1),
        r * 0.055,
        0.75,
      ),
    )
    .join('');
  const light = radial(x - r * 0.08, y + r * 0.05, r * 0.82, r * 0.86, '#fff3b8', 1);
  const cap = (cy: number, w: number, h: number) =>
    part(roundRect(x - w / 2, cy, w, h, h * 0.4), INK, { outline: o * 0.5, shadow: 0, rim: r * 0.05 });
  return (
    part(body, col, { outline: o, shadow: r * 0.14, rim: r * 0.1, line: INK, pattern: ribs + light }) +
    cap(y - r * 1.13, r * 0.78, r * 0.24) +
    cap(y + r * 0.86, r * 0.66, r * 0.2)
  );
}

function letterRow(paint: (d: string) => string): { art: string; width: number; lanternX: number } {
  let pen = 0;
  let art = '';
  let lanternX = 0;
  for (const c of 'Promenade') {
    if (c === 'o') {
      lanternX = pen + 44;
      pen += 116;
      continue;
    }
    const letter = LETTERS[c];
    if (letter === undefined) throw new RangeError(`the wordmark has no letter ${c}`);
    const [d, advance] = letter;
    art += place(paint(d), pen, 0);
    pen += advance;
  }
  return { art, width: pen - 26, lanternX };
}

/** Origin: left end of the baseline. About 860 x 210. */
export function wordmark(): string {
  const shadow = letterRow((d) => place(stroke(d, '#2b1a4a', 46), 0, 9)).art;
  const ink = letterRow((d) => stroke(d, INK, 45)).art;
  const body = letterRow((d) => stroke(d, 'url(#wordmark)', 29));
  const shine = letterRow((d) => place(stroke(d, '#fffdf6', 6), -5, -6)).art;
  const swell =
    'M40,54Q100,36 160,54Q220,72 280,54Q340,36 400,54Q460,72 520,54Q580,36 640,54Q700,72 760,54Q800,42 840,46';
  const paint =
    '<defs><linearGradient id="wordmark" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="-140" y2="10"><stop offset="0" stop-color="#fff1c9"/><stop offset=".5" stop-color="#ffd68f"/><stop offset="1" stop-color="#ff9f6b"/></linearGradient></defs>';
  const sparks = fill(sparkle(body.width + 14, -112, 17) + sparkle(body.width + 38, -84, 9), '#ffcf6b');
  const cord = stroke(`M${num(body.lanternX)},-118L${num(body.lanternX)},-96`, INK, 7);
  return (
    paint +
    `<g opacity=".35">${shadow}</g>` +
    ink +
    body.art +
    shine +
    stroke(swell, INK, 14) +
    stroke(swell, '#7fd0e8', 6) +
    radial(body.lanternX, -42, 110, 104, '#ffcf7a', 0.5) +
    cord +
    lanternMark(body.lanternX, -40, 47, 9) +
    sparks
  );
}
