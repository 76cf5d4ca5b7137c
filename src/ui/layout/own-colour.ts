/**
 * Players' colours as text, with the class `own-text`: painted as chosen, and changed only in lightness where the contrast
 * with the background would be less than 4.5:1.
 */
import { createContext, type CSSProperties, useContext } from 'react';
import { groundRgb, type Hex, readableColour, type TextGround } from '../../shared/rules/colour/colour.ts';
import type { CssColour } from '../../shared/rules/colour/css-colour.ts';
import { overBackground } from '../../shared/rules/colour/over-background.ts';

/** The backgrounds of a part that has others than the themes, #rrggbb; null for the themes' own. */
export const OwnGroundContext = createContext<Readonly<Record<'day' | 'night', Hex>> | null>(null);

const painted = (colour: string | CssColour, ground: TextGround): string =>
  readableColour(typeof colour === 'string' ? colour : overBackground(colour, groundRgb(ground)), ground);

/** The colour by day and by night; `own-text` chooses by the theme. Undefined without a colour, which is #rrggbb if a text. */
export function useOwnText(colour: string | CssColour | null | undefined): CSSProperties | undefined {
  const ground = useContext(OwnGroundContext);
  if (!colour) return undefined;
  return {
    '--own-day': painted(colour, ground?.day ?? 'day'),
    '--own-night': painted(colour, ground?.night ?? 'night'),
  } as CSSProperties;
}
