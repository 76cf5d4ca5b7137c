/**
 * The town's cat Ember: four poses in the colours of the model, and the sheet of six frames that the town draws like an avatar's.
 * Poses are drawn around the soles at 0,0; a pixel of the sheet is a unit.
 */
import { CATS, catHead, type Coat } from '../emoji/heads.ts';
import { radial } from '../kit/light.ts';
import { fill, part, place, stroke } from '../kit/shade.ts';
import { ellipse, roundRect } from '../kit/shapes.ts';

export const EMBER_FRAME = { widthPx: 240, heightPx: 480 };
/** The soles in a frame, as in an avatar's. */
const SOLE = { x: EMBER_FRAME.widthPx / 2, y: (824 / 850) * EMBER_FRAME.heightPx };

const FUR = '#ffb057';
const LINE = '#8a4a1e';
const STRIPE = '#e07f2f';
const CREAM = '#fff1df';
const SCARF = '#5b6fd6';
const COAT: Coat = { ...CATS.ginger, base: FUR, mark: STRIPE, belly: CREAM };

const thick = (d: string, width: number): string => stroke(d, LINE, width + 6) + stroke(d, FUR, width);
const paw = (x: number, y: number): string => part(ellipse(x, y, 11, 7), CREAM, { outline: 2.6, shadow: 2, rim: 0 });

/** A paper lantern that hangs at a point. */
const lantern = (x: number, y: number): string =>
  radial(x, y + 20, 46, 46, '#ffd98a', 0.55) +
  stroke(`M${x},${y}L${x},${y + 6}`, LINE, 2.4) +
  part(roundRect(x - 15, y + 8, 30, 28, 13), '#ff8a5c', { outline: 2.8, shadow: 4, rim: 3 }) +
  fill(ellipse(x, y + 22, 6, 13), '#ffe2a0', 0.8) +
  part(roundRect(x - 8, y + 4, 16, 6, 2), '#e8b84b', { outline: 2.2, shadow: 1, rim: 0 }) +
  part(roundRect(x - 8, y + 33, 16, 6, 2), '#e8b84b', { outline: 2.2, shadow: 1, rim: 0 });

const scarf = (x: number, y: number, width: number): string =>
  part(roundRect(x + width * 0.2, y + 4, 15, 30, 6), SCARF, { outline: 2.6, shadow: 3, rim: 2 }) +
  part(roundRect(x - width / 2, y - 8, width, 18, 9), SCARF, { outline: 2.8, shadow: 4, rim: 3 });

const head = (x: number, y: number, size: number, mood: 'smile' | 'sleep', turn = 0): string =>
  place(place(catHead(mood === 'sleep' ? 'sleep' : 'happy', COAT), -64, -64), x, y, size, size, turn);

/** Sitting, with the lantern on its stick. */
const sitting = (): string =>
  thick('M28,-12C66,-8 72,-44 56,-56', 13) +
  part('M-32,-2C-42,-36 -26,-64 0,-66C26,-64 42,-36 32,-2Z', FUR, {
    outline: 3.2,
    shadow: 7,
    pattern: fill(ellipse(0, -20, 17, 28), CREAM) + fill('M-42,-34L-24,-30L-42,-24ZM42,-34L24,-30L42,-24Z', STRIPE),
  }) +
  paw(-13, -5) +
  paw(13, -5) +
  scarf(0, -60, 52) +
  head(0, -96, 0.62, 'smile') +
  stroke('M-34,-18L-70,-92L-84,-96', LINE, 6) +
  stroke('M-34,-18L-70,-92L-84,-96', '#c98f62', 3) +
  lantern(-84, -96) +
  part(ellipse(-35, -24, 11, 9), FUR, { outline: 2.6, shadow: 2, rim: 0 });

/** To the left; `stride`: how far the legs are apart, of two steps that take turns. */
function trotting(stride: number): string {
  const leg = (x: number, swing: number, isFar: boolean): string => {
    const [kneeX, footX] = [x + swing * 0.5, x + swing];
    const way = `M${x},-34Q${kneeX + 5},-20 ${footX},-7`;
    const fur = isFar ? '#e8963f' : FUR;
    return (
      stroke(way, LINE, 20) +
      stroke(way, fur, 14) +
      part(ellipse(footX - 4, -6, 11, 7), CREAM, { outline: 2.6, shadow: 2, rim: 0 })
    );
  };
  return (
    thick(stride > 0 ? 'M44,-46C70,-52 80,-78 66,-98' : 'M44,-46C72,-50 86,-70 76,-94', 12) +
    leg(-26, stride, true) +
    leg(34, -stride, true) +
    part('M-46,-44C-46,-68 -24,-74 6,-72C36,-72 54,-62 54,-44C54,-26 36,-22 4,-22C-28,-22 -46,-26 -46,-44Z', FUR, {
      outline: 3.2,
      shadow: 8,
      pattern:
        fill('M-6,-76L6,-76L2,-56ZM16,-76L28,-76L24,-56ZM38,-72L48,-68L40,-54Z', STRIPE) +
        fill(ellipse(0, -22, 36, 9), CREAM, 0.9),
    }) +
    leg(-32, -stride, false) +
    leg(28, stride, false) +
    scarf(-44, -58, 44) +
    head(-56, -86, 0.6, 'smile', -4) +
    stroke('M-24,-50L8,-118L22,-122', LINE, 6) +
    stroke('M-24,-50L8,-118L22,-122', '#c98f62', 3) +
    lantern(22, -120)
  );
}

/** Lying, the lantern beside. */
const lying = (): string =>
  thick('M52,-10C84,-6 86,-34 58,-34', 12) +
  part('M-52,-2C-64,-30 -42,-52 0,-52C44,-52 68,-30 58,-2Z', FUR, {
    outline: 3.2,
    shadow: 7,
    pattern: fill('M12,-56L24,-56L20,-36ZM32,-52L44,-48L38,-32Z', STRIPE),
  }) +
  paw(-44, -5) +
  paw(-18, -4) +
  scarf(-28, -34, 50) +
  head(-30, -64, 0.58, 'sleep', -3) +
  lantern(80, -40);

const mirrored = (art: string): string => `<g transform="scale(-1,1)">${art}</g>`;

/** In the order of the columns of an avatar's sheet. */
const FRAMES: readonly (() => string)[] = [
  sitting,
  () => trotting(14),
  () => trotting(-12),
  lying,
  () => mirrored(trotting(-12)),
  () => mirrored(trotting(14)),
];

/** Sitting, for cards; the box is that of an avatar's thumbnail. */
export const emberPortrait = (): string => place(sitting(), 118, 186, 1.15);

/** The sheet: six frames side by side. */
export const emberSheet = (): string =>
  FRAMES.map((draw, column) => place(draw(), column * EMBER_FRAME.widthPx + SOLE.x, SOLE.y)).join('');
