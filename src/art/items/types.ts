/** What an item is made of: a design draws, a palette and a rarity turn it into one of several items. */
import type { BodyType, Place } from '../../shared/rules/slots.ts';
import type { Rig } from '../figure/rig.ts';
import type { View } from '../figure/views.ts';

export type Rarity = 'normal' | 'rare' | 'epic' | 'legendary';
/** By rank: the index is the manifest's number. */
export const RARITIES = ['normal', 'rare', 'epic', 'legendary'] as const satisfies readonly Rarity[];

export interface Palette {
  main: string;
  accent: string;
  /** A quiet third colour: linings, soles, shirts under jackets. */
  soft: string;
  metal: string;
}

/** Everything a drawing may depend on. */
export interface Ctx {
  R: Rig;
  v: View;
  p: Palette;
  rarity: Rarity;
  /** Only for designs that are `isSkinTinted`: all others must suit every tone, so that one file does. */
  skin: string;
}

/** SVG behind and in front of the body. */
export interface Layer {
  back?: string;
  front?: string;
}
export type Draw = (c: Ctx) => Layer;

export interface Design {
  slot: Place;
  draw: Draw;
  /** The file in this folder that draws it: what its cached pictures depend on. */
  source: string;
  /** Differs by skin tone: its layers are rendered once a tone. */
  isSkinTinted?: boolean;
  /** Rotation that previews show; the front when left out. */
  shownFrom?: number;
  /** Overrides the slot's place in the z order. */
  z?: number;
  /** Hats: hair above this canvas y is not drawn. */
  hairTop?: number;
  /** The only body it fits; both when left out. */
  only?: BodyType;
}

export const front = (svg: string): Layer => ({ front: svg });
export const rank = (c: Ctx): 0 | 1 | 2 | 3 => {
  const found = RARITIES.indexOf(c.rarity);
  return found < 0 ? 0 : (found as 0 | 1 | 2 | 3);
};
