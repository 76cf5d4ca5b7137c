/**
 * Players' colours as text, with the class `own-text`: painted as chosen, and changed only in lightness where the contrast
 * with the background would be less than 4.5:1.
 */
import { createContext, type CSSProperties, useContext } from 'react';
import { groundRgb, type Hex, readableColour, type TextGround } from '../../shared/rules/colour/colour.ts';
import { type CssColour, overBackground } from '../../shared/rules/colour/css-colour.ts';

/** The background of a part that has another one than the theme, #rrggbb; null for the theme's own. */
export const OwnGroundContext = createContext<Hex | null>(null);

const painted = (colour: string | CssColour, ground: TextGround): string =>
  readableColour(typeof colour === 'string' ? colour : overBackground(colour, groundRgb(ground)), ground);

/** The colour by day and by night; `own-text` chooses by the theme. Undefined without a colour, which is #rrggbb if a text. */
export function useOwnText(colour: string | CssColour | null | undefined): CSSProperties | undefined {
  const ground = useContext(OwnGroundContext);
  if (!colour) return undefined;
  return {
    '--own-day': painted(colour, ground ?? 'day'),
    '--own-night': painted(colour, ground ?? 'night'),
  } as CSSProperties;
}
