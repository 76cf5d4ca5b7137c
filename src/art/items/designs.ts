/** Every design by name: its slot, its drawing, where that stands, and what it is an exception to. This file is data. */
import type { Slot } from '../../shared/rules/slots.ts';
import * as bottoms from './bottoms.ts';
import * as brows from './brows.ts';
import * as dresses from './dresses.ts';
import * as eyes from './eyes.ts';
import * as footwear from './footwear.ts';
import * as afros from './hair/afro.ts';
import * as plaits from './hair/braids.ts';
import * as buns from './hair/buns.ts';
import * as styles from './hair/styles.ts';
import * as hats from './hats.ts';
import * as hoodies from './hoodies.ts';
import * as mouths from './mouths.ts';
import * as noses from './noses.ts';
import * as skirts from './skirts.ts';
import * as stockings from './socks.ts';
import * as tops from './tops.ts';
import type { Design, Draw } from './types.ts';
import { BOOTS_OVER_TROUSERS_Z } from './zorder.ts';

type Exception = Pick<Design, 'z' | 'only' | 'hairTop'>;
const from =
  (slot: Slot, source: string) =>
  (draw: Draw, exception: Exception = {}): Design => ({ slot, source, draw, ...exception });

const style = from('hair', 'hair/styles.ts');
const bun = from('hair', 'hair/buns.ts');
const eye = from('eyes', 'eyes.ts');
const brow = from('eyebrows', 'brows.ts');
const nose = from('nose', 'noses.ts');
const mouth = from('mouth', 'mouths.ts');
const hat = from('hat', 'hats.ts');
const top = from('top', 'tops.ts');
const hoodie = from('top', 'hoodies.ts');
const dress = from('top', 'dresses.ts');
const bottom = from('bottom', 'bottoms.ts');
const skirt = from('bottom', 'skirts.ts');
const shoes = from('shoes', 'footwear.ts');
const socks = from('socks', 'socks.ts');

export const DESIGNS = {
  longHair: style(styles.longHair),
  shortHair: style(styles.shortHair),
  cropHair: style(styles.cropHair),
  topKnot: bun(buns.topKnot),
  spaceBuns: bun(buns.spaceBuns),
  braids: from('hair', 'hair/braids.ts')(plaits.braids),
  afro: from('hair', 'hair/afro.ts')(afros.afro),
  roundEyes: eye(eyes.roundEyes),
  catEyes: eye(eyes.catEyes),
  sleepyEyes: eye(eyes.sleepyEyes),
  happyEyes: eye(eyes.happyEyes),
  softBrows: brow(brows.softBrows),
  straightBrows: brow(brows.straightBrows),
  boldBrows: brow(brows.boldBrows),
  worriedBrows: brow(brows.worriedBrows),
  buttonNose: nose(noses.buttonNose),
  wideNose: nose(noses.wideNose),
  longNose: nose(noses.longNose),
  redNose: nose(noses.redNose),
  clownNose: nose(noses.clownNose),
  smile: mouth(mouths.smile),
  grin: mouth(mouths.grin),
  kitty: mouth(mouths.kitty),
  pout: mouth(mouths.pout),
  smirk: mouth(mouths.smirk),
  gasp: mouth(mouths.gasp),
  cheeky: mouth(mouths.cheeky),
  lips: mouth(mouths.lips),
  beret: hat(hats.beret, { hairTop: 88 }),
  beanie: hat(hats.beanie, { hairTop: 112 }),
  cap: hat(hats.cap, { hairTop: 118 }),
  witchHat: hat(hats.witchHat, { hairTop: 106 }),
  crown: hat(hats.crown),
  sweater: top(tops.sweater),
  starSweater: top(tops.starSweater),
  stripedSweater: top(tops.stripedSweater),
  tee: top(tops.tee),
  varsityTee: top(tops.varsityTee),
  hoodie: hoodie(hoodies.hoodie),
  letterHoodie: hoodie(hoodies.letterHoodie),
  plaidShirt: top(tops.plaidShirt),
  tankTop: top(tops.tankTop),
  blouse: top(tops.blouse),
  vest: top(tops.vest),
  sundress: dress(dresses.sundress, { only: 'feminine' }),
  partyDress: dress(dresses.partyDress, { only: 'feminine' }),
  gown: dress(dresses.gown, { only: 'feminine' }),
  jeans: bottom(bottoms.jeans),
  shorts: bottom(bottoms.shorts),
  leggings: bottom(bottoms.leggings),
  joggers: bottom(bottoms.joggers),
  pleatedSkirt: skirt(skirts.pleatedSkirt),
  plaidSkirt: skirt(skirts.plaidSkirt),
  tieredSkirt: skirt(skirts.tieredSkirt),
  sneakers: shoes(footwear.sneakers),
  ankleBoots: shoes(footwear.ankleBoots),
  snowBoots: shoes(footwear.snowBoots),
  kneeBoots: shoes(footwear.kneeBoots, { z: BOOTS_OVER_TROUSERS_Z }),
  heels: shoes(footwear.heels),
  kneeSocks: socks(stockings.kneeSocks),
  stripedSocks: socks(stockings.stripedSocks),
  ankleSocks: socks(stockings.ankleSocks),
} as const satisfies Record<string, Design>;

export type DesignName = keyof typeof DESIGNS;
