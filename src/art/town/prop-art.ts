/**
 * Pictures of things that code places in the town: ground lanterns, sky lanterns, weather, paper bits. They are pictures of
 * their own, so that a new one renders nothing else again. Each is drawn around 0,0, its middle.
 */
import { mix, tone } from '../kit/colour.ts';
import { castShadow, radial } from '../kit/light.ts';
import { type Raw, rasterise, svgOf } from '../kit/raster.ts';
import { dot, fill, flat, part, stroke } from '../kit/shade.ts';
import { ellipse, roundRect, sparkle } from '../kit/shapes.ts';

interface PropArt {
  /** Half of width and height, px. */
  half: [number, number];
  art: () => string;
}

const IRON = '#57496e';

/** 34 px high: a paper lantern in an iron frame with a handle. */
function groundLantern(isLit: boolean): string {
  const paper = isLit ? '#ffb347' : '#b7a9b4';
  const glass = roundRect(-10, -11, 20, 24, 7);
  const ribs = [-5, 1, 7].map((y) => stroke(`M-10,${y}Q0,${y + 3} 10,${y}`, tone(paper, -0.12), 1.2, 0.7)).join('');
  const light = isLit ? radial(0, 2, 11, 12, '#fff6c8', 0.95) : '';
  const dust = isLit ? '' : dot(-4, -4, 3, '#e6dde3', 0.5) + dot(4, 6, 2.4, '#e6dde3', 0.4);
  const frame = isLit ? IRON : mix(IRON, '#b7a9b4', 0.3);
  return (
    castShadow(0, 18, 16, 4) +
    stroke('M-7,-14Q0,-24 7,-14', frame, 2.4) +
    part(glass, paper, { shadow: isLit ? 2 : 4, rim: 2, outline: 2.2, pattern: ribs + light + dust }) +
    flat(roundRect(-9, -15, 18, 5, 2), frame, 1.8) +
    flat(roundRect(-11, 12, 22, 6, 2), frame, 1.8)
  );
}

function skyLantern(): string {
  const body = 'M-15,-20C-17,-34 17,-34 15,-20L10,20C6,24 -6,24 -10,20Z';
  return (
    radial(0, 4, 34, 40, '#ffb85c', 0.55) +
    part(body, '#ff9c4a', { shadow: 3, rim: 2, outline: 2, pattern: radial(0, 10, 15, 24, '#fff3b8', 0.95) }) +
    fill(ellipse(0, 20, 8, 2.6), '#fff6cf')
  );
}

/** A bank of fog: overlapping soft spots, 760 px wide. */
function fogBank(): string {
  const spots: [number, number, number, number][] = [
    [-235, 8, 150, 66],
    [-150, -8, 190, 74],
    [-60, 10, 210, 70],
    [40, -6, 220, 76],
    [140, 8, 200, 70],
    [225, -4, 160, 66],
  ];
  return spots.map(([x, y, rx, ry]) => radial(x, y, rx, ry, '#f3f5fc', 1)).join('');
}

/** Inside the boutique's window: a curtain, a round step and warm light for one mannequin. The glass has streaks over it. */
function windowStage(): string {
  const folds = [-22, -8, 8, 22].map((x) => stroke(`M${x},-46Q${x + 3},0 ${x},34`, '#c98aa6', 2, 0.55)).join('');
  return (
    fill(roundRect(-34, -48, 68, 97, 4), '#f7c4d3') +
    folds +
    radial(0, -12, 34, 50, '#fff3c9', 0.9) +
    fill('M-34,-48L-17,-48Q-26,-18 -34,16Z', '#d97f9f') +
    fill('M34,-48L17,-48Q26,-18 34,16Z', '#d97f9f') +
    fill(roundRect(-34, 42, 68, 7, 3), '#a8673f') +
    part(ellipse(0, 44, 22, 5), '#ffe9c4', { shadow: 3, rim: 2, outline: 2 })
  );
}

const NOTE_INK = '#5a3f78';

const paperBit = (colour: string) => (): string => flat('M-5,-3L5,-4L4,4L-5,3Z', colour, 1.2);

export const PROP_ART: Readonly<Record<string, PropArt>> = {
  lantern: { half: [18, 24], art: () => groundLantern(false) },
  lanternLit: { half: [18, 24], art: () => groundLantern(true) },
  lanternGlow: { half: [70, 52], art: () => radial(0, 0, 68, 50, '#ffc06a', 0.85) },
  lanternGlint: {
    half: [12, 12],
    art: () => fill(sparkle(0, 0, 11), '#fff3c4', 0.95) + dot(0, 0, 2.4, '#ffffff'),
  },
  skyLantern: { half: [36, 46], art: skyLantern },
  rain: { half: [3, 24], art: () => stroke('M1.5,-22L-1.5,22', '#eaf2ff', 2.2, 0.85) },
  splash: { half: [16, 6], art: () => stroke(ellipse(0, 0, 13, 4), '#e6f0ff', 1.6, 0.7) },
  fog: { half: [390, 84], art: fogBank },
  whitecap: {
    half: [26, 9],
    art: () => stroke('M-22,3Q-10,-6 2,1Q12,-5 22,2', '#ffffff', 3, 0.9) + dot(-4, 5, 1.6, '#ffffff', 0.8),
  },
  note: {
    half: [18, 20],
    art: () =>
      stroke('M4,9L4,-13Q12,-11 13,-3', NOTE_INK, 6.4) +
      part(ellipse(-1, 9, 7, 5.4), '#ffd166', { shadow: 2, rim: 1.5, outline: 2.2, line: NOTE_INK }) +
      stroke('M4,9L4,-13Q12,-11 13,-3', '#ffd166', 2.6),
  },
  windowStage: { half: [36, 50], art: windowStage },
  spark: { half: [90, 90], art: () => radial(0, 0, 88, 88, '#ffd28a', 0.9) },
  bitCoral: { half: [8, 7], art: paperBit('#ff8a6b') },
  bitAmber: { half: [8, 7], art: paperBit('#ffc14d') },
  bitRose: { half: [8, 7], art: paperBit('#ff9fc0') },
  bitMint: { half: [8, 7], art: paperBit('#7fd0c0') },
  banner: {
    half: [152, 40],
    art: () =>
      part('M-142,-24Q0,-6 142,-24L142,26Q0,44 -142,26Z', '#e2604f', { shadow: 6, rim: 3, outline: 3 }) +
      stroke('M-134,-14Q0,3 134,-14', '#ffe0a8', 2.2, 0.8) +
      stroke('M-134,18Q0,35 134,18', '#ffe0a8', 2.2, 0.8) +
      [-118, 118].map((x) => fill(sparkle(x, 4, 10), '#ffd166')).join(''),
  },
};

export function drawProp(name: string): Raw {
  const prop = PROP_ART[name];
  if (prop === undefined) throw new RangeError(`no prop ${name}`);
  const [x, y] = prop.half;
  return rasterise(svgOf(x * 2, y * 2, prop.art(), `${-x} ${-y} ${x * 2} ${y * 2}`));
}
