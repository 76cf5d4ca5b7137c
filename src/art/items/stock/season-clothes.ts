/** Clothes and shoes of the season, and rarer versions of basic ones. This file is data; `stock-line.ts` documents the format. */
import { coins, epic, legendary, onSale, rare, type StockLine } from './stock-line.ts';

export const WEAR_LINES: readonly StockLine[] = [
  // tops
  onSale('hoodie', 'Harbour Hoodie', [rare(14, 'There is a comet in the pocket.', { night: 'Comet' })]),
  onSale('starSweater', 'Star Jumper', [epic(24, "Knitted by the fair's own lights.", { berry: 'Winter Fair' })]),
  onSale('blouse', 'Sunday Blouse', [rare(14, 'Ironed on holidays only.', { candy: 'Confetti' })]),
  onSale('plaidShirt', 'Picnic Shirt', [
    legendary(44, "The keeper's own, with lamp-gold thread.", { ocean: 'Lighthouse' }),
  ]),
  // bottoms
  onSale('flares', 'Band Flares', [coins(500, 'They arrive a beat after you.', { denim: 'Blue', cocoa: 'Cocoa' })]),
  onSale('cargos', 'Cargo Trousers', [
    coins(500, 'One pocket is just for crumbs.', { forest: 'Moss', coal: 'Charcoal' }),
  ]),
  onSale('jeans', 'Promenade Jeans', [rare(12, 'Bleached by one entire July.', { sky: 'Bleached' })]),
  onSale('pleatedSkirt', 'Pleated Skirt', [epic(24, 'The hem remembers every waltz.', { night: 'Midnight' })]),
  onSale('tieredSkirt', 'Tiered Skirt', [legendary(44, 'Each tier is a different evening.', { lilac: 'Aurora' })]),
  // shoes
  onSale('maryJanes', 'Strap Shoes', [
    coins(450, 'Polished on the back of the other sock.', { coal: 'Charcoal', berry: 'Berry' }),
  ]),
  onSale('sandals', 'Pier Sandals', [coins(350, 'Half sand, half sandal.', { camel: 'Sand', ocean: 'Ocean' })]),
  onSale('bunnySlippers', 'Bunny Slippers', [
    coins(400, 'Quiet, warm, slightly judgemental.', { snow: 'White', candy: 'Candy' }),
  ]),
  onSale('sneakers', 'Canvas Sneakers', [epic(24, 'They leave a short, bright trail.', { night: 'Comet' })]),
  onSale('heels', 'Dance Heels', [legendary(46, 'Home by midnight is only advice.', { silver: 'Glass' })]),
  // socks
  onSale('stripedSocks', 'Candy Socks', [rare(8, 'Three sweets a stripe.', { lilac: 'Carnival' })]),
  onSale('kneeSocks', 'Knee Socks', [epic(16, 'They rise and fall with the moon.', { ocean: 'Tidal' })]),
  onSale('ankleSocks', 'Ankle Socks', [legendary(34, 'Warm all year, for no reason.', { lemon: 'Sunbeam' })]),
  // coats
  onSale('peaCoat', 'Pea Coat', [
    coins(1100, 'Six buttons against the north wind.', { denim: 'Navy', coal: 'Charcoal' }),
  ]),
  onSale('duffleCoat', 'Duffle Coat', [coins(1000, 'Pegs carved from driftwood.', { camel: 'Sand', berry: 'Berry' })]),
  onSale('cardigan', 'Long Cardigan', [coins(700, 'Borrowed, never returned.', { cream: 'Cream', forest: 'Moss' })]),
  onSale('festivalRobe', 'Lantern Robe', [
    coins(950, 'For the walk down to the floating lights.', { ocean: 'Ocean', rose: 'Rose' }),
    epic(30, 'One star for every wish let go.', { night: 'Midnight' }),
  ]),
  onSale('mantle', 'Harbour Mantle', [
    legendary(50, 'Worn by the one the sea elects.', { berry: 'Crowned' }),
    rare(18, 'It still smells of the first frost.', { forest: 'Huntsman' }),
  ]),
].flat();
