/** Skin tones and how skin is shaded. */
import { tone } from '../kit/colour.ts';
import type { PartOptions } from '../kit/shade.ts';

/** Skin tones 0-17 natural, 18-22 fantasy (19 is the mannequin of default thumbnails). */
export const SKIN = (
  'fff0e6 ffe6d6 ffdcc6 fbd0b2 f5c3a0 f2b690 e8a97e dd9a6c cf8a5c c07a4c ad6a40 995a36 864c2e 734028 613523 50291d 412118 341a15 ' +
  'f3e9ef d9d3e4 b9e3c4 b3d4f5 d3b6f0'
)
  .split(' ')
  .map((c) => '#' + c);

export const JOIN = 6; // px; joined forms are stroked this wide first and then filled without lines

export const skinPart: PartOptions = {
  span: [70, 830],
  gradient: [0.02, -0.03],
  line: null,
  shadow: 7,
  rim: 3,
  rimAlpha: 0.55,
  shadowAlpha: 0.5,
};

export const skinShade = (skin: string) => tone(skin, -0.16, 1.15, 18);
