/** Hair, faces and hats of the season, and rarer versions of basic ones. This file is data; `stock-line.ts` documents the format. */
import { coins, epic, legendary, onSale, prize, rare, type StockLine } from './stock-line.ts';

export const SEASON_LINES: readonly StockLine[] = [
  // hair
  onSale('ponytail', 'Regatta Ponytail', [
    coins(550, 'Flies behind you like a pennant.', { copper: 'Copper', raven: 'Raven', blonde: 'Honey' }),
  ]),
  onSale('pigtails', 'Skipping Pigtails', [
    coins(600, 'They bounce on every second step.', { chestnut: 'Chestnut', pinkHair: 'Rose' }),
  ]),
  onSale('ponytail', 'Regatta Ponytail', [rare(14, 'First across the line.', { teal: 'Lagoon' })]),
  onSale('longHair', 'Seabreeze Waves', [epic(26, 'There are small lights in it.', { plum: 'Nightfall' })]),
  onSale('spaceBuns', 'Comet Buns', [legendary(46, 'Visible with the naked eye.', { blonde: 'Supernova' })]),
  // eyes
  onSale('starEyes', 'Star Eyes', [coins(500, 'Dazzled, and it shows.', { blue: 'Sky Blue', violet: 'Violet' })]),
  onSale('heartEyes', 'Heart Eyes', [coins(500, 'Somebody walked past.', { rose: 'Rose' })]),
  onSale('doeEyes', 'Doe Eyes', [coins(400, 'Batted once, forgiven at once.', { amber: 'Amber', green: 'Sea Green' })]),
  onSale('winkEyes', 'Wink', [coins(400, 'You saw nothing.', { green: 'Sea Green', amber: 'Amber' })]),
  onSale('catEyes', 'Cat Eyes', [rare(14, 'They shine from under tables.', { sun: 'Topaz' })]),
  onSale('starEyes', 'Star Eyes', [epic(26, 'The fireworks never quite ended.', { sun: 'Festival' })]),
  onSale('doeEyes', 'Doe Eyes', [legendary(44, 'Poems were written. Bad ones, but many.', { violet: 'Amethyst' })]),
  // brows, noses, mouths
  onSale('softBrows', 'Soft Brows', [rare(8, 'Frosted at the tips.', { ash: 'Silver' })]),
  onSale('boldBrows', 'Bold Brows', [epic(18, 'An opening night above each eye.', { teal: 'Teal' })]),
  onSale('straightBrows', 'Level Brows', [legendary(36, 'Unmoved by storms, auctions and puns.', { gold: 'Gilded' })]),
  onSale('buttonNose', 'Button Nose', [rare(8, 'It met some stardust.', { rose: 'Glitter' })]),
  onSale('longNose', 'Fine Nose', [epic(16, 'It only sniffs at sunsets.', { sky: 'Jewelled' })]),
  onSale('clownNose', 'Jester Nose', [legendary(36, 'It squeaks in four-part harmony.', { gold: 'Golden' })]),
  onSale('smile', 'Little Smile', [rare(8, 'Says hello from across the plaza.', { rose: 'Glossy' })]),
  onSale('lips', 'Painted Lips', [epic(18, 'The colour of the last act.', { plum: 'Velvet' })]),
  onSale('grin', 'Big Grin', [legendary(36, 'One tooth is worth more than the pier.', { gold: 'Golden' })]),
  // hats
  onSale('strawHat', 'Sunday Straw Hat', [
    coins(450, 'Smells of hay and holidays.', { lemon: 'Straw', camel: 'Toasted' }),
  ]),
  onSale('topHat', 'Opera Hat', [coins(700, 'Taller than your worries.', { coal: 'Charcoal', night: 'Midnight' })]),
  onSale('flowerCrown', 'Meadow Crown', [coins(600, 'Picked before breakfast.', { candy: 'Meadow', lilac: 'Dusk' })]),
  onSale('partyHat', 'Paper Cone', [
    coins(250, "It is somebody's birthday somewhere.", { sky: 'Sky', berry: 'Berry' }),
  ]),
  onSale('flowerCrown', 'Meadow Crown', [epic(24, 'Danced in until it was late.', { rose: 'Midsummer' })]),
  onSale('topHat', 'Opera Hat', [legendary(46, 'Ladies, gentlemen and gulls!', { gold: 'Ringmaster' })]),
  // Prizes of the daily lantern board, by season from winter (`daily-board.ts`).
  onSale('lanternCrown', 'Lantern Crown', [
    prize('Seven evenings of light.', { snow: 'White', candy: 'Candy', gold: 'Golden', copper: 'Copper' }),
  ]),
].flat();
