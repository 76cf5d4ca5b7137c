/** Named colour sets. An item is a design in one of these. */
import type { Palette } from './types.ts';

const p = (main: string, accent: string, soft = '#fff8ee', metal = '#e8b84b'): Palette => ({
  main,
  accent,
  soft,
  metal,
});

const SILVER = '#b9c3d6';

export const PALETTES = {
  candy: p('#ffd1dc', '#ff6b8f'),
  rose: p('#ff6b8f', '#ffd1dc'),
  berry: p('#e0566b', '#ffe27a'),
  ocean: p('#5b6fd6', '#bfe3ff'),
  mint: p('#3fb6a8', '#ffe27a'),
  sun: p('#f2b13c', '#fff3c9'),
  lemon: p('#ffe27a', '#ff8f6b'),
  denim: p('#47639c', '#f2b13c'),
  sky: p('#7ad0ff', '#ffffff', '#eaf7ff', SILVER),
  lilac: p('#b79bf2', '#fff0b8', '#f6efff'),
  cream: p('#fff3df', '#e0566b', '#ffe9c9'),
  snow: p('#ffffff', '#ff7a6b', '#eef2ff', SILVER),
  night: p('#3a3560', '#a86bff', '#6a5f9e', SILVER),
  coal: p('#3d3a4c', '#ff6b8f', '#6b6880', SILVER),
  forest: p('#4f8a5b', '#ffd58a', '#e7f2d8'),
  cocoa: p('#8a5a44', '#ffcf8a', '#f3dcc0'),
  camel: p('#d9a871', '#8a4f3a', '#fff1dc'),
  gold: p('#e8b84b', '#ff5b7f', '#fff3c9'),
  silver: p('#c3ccdd', '#3fa2ff', '#f2f6ff', SILVER),
  ink: p('#3b3558', '#c2476a'),
  // hair
  chestnut: p('#8a4b3c', '#ff8fb0'),
  raven: p('#2f2a44', '#7ad0ff'),
  plum: p('#3a2030', '#f2b13c'),
  blonde: p('#f0c46a', '#ff8fb0'),
  copper: p('#d2693c', '#3fb6a8'),
  pinkHair: p('#f58fb4', '#fff0b8'),
  teal: p('#3c9aa5', '#ffd1dc'),
  ash: p('#a9a3b8', '#8f7bea'),
  // eyes
  green: p('#4f9d7a', '#4f9d7a'),
  amber: p('#8a5a2b', '#8a5a2b'),
  violet: p('#6b4fd0', '#6b4fd0'),
  blue: p('#3f86d8', '#3f86d8'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
