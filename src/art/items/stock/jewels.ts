/** Piercings, glasses, ear pieces and horns on sale. This file is data; `stock-line.ts` documents the format. */
import { coins, epic, legendary, onSale, rare, type StockLine } from './stock-line.ts';

export const JEWEL_LINES: readonly StockLine[] = [
  onSale('noseRing', 'Nose Ring', [
    coins(250, 'A small hello from the left.', { gold: 'Golden', silver: 'Silver' }),
    rare(10, 'One drop of red.', { rose: 'Ruby' }),
  ]),
  onSale('browStuds', 'Brow Studs', [
    coins(250, 'Two points well made.', { silver: 'Silver' }),
    epic(20, 'A very small constellation.', { sky: 'Starlit' }),
  ]),
  onSale('lipRing', 'Lip Ring', [
    coins(250, 'Jingles on the letter B.', { gold: 'Golden' }),
    legendary(40, 'Treasure, but make it discreet.', { berry: 'Royal' }),
  ]),
  // glasses
  onSale('roundGlasses', 'Reading Glasses', [
    coins(400, 'Already on page forty.', { gold: '*Golden', coal: 'Charcoal', cocoa: 'Cocoa' }),
  ]),
  onSale('catGlasses', 'Cat Glasses', [
    coins(450, 'Judging the display windows.', { berry: 'Berry', mint: 'Mint' }),
    rare(12, 'With a wink in each corner.', { night: 'Midnight' }),
  ]),
  onSale('sunglasses', 'Pier Shades', [
    coins(450, 'Nobody knows you, everybody wonders.', { coal: 'Charcoal' }),
    epic(22, 'They make every hour golden.', { cocoa: 'Amber' }),
  ]),
  onSale('heartGlasses', 'Heart Glasses', [
    coins(500, 'Everything looks better already.', { rose: 'Rose' }),
    legendary(40, 'Love at every sight.', { gold: 'Golden' }),
  ]),
  // ears
  onSale('hoopEarrings', 'Hoop Earrings', [
    coins(300, 'They swing to the band.', { gold: 'Golden', silver: 'Silver' }),
    rare(10, 'They lead the band.', { rose: 'Ruby' }),
  ]),
  onSale('dropEarrings', 'Drop Earrings', [
    coins(350, 'Rain, caught in time.', { ocean: 'Ocean', mint: 'Mint' }),
    epic(20, 'Dusk, caught in time.', { lilac: 'Lilac' }),
  ]),
  onSale('starEarrings', 'Star Earrings', [
    coins(350, 'Fell off the sky, fits fine.', { sun: 'Sunny' }),
    legendary(42, 'They left a trail all the way here.', { sky: 'Comet' }),
  ]),
  onSale('headphones', 'Headphones', [
    coins(700, 'Tuned to the harbour radio.', { snow: 'White', mint: 'Mint' }),
    rare(14, 'You can hear the fish.', { coal: 'Studio' }),
  ]),
  // horns
  onSale('curvedHorns', 'Imp Horns', [
    coins(600, 'Mostly used for hanging hats.', { night: 'Midnight', cocoa: 'Cocoa' }),
    rare(12, 'Polished every Saturday.', { berry: 'Berry' }),
  ]),
  onSale('ramHorns', 'Ram Horns', [coins(700, 'Stubborn in a charming way.', { camel: 'Sand', snow: 'White' })]),
  onSale('antlers', 'Antlers', [
    coins(650, 'Mind the lanterns.', { cocoa: 'Cocoa' }),
    epic(24, 'Every tip has a story.', { camel: 'Autumn' }),
  ]),
  onSale('unicornHorn', 'Unicorn Horn', [epic(28, 'Strictly for gentle souls.', { snow: 'White' })]),
  onSale('halo', 'Halo', [
    coins(900, 'Temporary, pending review.', { sky: 'Sky' }),
    legendary(45, 'Reviewed. Deserved.', { gold: 'Golden' }),
  ]),
].flat();
