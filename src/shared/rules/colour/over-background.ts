/** A colour with transparency over a background. Apart from the parser, whose names of colours the town does not need. Pure. */
import { type Rgb, toHex } from './colour.ts';
import type { CssColour } from './css-colour.ts';

/** The opaque colour, #rrggbb, that the colour gives over a background. */
export const overBackground = ({ rgb, alpha }: CssColour, background: Rgb): string =>
  toHex(rgb.map((part, at) => part * alpha + (background[at] ?? 0) * (1 - alpha)) as unknown as Rgb);
