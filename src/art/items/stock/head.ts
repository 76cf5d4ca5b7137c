/** Hair, faces and hats on sale. This file is data; `stock-line.ts` documents the format. */
import { coins, epic, onSale, rare, type StockLine } from './stock-line.ts';

export const HEAD_LINES: readonly StockLine[] = [
  // hair
  onSale('longHair', 'Seabreeze Waves', [
    coins(600, 'Long, loose and always a little windswept.', {
      chestnut: '*Chestnut',
      raven: 'Raven',
      blonde: 'Honey',
      pinkHair: 'Rose',
      ash: 'Silver',
    }),
  ]),
  onSale('shortHair', 'Pier Tousle', [
    coins(450, 'Tousled by the harbour wind, and better for it.', {
      raven: '*Raven',
      copper: 'Copper',
      blonde: 'Honey',
      teal: 'Teal',
    }),
  ]),
  onSale('cropHair', 'Neat Crop', [
    coins(400, 'Short, tidy, dry again in a minute.', { chestnut: '*Chestnut', raven: 'Raven', plum: 'Plum' }),
  ]),
  onSale('topKnot', 'Topknot', [
    coins(500, 'Up and out of the way, ready for the day.', { copper: '*Copper', chestnut: 'Chestnut', plum: 'Plum' }),
  ]),
  onSale('spaceBuns', 'Comet Buns', [
    coins(800, 'Two little moons in orbit around a good idea.', { pinkHair: 'Rose', raven: 'Raven', teal: 'Teal' }),
  ]),
  onSale('braids', 'Garland Braids', [
    coins(700, 'Plaited while waiting for the ferry.', { blonde: 'Honey', chestnut: 'Chestnut', copper: 'Copper' }),
  ]),
  onSale('afro', 'Cloudburst Curls', [
    coins(700, 'A proud round cloud of curls.', { raven: 'Raven', plum: '*Plum', copper: 'Copper' }),
  ]),
  // face
  onSale('roundEyes', 'Round Eyes', [
    coins(300, 'Wide open, in case something wonderful happens.', {
      green: '*Sea Green',
      amber: '*Amber',
      blue: 'Sky Blue',
      violet: 'Violet',
    }),
  ]),
  onSale('catEyes', 'Cat Eyes', [
    coins(450, 'They have seen your outfit, and they approve.', { amber: '*Amber', violet: 'Violet', teal: 'Teal' }),
  ]),
  onSale('sleepyEyes', 'Sleepy Eyes', [
    coins(300, 'Half a dream is still going on in there.', { blue: '*Sky Blue', amber: 'Amber' }),
  ]),
  onSale('happyEyes', 'Happy Eyes', [coins(500, 'Closed with joy: nothing else to see here.', { amber: '' })]),
  onSale('softBrows', 'Soft Brows', [
    coins(150, 'A gentle line for a gentle mood.', {
      chestnut: '*Chestnut',
      raven: '*Raven',
      blonde: 'Honey',
      copper: 'Copper',
      plum: 'Plum',
    }),
  ]),
  onSale('straightBrows', 'Level Brows', [
    coins(150, 'Calm, whatever the weather.', { chestnut: '*Chestnut', raven: 'Raven', copper: 'Copper' }),
  ]),
  onSale('boldBrows', 'Bold Brows', [
    coins(200, 'They arrive a moment before you do.', { raven: '*Raven', plum: 'Plum' }),
  ]),
  onSale('worriedBrows', 'Worried Brows', [
    coins(200, 'Did you leave the lantern on?', { chestnut: 'Chestnut', raven: 'Raven' }),
  ]),
  onSale('buttonNose', 'Button Nose', [coins(100, 'Small, round, easily charmed by bakeries.', { cream: '*' })]),
  onSale('wideNose', 'Broad Nose', [coins(100, 'A steady nose for a steady soul.', { cream: '*' })]),
  onSale('longNose', 'Fine Nose', [coins(150, 'Elegant in profile, and it knows.', { cream: '' })]),
  onSale('redNose', 'Chilly Nose', [coins(200, 'Someone forgot their scarf.', { cream: '' })]),
  onSale('clownNose', 'Jester Nose', [
    coins(400, 'It does squeak, if you ask nicely.', { berry: 'Red', sun: 'Yellow' }),
  ]),
  onSale('smile', 'Little Smile', [coins(100, 'Just enough to say hello.', { cream: '*' })]),
  onSale('grin', 'Big Grin', [coins(200, 'For good news and better company.', { cream: '*' })]),
  onSale('smirk', 'Smirk', [coins(150, 'You know something, and you are not telling.', { cream: '*' })]),
  onSale('kitty', 'Kitten Mouth', [coins(300, 'Purring is optional.', { cream: '' })]),
  onSale('pout', 'Pout', [coins(150, 'The bakery was out of buns.', { cream: '' })]),
  onSale('gasp', 'Gasp', [coins(200, 'The lanterns! Did you see the lanterns?', { cream: '' })]),
  onSale('cheeky', 'Cheeky Tongue', [coins(250, 'Strictly for friends.', { cream: '' })]),
  onSale('lips', 'Painted Lips', [
    coins(350, 'A touch of colour for the evening walk.', { rose: 'Rose', berry: 'Berry', lilac: 'Lilac' }),
  ]),
  // hats
  onSale('beret', 'Studio Beret', [
    coins(500, 'Tilted just so, for people with opinions about paint.', {
      berry: '*Berry',
      forest: 'Moss',
      coal: 'Charcoal',
    }),
  ]),
  onSale('beanie', 'Bobble Beanie', [
    coins(450, 'Knitted by someone who likes you very much.', { mint: '*Mint', candy: 'Candy', ocean: 'Ocean' }),
  ]),
  onSale('cap', 'Bay Cap', [
    coins(400, 'Keeps the sun off and the mystery on.', { denim: 'Denim', rose: 'Rose', sun: 'Sunny' }),
  ]),
  onSale('witchHat', 'Lantern Witch Hat', [
    rare(12, 'Bent at the tip from low door frames.', { night: 'Midnight', forest: 'Moss' }),
  ]),
  onSale('crown', 'Festival Crown', [
    epic(40, 'Worn once a year by the player who lit the most lanterns.', { gold: 'Golden' }),
  ]),
].flat();
