/**
 * The background colour of a recoloured profile. The chosen colour is changed only in lightness, until the text of one
 * of the two themes is readable on it; the dialog then uses that theme. Contrast is that of WCAG 2, at least 4.5 for
 * the faintest text.
 */
import { contrast, luminance, parseHex, type Rgb, toHex } from '../../shared/rules/colour.ts';

export interface Ground {
  /** The theme whose text colours are readable on it. */
  theme: 'day' | 'night';
  /** #rrggbb */
  color: string;
}

/** Faintest text colour (`--ink-3`) and target colour of the lightness change, for each theme. */
const DAY_INK: Rgb = [106, 88, 118];
const NIGHT_INK: Rgb = [183, 169, 195];
const WHITE: Rgb = [255, 253, 248];
const DARK: Rgb = [31, 20, 42];

const MIN_CONTRAST = 4.6;
/** Colours above this luminance use the day theme. */
const DAY_FROM_LUMINANCE = 0.3;
const STEPS = 64;

/** The background for a colour written #rrggbb. Null without a colour, which keeps the theme's own. */
export function groundOf(hex: string | null): Ground | null {
  const color = hex === null ? null : parseHex(hex);
  if (color === null) return null;
  const theme = luminance(color) >= DAY_FROM_LUMINANCE ? 'day' : 'night';
  const [ink, end] = theme === 'day' ? [DAY_INK, WHITE] : [NIGHT_INK, DARK];
  for (let step = 0; step < STEPS; step += 1) {
    const mixed = mix(color, end, step / STEPS);
    if (contrast(mixed, ink) >= MIN_CONTRAST) return { theme, color: toHex(mixed) };
  }
  return { theme, color: toHex(end) };
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((part, index) => part + ((to[index] ?? 0) - part) * share) as unknown as Rgb;
