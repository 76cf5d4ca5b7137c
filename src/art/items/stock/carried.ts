/** Coats, gloves, scarves and carried items on sale. This file is data; `stock-line.ts` documents the format. */
import { coins, epic, legendary, onSale, rare, type StockLine } from './stock-line.ts';

export const CARRIED_LINES: readonly StockLine[] = [
  onSale('jacket', 'Team Jacket', [
    coins(900, 'Somebody sat in the stands to earn it.', { denim: 'Denim', berry: '*Berry', forest: '*Moss' }),
    rare(16, 'Captain, obviously.', { night: 'Midnight' }),
  ]),
  onSale('trenchCoat', 'Harbour Trench', [
    coins(1200, 'Waits under lamp posts beautifully.', { camel: 'Sand', coal: 'Charcoal' }),
    epic(28, 'The case is closed, the coat is not.', { forest: 'Gaslight' }),
  ]),
  onSale('furCoat', 'Winter Coat', [
    coins(1600, 'All the cosiness, no actual bears.', { snow: 'White' }),
    legendary(48, 'The sky lent it its best colours.', { night: 'Northern Lights' }),
  ]),
  // gloves
  onSale('shortGloves', 'Short Gloves', [
    coins(250, 'For parades and cold door handles.', { snow: 'White', coal: 'Charcoal' }),
    rare(10, 'For parades that notice you.', { lilac: 'Lilac' }),
  ]),
  onSale('operaGloves', 'Opera Gloves', [
    coins(450, 'Applause sounds softer, and better.', { snow: 'White' }),
    epic(22, 'Box seven, every premiere.', { night: 'Midnight' }),
  ]),
  onSale('fingerless', 'Fingerless Gloves', [
    coins(250, 'For counting coins in winter.', { coal: 'Charcoal', cocoa: 'Cocoa' }),
  ]),
  onSale('mittens', 'Mittens', [
    coins(300, 'On a string, in spirit.', { berry: 'Berry', mint: 'Mint' }),
    legendary(38, 'Every snowflake knitted by hand.', { candy: 'Snowfall' }),
  ]),
  // neckwear
  onSale('scarf', 'Knitted Scarf', [
    coins(350, 'As long as a good letter.', { berry: 'Berry', ocean: 'Ocean', forest: '*Moss' }),
    rare(12, 'As long as a love letter.', { night: 'Midnight' }),
  ]),
  onSale('bowTie', 'Bow Tie', [
    coins(300, 'Tied by someone patient.', { berry: 'Berry', night: 'Midnight' }),
    epic(20, 'Tied by someone in love.', { sun: 'Golden' }),
  ]),
  onSale('neckerchief', 'Sailor Knot', [
    coins(350, 'Every harbour has its own; this is ours.', { ocean: 'Ocean', berry: 'Berry' }),
    legendary(40, 'Saluted by seagulls.', { sun: 'Admiral' }),
  ]),
  // bags
  onSale('backpack', 'Rambler Pack', [
    coins(600, 'Snacks, map, more snacks.', { mint: '*Mint', berry: 'Berry', denim: 'Denim' }),
    rare(14, 'Maps of places that move.', { night: 'Midnight' }),
  ]),
  onSale('catBackpack', 'Kitten Pack', [
    coins(800, 'Purrs on inclines.', { ash: 'Silver', copper: 'Copper' }),
    legendary(45, 'Its left paw waves when you are not looking.', { candy: 'Lucky' }),
  ]),
  onSale('handbag', 'Promenade Handbag', [
    coins(600, 'Contains exactly one mint and a ticket.', { cocoa: 'Cocoa', snow: 'White' }),
    epic(24, 'Contains exactly one secret.', { berry: 'Soiree' }),
  ]),
  onSale('satchel', 'Post Satchel', [coins(550, 'Smells of ink and biscuits.', { camel: 'Sand', coal: 'Charcoal' })]),
  // in the hand
  onSale('balloon', 'Balloon', [
    coins(200, 'Hold on tight. No, tighter.', { berry: '*Red', sky: 'Sky', lilac: 'Lilac' }),
  ]),
  onSale('heartBalloon', 'Heart Balloon', [rare(10, 'Lighter than saying it.', { rose: 'Rose' })]),
  onSale('coffee', 'Paper Cup', [coins(150, 'Too hot, then perfect, then gone.', { cocoa: 'Cocoa', mint: 'Mint' })]),
  onSale('flower', 'Single Flower', [
    coins(150, 'For the first person you meet.', { rose: 'Rose', sun: 'Sunny' }),
    epic(22, 'It will outlast the vase.', { sky: 'Everblue' }),
  ]),
  onSale('wand', 'Star Wand', [
    rare(16, 'It sparks when you wave it.', { sky: 'Silver' }),
    legendary(45, 'Even the fountain listens.', { gold: 'Golden' }),
  ]),
  onSale('iceCream', 'Ice Cream', [coins(150, 'Two scoops against the wind.', { candy: 'Strawberry', mint: 'Mint' })]),
].flat();
