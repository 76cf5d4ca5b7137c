/** Tattoos on sale. This file is data; `stock-line.ts` documents the format. */
import { coins, epic, legendary, onSale, rare, type StockLine } from './stock-line.ts';

export const TATTOO_LINES: readonly StockLine[] = [
  // tattoos
  onSale('templeStar', 'Cheek Star', [coins(300, 'Small enough to deny.', { ink: 'Ink', mint: 'Mint' })]),
  onSale('templeMoon', 'Cheek Moon', [
    rare(8, 'Waxes on Fridays.', { night: 'Midnight' }),
    epic(16, 'Borrowed from the real one.', { sky: 'Silver' }),
  ]),
  onSale('templePaw', 'Cheek Paw', [
    coins(300, 'The cat insisted.', { berry: 'Berry' }),
    legendary(36, 'A very important cat insisted.', { gold: 'Golden' }),
  ]),
  onSale('neckMoon', 'Nape Moon', [coins(300, 'Rises when the collar falls.', { ink: 'Ink' })]),
  onSale('neckHeart', 'Pulse Heart', [
    coins(300, 'Beats with you.', { berry: 'Berry', ink: 'Ink' }),
    epic(16, 'Beats a little faster near the bakery.', { rose: 'Glowing' }),
  ]),
  onSale('neckSwallow', 'Neck Swallow', [
    rare(8, 'Always on its way home.', { ocean: 'Blue' }),
    legendary(36, 'The first bird of every spring.', { gold: 'Golden' }),
  ]),
  onSale('chestRose', 'Heart Rose', [coins(400, 'Grows where it is warm.', { ink: 'Ink', mint: 'Mint' })]),
  onSale('chestWave', 'Bay Wave', [
    coins(400, 'The sea, kept close.', { ocean: 'Ocean' }),
    rare(10, 'Seventh of seven waves.', { sky: 'Foaming' }),
  ]),
  onSale('chestAnchor', 'Old Anchor', [
    epic(18, 'Holds in every weather.', { night: 'Midnight' }),
    legendary(38, 'From the ship that found the bay.', { gold: 'Golden' }),
  ]),
  onSale('stomachStars', 'Belly Stars', [coins(300, 'A small private sky.', { ink: 'Ink', mint: 'Mint' })]),
  onSale('stomachVine', 'Waist Vine', [
    coins(350, 'Waters itself.', { forest: 'Moss' }),
    rare(8, 'Ripe in late summer.', { berry: 'Berried' }),
  ]),
  onSale('stomachSun', 'Noon Sun', [
    epic(16, 'Warm on the coldest pier.', { sun: 'Sunny' }),
    legendary(36, 'It never sets.', { gold: 'Golden' }),
  ]),
  onSale('backWings', 'Inked Wings', [coins(500, 'For those who walk on air anyway.', { ink: 'Ink', ocean: 'Ocean' })]),
  onSale('backMoon', 'Shoulder Moon', [
    coins(450, 'Keeps an eye on those who follow.', { night: 'Midnight' }),
    rare(10, 'Full, tonight of all nights.', { sky: 'Silver' }),
  ]),
  onSale('backButterfly', 'Great Butterfly', [
    epic(18, 'It only moves when nobody looks.', { rose: 'Rose' }),
    legendary(40, 'A king of meadows.', { gold: 'Golden' }),
  ]),
  onSale('backVine', 'Garden Vine', [coins(400, "Its roots are nobody's business.", { ink: 'Ink', forest: 'Moss' })]),
  onSale('backWave', 'Low Tide', [
    coins(400, 'Comes and goes.', { ocean: 'Ocean' }),
    rare(10, 'High tide, actually.', { sky: 'Foaming' }),
  ]),
  onSale('backLantern', 'Paper Lantern', [
    epic(18, 'Lit once, never out.', { berry: 'Red' }),
    legendary(38, 'It leads the procession home.', { gold: 'Golden' }),
  ]),
  onSale('armRightRose', 'Right Arm Rose', [coins(350, 'No thorns worth mentioning.', { ink: 'Ink', mint: 'Mint' })]),
  onSale('armRightBand', 'Right Arm Band', [
    coins(300, 'One ring for every summer.', { night: 'Midnight' }),
    rare(8, 'Two rings, a very good summer.', { berry: 'Berry' }),
  ]),
  onSale('armRightAnchor', 'Right Arm Anchor', [
    epic(16, 'Steady hand guaranteed.', { ocean: 'Ocean' }),
    legendary(36, 'Weighs nothing, means a lot.', { gold: 'Golden' }),
  ]),
  onSale('armLeftHeart', 'Left Arm Heart', [coins(350, 'The name on it is a secret.', { ink: 'Ink', berry: 'Berry' })]),
  onSale('armLeftBand', 'Left Arm Band', [
    coins(300, 'Matches the sea on Tuesdays.', { ocean: 'Ocean' }),
    rare(8, 'Matches the ice cream.', { mint: 'Mint' }),
  ]),
  onSale('armLeftSwallow', 'Left Arm Swallow', [
    epic(16, 'Flew past, liked it, stayed.', { sky: 'Silver' }),
    legendary(36, 'A thousand leagues, and still singing.', { gold: 'Golden' }),
  ]),
  onSale('legRightStars', 'Right Calf Stars', [coins(300, 'Kicked up by dancing.', { ink: 'Ink', mint: 'Mint' })]),
  onSale('legRightBand', 'Right Calf Band', [
    coins(300, 'Shows how deep the puddle was.', { berry: 'Berry' }),
    rare(8, 'Shows how deep the night was.', { night: 'Midnight' }),
  ]),
  onSale('legRightPaw', 'Right Calf Paw', [
    epic(16, 'Someone crossed your path.', { rose: 'Rose' }),
    legendary(36, 'Luck crossed your path.', { gold: 'Golden' }),
  ]),
  onSale('legLeftRose', 'Left Calf Rose', [coins(300, 'Planted on a walk.', { ink: 'Ink', forest: 'Moss' })]),
  onSale('legLeftBand', 'Left Calf Band', [
    coins(300, 'A souvenir of wading.', { ocean: 'Ocean' }),
    rare(8, 'A souvenir of stargazing.', { sky: 'Silver' }),
  ]),
  onSale('legLeftLantern', 'Left Calf Lantern', [
    epic(16, 'For finding the way back.', { berry: 'Red' }),
    legendary(36, 'The way back finds you.', { gold: 'Golden' }),
  ]),
].flat();
