/**
 * The background colour of a recoloured profile. The chosen colour is changed only in lightness, and only where the text of
 * one of the two themes would not be readable on it; the dialog uses the theme that needs the smaller change.
 */
import { contrast, type Hex, parseHex, readableColour, toHex } from '../../shared/rules/colour/colour.ts';

export interface Ground {
  /** The theme whose text colours are readable on it. */
  theme: 'day' | 'night';
  color: Hex;
}

/** Faintest text colour (`--ink-3`) of each theme. */
const FAINTEST = { day: '#6a5876', night: '#b7a9c3' } as const;

/** The background for a colour written #rrggbb. Null without a colour, which keeps the theme's own. */
export function groundOf(hex: string | null): Ground | null {
  const color = hex === null ? null : parseHex(hex);
  if (color === null) return null;
  const painted = {
    day: readableColour(toHex(color), FAINTEST.day),
    night: readableColour(toHex(color), FAINTEST.night),
  };
  const changeOf = (changed: Hex): number => contrast(color, parseHex(changed) ?? color);
  const theme = changeOf(painted.day) <= changeOf(painted.night) ? 'day' : 'night';
  return { theme, color: painted[theme] };
}
