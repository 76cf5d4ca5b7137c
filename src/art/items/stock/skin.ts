/** Face shapes, ears, beards and makeup on sale. This file is data; `stock-line.ts` documents the format. */
import { coins, epic, legendary, onSale, rare, type StockLine } from './stock-line.ts';

export const SKIN_LINES: readonly StockLine[] = [
  // face shapes and ears
  onSale('squareFace', 'Square Jaw', [coins(200, 'Holds its own in any wind.', { cream: '*' })]),
  onSale('roundFace', 'Round Cheeks', [coins(200, 'Grandmothers cannot resist them.', { cream: '*' })]),
  onSale('pointedFace', 'Pointed Chin', [coins(250, 'Good for gesturing at far islands.', { cream: '' })]),
  onSale('elfEars', 'Elf Ears', [
    coins(900, 'They hear the tide turn.', { cream: '' }),
    epic(30, 'Hung with light from the old forest.', { cream: 'Moonlit' }),
  ]),
  onSale('catEars', 'Cat Ears', [
    coins(600, 'They turn when someone opens a tin.', { raven: 'Raven', copper: 'Copper', snow: 'White' }),
    rare(10, 'Dusted with something sweet.', { candy: 'Sugared' }),
    legendary(44, 'Every alley bows to them.', { gold: 'Golden' }),
  ]),
  onSale('bearEars', 'Bear Ears', [coins(550, 'For hugging, and for honey.', { cocoa: 'Cocoa', ash: 'Silver' })]),
  onSale('rabbitEars', 'Rabbit Ears', [coins(600, 'One up, one listening.', { snow: 'White', candy: 'Candy' })]),
  // beards
  onSale('fullBeard', 'Sailor Beard', [
    coins(500, 'Has seen three oceans and a lot of soup.', { chestnut: 'Chestnut', raven: 'Raven', ash: 'Silver' }),
    epic(18, 'It keeps the pipe company warm.', { copper: 'Firelit' }),
  ]),
  onSale('goatee', 'Goatee', [coins(350, 'Strokes itself while thinking.', { raven: 'Raven', copper: 'Copper' })]),
  onSale('moustache', 'Walrus Moustache', [
    coins(300, 'Foam on coffee never stood a chance.', { chestnut: 'Chestnut', blonde: 'Honey' }),
    rare(8, 'Twirled twice before every duel of words.', { plum: 'Waxed' }),
    legendary(40, 'The harbour master salutes it.', { gold: 'Gilded' }),
  ]),
  // makeup
  onSale('eyeshadow', 'Twilight Lids', [
    coins(300, 'The last colour of the evening sky.', { lilac: 'Lilac', mint: 'Mint', rose: 'Rose' }),
    rare(10, 'Lantern light, brushed on.', { gold: 'Golden' }),
  ]),
  onSale('freckles', 'Freckles', [
    coins(200, 'A map of every sunny day.', { cocoa: '*', copper: 'Copper' }),
    legendary(42, 'Each one was a wish.', { gold: 'Stardust' }),
  ]),
  onSale('faceStars', 'Festival Stickers', [
    coins(350, 'A star here, a heart there.', { rose: 'Rose', ocean: 'Ocean' }),
    epic(20, 'They twinkle when you laugh.', { sun: 'Sunny' }),
  ]),
  onSale('warPaint', 'Team Stripes', [
    coins(300, 'For the regatta, and for snowball fights.', { berry: 'Berry', forest: 'Moss' }),
  ]),
].flat();
