/**
 * The colours of a recoloured profile, from the one that its owner chose: a banner in that colour, surfaces with a tint of it,
 * and accents. Surfaces keep nearly the lightness of the theme's own, so that every text of the theme stays readable.
 */
import {
  contrast,
  groundRgb,
  type Hex,
  parseHex,
  readableColour,
  tintOf,
  toHex,
} from '../../shared/rules/colour/colour.ts';

export type Theme = 'day' | 'night';

/** Named as the variables of `tokens.css`. */
export interface Shades {
  paper: Hex;
  card: Hex;
  well: Hex;
  /** As chosen where it is readable on the well, else with the nearest lightness that is. */
  accent: Hex;
  'on-accent': Hex;
}

export interface OwnColours extends Record<Theme, Shades> {
  /** As chosen. */
  banner: Hex;
  /** Text on the banner. */
  ink: Hex;
}

type Tint = readonly [lightness: number, chromaMax: number];

/** In OKLab. */
const SURFACES: Record<Theme, Record<'paper' | 'card' | 'well', Tint>> = {
  day: { paper: [0.962, 0.036], card: [0.985, 0.016], well: [0.935, 0.044] },
  night: { paper: [0.275, 0.036], card: [0.315, 0.036], well: [0.24, 0.036] },
};
/** Of the theme, and black for the few colours on which neither is readable. The first readable one is used. */
const INKS: readonly Hex[] = ['#1d0f26', '#ffffff', '#000000'];
/** WCAG 2, level AA for text. */
const READABLE = 4.5;

/** For a colour written #rrggbb. Null without a colour, which keeps the theme's own. */
export function ownColoursOf(hex: string | null): OwnColours | null {
  const color = hex === null ? null : parseHex(hex);
  if (color === null) return null;
  const banner = toHex(color);
  return { banner, ink: inkOn(banner), day: shadesOf(banner, 'day'), night: shadesOf(banner, 'night') };
}

/** Both papers, as the backgrounds of players' coloured texts. */
export const papersOf = ({ day, night }: OwnColours): Record<Theme, Hex> => ({ day: day.paper, night: night.paper });

function shadesOf(banner: Hex, theme: Theme): Shades {
  const { paper, card, well } = SURFACES[theme];
  const surfaces = { paper: tintOf(banner, ...paper), card: tintOf(banner, ...card), well: tintOf(banner, ...well) };
  const accent = readableColour(banner, theme === 'day' ? surfaces.well : surfaces.card);
  return { ...surfaces, accent, 'on-accent': inkOn(accent) };
}

function inkOn(hex: Hex): Hex {
  const behind = groundRgb(hex);
  return INKS.find((ink) => contrast(groundRgb(ink), behind) >= READABLE) ?? '#000000';
}
