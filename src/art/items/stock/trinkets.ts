/** Necklaces, bracelets, belts and wings on sale. This file is data; `stock-line.ts` documents the format. */
import { coins, epic, legendary, onSale, rare, type StockLine } from './stock-line.ts';

export const TRINKET_LINES: readonly StockLine[] = [
  // necklaces
  onSale('heartNecklace', 'Heart Locket', [
    coins(350, 'Room for one very small photograph.', { rose: 'Rose', sky: 'Sky' }),
    rare(12, 'Room for two.', { berry: 'Ruby' }),
  ]),
  onSale('starNecklace', 'North Star', [
    coins(350, 'Points to the bakery.', { gold: 'Golden', silver: 'Silver' }),
    epic(20, 'Points to wherever you should be.', { sky: 'Starlit' }),
  ]),
  onSale('pearlNecklace', 'Pearls', [
    coins(500, "Each one an oyster's best idea.", { snow: 'White' }),
    legendary(42, 'The tide brought them in a shell.', { candy: 'Sunrise' }),
  ]),
  // bracelets
  onSale('bangles', 'Bangles', [
    coins(250, 'A little music at the wrist.', { gold: 'Golden', silver: 'Silver' }),
    rare(10, 'A duet at the wrist.', { rose: 'Ruby' }),
  ]),
  onSale('beadBracelet', 'Bead Bracelet', [
    coins(200, 'Made by a friend, knots and all.', { candy: 'Candy', mint: 'Mint' }),
    epic(18, 'Every bead was once a bottle.', { ocean: 'Sea Glass' }),
  ]),
  onSale('watch', 'Tide Watch', [
    coins(400, 'Right twice a day, like the sea.', { cocoa: 'Cocoa', coal: 'Charcoal' }),
    legendary(40, 'The tide asks it for the time.', { gold: 'Golden' }),
  ]),
  // belts
  onSale('leatherBelt', 'Leather Belt', [
    coins(300, 'One hole for before lunch, one for after.', { cocoa: 'Cocoa', coal: 'Charcoal', snow: 'White' }),
    rare(10, 'Stitched by the saddler of the east street.', { berry: 'Berry' }),
  ]),
  onSale('heartBelt', 'Heart Buckle', [
    coins(350, 'Holds everything together.', { snow: 'White', berry: 'Berry' }),
    epic(20, 'Holds the night together.', { coal: 'Midnight' }),
  ]),
  onSale('chainBelt', 'Star Chain', [
    coins(400, 'A bit of stage for every walk.', { coal: 'Charcoal' }),
    legendary(40, 'Forged from a meteor, allegedly.', { night: 'Midnight' }),
  ]),
  // wings
  onSale('angelWings', 'Angel Wings', [
    coins(2500, 'Lent, on trust.', { snow: 'White' }),
    epic(30, 'They smell of morning.', { candy: 'Dawn' }),
    legendary(50, 'Heard before they are seen: like harps.', { lilac: 'Seraph' }),
  ]),
  onSale('batWings', 'Bat Wings', [
    coins(2200, 'For hanging around.', { night: 'Midnight', coal: 'Charcoal' }),
    rare(18, 'For hanging around with style.', { berry: 'Crimson' }),
  ]),
  onSale('fairyWings', 'Fairy Wings', [
    coins(2000, 'Woven from what dragonflies leave.', { sky: 'Sky', mint: 'Mint' }),
    epic(32, 'They hum in the key of June.', { lilac: 'Twilight' }),
  ]),
  onSale('butterflyWings', 'Butterfly Wings', [
    coins(2400, 'Three weeks of fame, every year.', { sun: 'Monarch' }),
    rare(18, 'Bluer than the postcard.', { ocean: 'Morpho' }),
  ]),
].flat();
