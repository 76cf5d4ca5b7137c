/** Clothes and shoes on sale. This file is data; `stock-line.ts` documents the format. */
import { coins, legendary, onSale, rare, type StockLine } from './stock-line.ts';

export const CLOTHES_LINES: readonly StockLine[] = [
  onSale('sweater', 'Heart Jumper', [
    coins(600, 'Soft wool, one big heart, no small print.', { candy: '*Candy', ocean: 'Ocean', forest: 'Moss' }),
  ]),
  onSale('starSweater', 'Star Jumper', [
    coins(600, 'For evenings when the sky shows off.', { night: 'Midnight', mint: 'Mint' }),
  ]),
  onSale('stripedSweater', 'Sailor Jumper', [
    coins(650, 'Striped, salty and never out of fashion.', { snow: 'White', ocean: '*Ocean', berry: 'Berry' }),
  ]),
  onSale('tee', 'Star Tee', [
    coins(300, 'The shirt that goes with whatever happens.', { mint: '*Mint', rose: 'Rose', coal: 'Charcoal' }),
  ]),
  onSale('varsityTee', 'Varsity Tee', [
    coins(350, 'A for attendance, mostly at the cafe.', { snow: 'White', sun: 'Sunny' }),
  ]),
  onSale('hoodie', 'Harbour Hoodie', [
    coins(700, 'A pocket for cold hands and warm buns.', { lilac: 'Lilac', coal: 'Charcoal', sun: '*Sunny' }),
  ]),
  onSale('letterHoodie', 'Letter Hoodie', [
    coins(750, 'One letter, and you may say what it stands for.', { berry: 'Berry', denim: 'Denim' }),
  ]),
  onSale('plaidShirt', 'Picnic Shirt', [
    coins(550, 'Checked to match the blanket.', { berry: 'Berry', forest: '*Moss' }),
  ]),
  onSale('tankTop', 'Summer Vest', [
    coins(250, 'Light as the breeze off the pier.', { snow: 'White', night: 'Midnight' }),
  ]),
  onSale('blouse', 'Sunday Blouse', [
    coins(550, 'Ironed with care, worn with ease.', { snow: 'White', lilac: 'Lilac' }),
  ]),
  onSale('vest', 'Argyle Slipover', [
    coins(600, 'Smells faintly of the bookshop.', { forest: 'Moss', berry: 'Berry' }),
  ]),
  onSale('sundress', 'Sundress', [
    coins(900, 'Made of the first warm day of the year.', { lemon: 'Lemon', sky: 'Sky' }),
  ]),
  onSale('partyDress', 'Starfall Dress', [
    rare(20, 'It twinkles when the music starts.', { lilac: 'Lilac', night: 'Midnight' }),
  ]),
  onSale('gown', 'Lantern Gown', [
    legendary(45, 'Sewn by lantern light for the night of lights.', { ocean: 'Moonlit' }),
  ]),
  // bottoms
  onSale('jeans', 'Promenade Jeans', [
    coins(450, 'Worn in by many walks along the bay.', { denim: '*Blue', coal: 'Charcoal' }),
  ]),
  onSale('shorts', 'Boardwalk Shorts', [
    coins(350, 'For wading after lost paper boats.', { camel: '*Sand', denim: 'Blue' }),
  ]),
  onSale('leggings', 'Leggings', [
    coins(250, 'Plain, stretchy, ready for anything.', { coal: 'Charcoal', night: 'Midnight' }),
  ]),
  onSale('joggers', 'Lazy Joggers', [
    coins(400, 'Have never actually been jogged in.', { lilac: 'Lilac', forest: '*Moss' }),
  ]),
  onSale('pleatedSkirt', 'Pleated Skirt', [
    coins(500, 'Swishes on every corner.', { ocean: '*Ocean', berry: 'Berry' }),
  ]),
  onSale('plaidSkirt', 'Tartan Skirt', [
    coins(550, 'Goes with rain, boots and a good book.', { berry: 'Berry', forest: 'Moss' }),
  ]),
  onSale('tieredSkirt', 'Tiered Skirt', [
    coins(600, 'Three layers, like the best cakes.', { candy: 'Candy', snow: 'White' }),
  ]),
  // feet
  onSale('sneakers', 'Canvas Sneakers', [
    coins(400, 'Quick on cobbles, quiet in bookshops.', { rose: '*Rose', ocean: '*Ocean', snow: 'White' }),
  ]),
  onSale('ankleBoots', 'Buckle Boots', [
    coins(600, 'They have walked the pier in every weather.', { cocoa: '*Cocoa', coal: 'Charcoal' }),
  ]),
  onSale('snowBoots', 'Fluffy Boots', [coins(650, 'A warm hug for each foot.', { camel: 'Sand', snow: 'White' })]),
  onSale('kneeBoots', 'Storm Boots', [rare(8, 'Puddles step aside.', { coal: 'Charcoal' })]),
  onSale('heels', 'Dance Heels', [coins(700, 'Heard before they are seen.', { rose: 'Rose', coal: 'Charcoal' })]),
  onSale('kneeSocks', 'Knee Socks', [
    coins(200, 'Pulled all the way up, at least today.', { snow: 'White', night: 'Midnight' }),
  ]),
  onSale('stripedSocks', 'Candy Socks', [
    coins(250, 'Striped like the sweets at the fair.', { berry: 'Berry', mint: 'Mint' }),
  ]),
  onSale('ankleSocks', 'Ankle Socks', [
    coins(100, 'Small, white, modest, essential.', { snow: 'White', candy: 'Candy' }),
  ]),
].flat();
