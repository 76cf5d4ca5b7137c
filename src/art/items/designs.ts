/** Every design by name: its slot, its drawing, the source file, and overrides of the slot's defaults. This file is data. */
import type { Place, TattooSlot } from '../../shared/rules/slots.ts';
import * as animalEars from './face/animal-ears.ts';
import * as backpacks from './carried/backpacks.ts';
import * as bags from './carried/bags.ts';
import * as beards from './face/beards.ts';
import * as belts from './accessories/belts.ts';
import * as bracelets from './accessories/bracelets.ts';
import * as coats from './clothes/coats.ts';
import * as earPieces from './headwear/ear-pieces.ts';
import * as glasses from './headwear/glasses.ts';
import * as gloves from './accessories/gloves.ts';
import * as handhelds from './carried/handhelds.ts';
import * as heads from './face/heads.ts';
import * as horns from './headwear/horns.ts';
import * as makeup from './face/makeup.ts';
import * as necklaces from './accessories/necklaces.ts';
import * as neckwear from './accessories/neckwear.ts';
import * as piercings from './face/piercings.ts';
import * as tats from './tattoos/designs.ts';
import * as wings from './carried/wings.ts';
import * as outerwear from './clothes/outerwear.ts';
import * as festiveHats from './headwear/festive-hats.ts';
import * as prizeHats from './headwear/prize-hats.ts';
import * as slipOns from './footwear/slip-ons.ts';
import * as tails from './hair/tails.ts';
import * as bottoms from './clothes/bottoms.ts';
import * as brows from './face/brows.ts';
import * as dresses from './clothes/dresses.ts';
import * as eyes from './face/eyes.ts';
import * as footwear from './footwear/shoes.ts';
import * as afros from './hair/afro.ts';
import * as plaits from './hair/braids.ts';
import * as buns from './hair/buns.ts';
import * as styles from './hair/styles.ts';
import * as hats from './headwear/hats.ts';
import * as hoodies from './clothes/hoodies.ts';
import * as mouths from './face/mouths.ts';
import * as noses from './face/noses.ts';
import * as skirts from './clothes/skirts.ts';
import * as stockings from './footwear/socks.ts';
import * as tops from './clothes/tops.ts';
import type { Design, Draw } from './types.ts';
import { BOOTS_OVER_TROUSERS_Z, HEADPHONES_Z, OVER_HAIR_Z, UNDER_TOP_Z } from './zorder.ts';

type Exception = Pick<Design, 'z' | 'only' | 'hairTop' | 'isSkinTinted' | 'shownFrom'>;
const from =
  (slot: Place, source: string) =>
  (draw: Draw, exception: Exception = {}): Design => ({ slot, source, draw, ...exception });

const style = from('hair', 'hair/styles.ts');
const tail = from('hair', 'hair/tails.ts');
const festiveHat = from('hat', 'headwear/festive-hats.ts');
const prizeHat = from('hat', 'headwear/prize-hats.ts');
const outer = from('coat', 'clothes/outerwear.ts');
const slipOn = from('shoes', 'footwear/slip-ons.ts');
const bun = from('hair', 'hair/buns.ts');
const eye = from('eyes', 'face/eyes.ts');
const brow = from('eyebrows', 'face/brows.ts');
const nose = from('nose', 'face/noses.ts');
const mouth = from('mouth', 'face/mouths.ts');
const hat = from('hat', 'headwear/hats.ts');
const top = from('top', 'clothes/tops.ts');
const hoodie = from('top', 'clothes/hoodies.ts');
const dress = from('top', 'clothes/dresses.ts');
const bottom = from('bottom', 'clothes/bottoms.ts');
const skirt = from('bottom', 'clothes/skirts.ts');
const shoes = from('shoes', 'footwear/shoes.ts');
const socks = from('socks', 'footwear/socks.ts');

const faceShape = from('head', 'face/heads.ts');
const ears = from('head', 'face/animal-ears.ts');
const beard = from('beard', 'face/beards.ts');
const paint = from('makeup', 'face/makeup.ts');
const piercing = from('piercings', 'face/piercings.ts');
const glass = from('glasses', 'headwear/glasses.ts');
const earPiece = from('earPiece', 'headwear/ear-pieces.ts');
const horn = from('horns', 'headwear/horns.ts');
const coat = from('coat', 'clothes/coats.ts');
const belt = from('belt', 'accessories/belts.ts');
const glove = from('gloves', 'accessories/gloves.ts');
const bracelet = from('bracelets', 'accessories/bracelets.ts');
const necklace = from('necklace', 'accessories/necklaces.ts');
const neck = from('neckwear', 'accessories/neckwear.ts');
const backpack = from('bag', 'carried/backpacks.ts');
const bag = from('bag', 'carried/bags.ts');
const held = from('handheld', 'carried/handhelds.ts');
const wing = from('wings', 'carried/wings.ts');
const tattoo = (part: TattooSlot) => from(`tattoos.${part}`, 'tattoos/designs.ts');
const [onHead, onNeck, onChest, onStomach] = [tattoo('head'), tattoo('neck'), tattoo('chest'), tattoo('stomach')];
const [onBack, onLoins] = [tattoo('backUpper'), tattoo('backLower')];
const [onArmRight, onArmLeft] = [tattoo('armRight'), tattoo('armLeft')];
const [onLegRight, onLegLeft] = [tattoo('legRight'), tattoo('legLeft')];

const FROM_BEHIND = { shownFrom: 3 };
const FROM_THE_LEFT = { shownFrom: 2 };
const TINTED = { isSkinTinted: true };

export const DESIGNS = {
  longHair: style(styles.longHair),
  shortHair: style(styles.shortHair),
  cropHair: style(styles.cropHair),
  topKnot: bun(buns.topKnot),
  spaceBuns: bun(buns.spaceBuns),
  braids: from('hair', 'hair/braids.ts')(plaits.braids),
  afro: from('hair', 'hair/afro.ts')(afros.afro),
  ponytail: tail(tails.ponytail),
  pigtails: tail(tails.pigtails),
  roundEyes: eye(eyes.roundEyes),
  catEyes: eye(eyes.catEyes),
  sleepyEyes: eye(eyes.sleepyEyes),
  happyEyes: eye(eyes.happyEyes),
  starEyes: eye(eyes.starEyes),
  heartEyes: eye(eyes.heartEyes),
  doeEyes: eye(eyes.doeEyes),
  winkEyes: eye(eyes.winkEyes),
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
  bakerHat: prizeHat(prizeHats.bakerHat, { hairTop: 104 }),
  strawHat: festiveHat(festiveHats.strawHat, { hairTop: 104 }),
  topHat: festiveHat(festiveHats.topHat, { hairTop: 104 }),
  flowerCrown: festiveHat(festiveHats.flowerCrown),
  lanternCrown: festiveHat(festiveHats.lanternCrown),
  partyHat: festiveHat(festiveHats.partyHat),
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
  flares: bottom(bottoms.flares),
  cargos: bottom(bottoms.cargos),
  pleatedSkirt: skirt(skirts.pleatedSkirt),
  plaidSkirt: skirt(skirts.plaidSkirt),
  tieredSkirt: skirt(skirts.tieredSkirt),
  sneakers: shoes(footwear.sneakers),
  ankleBoots: shoes(footwear.ankleBoots),
  snowBoots: shoes(footwear.snowBoots),
  kneeBoots: shoes(footwear.kneeBoots, { z: BOOTS_OVER_TROUSERS_Z }),
  heels: shoes(footwear.heels),
  maryJanes: slipOn(slipOns.maryJanes),
  sandals: slipOn(slipOns.sandals),
  bunnySlippers: slipOn(slipOns.bunnySlippers),
  kneeSocks: socks(stockings.kneeSocks),
  stripedSocks: socks(stockings.stripedSocks),
  ankleSocks: socks(stockings.ankleSocks),
  squareFace: faceShape(heads.squareFace, TINTED),
  roundFace: faceShape(heads.roundFace, TINTED),
  pointedFace: faceShape(heads.pointedFace, TINTED),
  elfEars: ears(animalEars.elfEars, { ...TINTED, z: OVER_HAIR_Z }),
  catEars: ears(animalEars.catEars, { z: OVER_HAIR_Z }),
  bearEars: ears(animalEars.bearEars, { z: OVER_HAIR_Z }),
  rabbitEars: ears(animalEars.rabbitEars, { z: OVER_HAIR_Z }),
  fullBeard: beard(beards.fullBeard, { only: 'masculine' }),
  goatee: beard(beards.goatee, { only: 'masculine' }),
  moustache: beard(beards.moustache),
  eyeshadow: paint(makeup.eyeshadow),
  freckles: paint(makeup.freckles),
  faceStars: paint(makeup.faceStars),
  warPaint: paint(makeup.warPaint),
  noseRing: piercing(piercings.noseRing),
  browStuds: piercing(piercings.browStuds),
  lipRing: piercing(piercings.lipRing),
  roundGlasses: glass(glasses.roundGlasses),
  catGlasses: glass(glasses.catGlasses),
  sunglasses: glass(glasses.sunglasses),
  heartGlasses: glass(glasses.heartGlasses),
  hoopEarrings: earPiece(earPieces.hoopEarrings),
  dropEarrings: earPiece(earPieces.dropEarrings),
  starEarrings: earPiece(earPieces.starEarrings),
  headphones: earPiece(earPieces.headphones, { z: HEADPHONES_Z }),
  curvedHorns: horn(horns.curvedHorns),
  ramHorns: horn(horns.ramHorns),
  antlers: horn(horns.antlers),
  unicornHorn: horn(horns.unicornHorn),
  halo: horn(horns.halo),
  jacket: coat(coats.jacket),
  trenchCoat: coat(coats.trenchCoat),
  furCoat: coat(coats.furCoat),
  peaCoat: outer(outerwear.peaCoat),
  duffleCoat: outer(outerwear.duffleCoat),
  cardigan: outer(outerwear.cardigan),
  festivalRobe: outer(outerwear.festivalRobe),
  mantle: outer(outerwear.mantle),
  leatherBelt: belt(belts.leatherBelt),
  heartBelt: belt(belts.heartBelt),
  chainBelt: belt(belts.chainBelt),
  shortGloves: glove(gloves.shortGloves),
  operaGloves: glove(gloves.operaGloves, { z: UNDER_TOP_Z }),
  fingerless: glove(gloves.fingerless),
  mittens: glove(gloves.mittens),
  bangles: bracelet(bracelets.bangles),
  beadBracelet: bracelet(bracelets.beadBracelet),
  watch: bracelet(bracelets.watch),
  heartNecklace: necklace(necklaces.heartNecklace),
  starNecklace: necklace(necklaces.starNecklace),
  pearlNecklace: necklace(necklaces.pearlNecklace),
  scarf: neck(neckwear.scarf),
  bowTie: neck(neckwear.bowTie),
  neckerchief: neck(neckwear.neckerchief),
  backpack: backpack(backpacks.backpack, FROM_BEHIND),
  catBackpack: backpack(backpacks.catBackpack, FROM_BEHIND),
  handbag: bag(bags.handbag),
  satchel: bag(bags.satchel),
  balloon: held(handhelds.balloon),
  heartBalloon: held(handhelds.heartBalloon),
  coffee: held(handhelds.coffee),
  flower: held(handhelds.flower),
  wand: held(handhelds.wand),
  iceCream: held(handhelds.iceCream),
  angelWings: wing(wings.angelWings),
  batWings: wing(wings.batWings),
  fairyWings: wing(wings.fairyWings),
  butterflyWings: wing(wings.butterflyWings),
  templeStar: onHead(tats.templeStar),
  templeMoon: onHead(tats.templeMoon),
  templePaw: onHead(tats.templePaw),
  neckMoon: onNeck(tats.neckMoon, FROM_BEHIND),
  neckHeart: onNeck(tats.neckHeart, FROM_THE_LEFT),
  neckSwallow: onNeck(tats.neckSwallow, FROM_THE_LEFT),
  chestRose: onChest(tats.chestRose),
  chestWave: onChest(tats.chestWave),
  chestAnchor: onChest(tats.chestAnchor),
  stomachStars: onStomach(tats.stomachStars),
  stomachVine: onStomach(tats.stomachVine),
  stomachSun: onStomach(tats.stomachSun),
  backWings: onBack(tats.backWings, FROM_BEHIND),
  backMoon: onBack(tats.backMoon, FROM_BEHIND),
  backButterfly: onBack(tats.backButterfly, FROM_BEHIND),
  backVine: onLoins(tats.backVine, FROM_BEHIND),
  backWave: onLoins(tats.backWave, FROM_BEHIND),
  backLantern: onLoins(tats.backLantern, FROM_BEHIND),
  armRightRose: onArmRight(tats.armRightRose),
  armRightBand: onArmRight(tats.armRightBand),
  armRightAnchor: onArmRight(tats.armRightAnchor),
  armLeftHeart: onArmLeft(tats.armLeftHeart),
  armLeftBand: onArmLeft(tats.armLeftBand),
  armLeftSwallow: onArmLeft(tats.armLeftSwallow),
  legRightStars: onLegRight(tats.legRightStars),
  legRightBand: onLegRight(tats.legRightBand),
  legRightPaw: onLegRight(tats.legRightPaw),
  legLeftRose: onLegLeft(tats.legLeftRose),
  legLeftBand: onLegLeft(tats.legLeftBand),
  legLeftLantern: onLegLeft(tats.legLeftLantern),
} as const satisfies Record<string, Design>;

export type DesignName = keyof typeof DESIGNS;
