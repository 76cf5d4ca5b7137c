/** The parts of an item: a design draws it; a palette and a rarity make several items of one design. */
import type { BodyType, Place } from '../../shared/rules/slots.ts';
import type { Rig } from '../figure/rig.ts';
import type { View } from '../figure/views.ts';

export type Rarity = 'normal' | 'rare' | 'epic' | 'legendary';
/** By rank: the index is the manifest's number. */
export const RARITIES = ['normal', 'rare', 'epic', 'legendary'] as const satisfies readonly Rarity[];

export interface Palette {
  main: string;
  accent: string;
  /** The third colour: linings, soles, shirts under jackets. */
  soft: string;
  metal: string;
}

/** All inputs of a drawing. */
export interface Ctx {
  R: Rig;
  v: View;
  p: Palette;
  rarity: Rarity;
  /** Only for designs with `isSkinTinted`. All others have one file for every tone. */
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
  /** The file in this folder that draws it. The hash of its pictures covers this file and its imports. */
  source: string;
  /** Depends on the skin tone: its layers are rendered once per tone. */
  isSkinTinted?: boolean;
  /** Rotation of previews; default: front. */
  shownFrom?: number;
  /** Overrides the slot's z. */
  z?: number;
  /** Hats: hair above this canvas y is not drawn. */
  hairTop?: number;
  /** The only body that it fits; default: both. */
  only?: BodyType;
}

export const front = (svg: string): Layer => ({ front: svg });
export const rank = (c: Ctx): 0 | 1 | 2 | 3 => {
  const found = RARITIES.indexOf(c.rarity);
  return found < 0 ? 0 : (found as 0 | 1 | 2 | 3);
};
