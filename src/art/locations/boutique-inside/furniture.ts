/** The furniture of the boutique, each piece around its foot: counter, rails, mirror, mannequins, seat and plants. */
import { tone } from '../../kit/colour.ts';
import { castShadow } from '../../kit/light.ts';
import { cycle } from '../../kit/random.ts';
import { dot, fill, flat, part, stroke } from '../../kit/shade.ts';
import { ellipse, heart, roundRect, star } from '../../kit/shapes.ts';
import { tube } from '../../kit/tube.ts';
import { flower, LEAF, leafMass } from '../../town/foliage.ts';
import { WARM } from '../../town/lanterns.ts';
import { lamp, piece, type Piece } from '../../town/piece.ts';
import { COUNTER_OUTLINE, type Furniture, MIRROR_OUTLINE } from './layout.ts';

const BRASS = '#e0b45c';
const PLUM = '#8a5fb0';
const CREAM = '#fff3e6';
const CLOTHES = ['#ff9fc0', '#7fd0c0', '#ffd166', '#b9a4ff', '#ff8a6b', '#8fc7f2'];

const dress = (x: number, top: number, h: number, col: string): string =>
  stroke(`M${x - 9},${top + 6}Q${x},${top - 5} ${x + 9},${top + 6}`, '#7a6a8c', 2.4) +
  part(
    `M${x - 11},${top + 6}L${x + 11},${top + 6}L${x + 9},${top + h * 0.42}L${x + 19},${top + h}Q${x},${top + h + 8} ${x - 19},${top + h}L${x - 9},${top + h * 0.42}Z`,
    col,
    { shadow: 4, rim: 2, outline: 2.2 },
  );

function counter(): Piece {
  const panels = [-84, 0, 84].map((x) => stroke(roundRect(x - 34, -74, 68, 56, 8), tone(PLUM, 0.12), 2.4)).join('');
  const till =
    part(roundRect(-98, -134, 58, 34, 7), '#ffd9e4', { shadow: 4, outline: 2.4 }) +
    part(roundRect(-90, -152, 42, 22, 5), '#fff8f0', { shadow: 3, outline: 2.2 }) +
    [-86, -74, -62, -50].map((x) => dot(x, -112, 3.4, '#c77b9c')).join('');
  const vase =
    part('M66,-104L90,-104L86,-134L70,-134Z', '#8fc7f2', { shadow: 3, outline: 2.2 }) +
    flower(70, -146, 9, '#ff9fc0') +
    flower(84, -150, 9, '#ffd166') +
    flower(78, -138, 8, '#ffffff');
  const parcel =
    part(roundRect(-12, -132, 52, 32, 4), '#7fd0c0', { shadow: 4, outline: 2.2 }) +
    stroke('M14,-132L14,-100M-12,-117L40,-117', '#fff3e6', 4);
  const art =
    castShadow(0, 4, 146, 24) +
    part(COUNTER_OUTLINE, PLUM, { shadow: 9, rim: 3, outline: 3, pattern: panels }) +
    part(heart(0, -46, 13), BRASS, { shadow: 2, rim: 1.5, outline: 2 }) +
    part(roundRect(-140, -106, 280, 18, 9), CREAM, { shadow: 4, outline: 2.8 }) +
    till +
    parcel +
    vase;
  return piece(art, '', []);
}

function rack(): Piece {
  const rail = -176;
  const frame =
    [-104, 104]
      .map(
        (x) =>
          part(
            tube([
              [x, 0, 5],
              [x, -90, 4],
              [x, rail, 4.5],
            ]),
            BRASS,
            { shadow: 3, outline: 2.2 },
          ) + part(roundRect(x - 24, -8, 48, 10, 5), BRASS, { shadow: 2, outline: 2.2 }),
      )
      .join('') + part(roundRect(-112, rail - 6, 224, 12, 6), BRASS, { shadow: 3, outline: 2.4 });
  const clothes = Array.from({ length: 7 }, (_, i) =>
    dress(-84 + i * 28, rail + 6, 112 + ((i * 37) % 26), cycle(CLOTHES, i)),
  ).join('');
  return piece(castShadow(0, 2, 122, 18) + frame + clothes);
}

function roundRack(): Piece {
  const rail = -150;
  const back = stroke(ellipse(0, rail, 72, 16), tone(BRASS, -0.12), 6);
  const pole = part(roundRect(-5, rail - 28, 10, -rail + 28, 5), BRASS, { shadow: 3, outline: 2.2 });
  const foot = part(ellipse(0, -4, 62, 14), tone(BRASS, -0.04), { shadow: 4, outline: 2.4 });
  const clothes = Array.from({ length: 6 }, (_, i) => {
    const turn = Math.PI * (0.08 + (i * 0.84) / 5);
    return dress(-Math.cos(turn) * 66, rail + Math.sin(turn) * 14, 104 + ((i * 29) % 18), cycle(CLOTHES, i + 3));
  }).join('');
  const front = stroke(`M-72,${rail}A72,16 0 0 0 72,${rail}`, BRASS, 6);
  const finial = part(star(0, rail - 36, 15), '#ffd166', { shadow: 2, rim: 1.5, outline: 2.2 });
  return piece(castShadow(0, 0, 92, 22) + back + foot + pole + clothes + front + finial);
}

function mirror(): Piece {
  const glass = ellipse(0, -118, 36, 94);
  const bulbs = Array.from({ length: 9 }, (_, i) => {
    const turn = Math.PI * (1 + i / 8);
    return { x: Math.cos(turn) * 50, y: -118 + Math.sin(turn) * 108 };
  });
  const art =
    castShadow(0, 2, 62, 15) +
    part('M-34,2L-26,-40L26,-40L34,2L24,2L18,-26L-18,-26L-24,2Z', '#a8713f', { shadow: 4, outline: 2.4 }) +
    part(MIRROR_OUTLINE, BRASS, { shadow: 6, rim: 3, outline: 3 }) +
    part(glass, '#cfeaf6', { shadow: 6, rim: 0, outline: 2.2 }) +
    stroke('M-14,-74L12,-166M-2,-66L18,-138', '#ffffff', 4, 0.75) +
    bulbs.map(({ x, y }) => flat(ellipse(x, y, 5.4), '#fff0b8', 1.6)).join('');
  const lights = bulbs.filter((_, i) => i % 4 === 0).map(({ x, y }) => lamp(x, y, 120, WARM, 0.4));
  return piece(art, bulbs.map(({ x, y }) => dot(x, y, 5.4, '#fff0b0')).join(''), lights);
}

const stand = (): string =>
  part(ellipse(0, -4, 30, 9), '#a8713f', { shadow: 3, outline: 2.4 }) +
  part(roundRect(-4, -74, 8, 72, 3), '#a8713f', { shadow: 2, outline: 2.2 });
const bust = (): string =>
  part('M-22,-150C-30,-186 -14,-196 -8,-200L-8,-214L8,-214L8,-200C14,-196 30,-186 22,-150Z', '#f3dfd0', {
    shadow: 4,
    outline: 2.4,
  }) + part(ellipse(0, -214, 10, 4), '#a8713f', { shadow: 1, outline: 2 });

function mannequin(): Piece {
  const gown = part('M-22,-178Q0,-168 22,-178L18,-128L46,-52Q0,-36 -46,-52L-18,-128Z', '#ff9fc0', {
    shadow: 8,
    outline: 2.8,
    pattern: [-26, -8, 10, 28].map((x) => stroke(`M${x * 0.4},-128L${x},-44`, '#e87ba3', 2.4, 0.6)).join(''),
  });
  const sash = part('M-19,-134L19,-134L18,-122L-18,-122Z', '#ffd166', { shadow: 2, outline: 2 });
  const hat =
    part(ellipse(0, -214, 34, 9), '#b9a4ff', { shadow: 3, outline: 2.4 }) +
    part('M-18,-214C-18,-240 18,-240 18,-214Z', '#b9a4ff', { shadow: 4, outline: 2.4 }) +
    flower(14, -222, 7, '#ffffff');
  return piece(castShadow(0, 0, 46, 12) + stand() + bust() + gown + sash + hat);
}

function mannequinSuit(): Piece {
  const coat = part('M-28,-184Q0,-172 28,-184L34,-76Q0,-66 -34,-76Z', '#6f86d8', { shadow: 8, outline: 2.8 });
  const shirt =
    fill('M-9,-180L9,-180L0,-136Z', '#fff8f0') + part('M-3,-176L3,-176L5,-148L0,-140L-5,-148Z', '#ff8a6b', P);
  const buttons = dot(0, -118, 3, '#ffe9b8') + dot(0, -100, 3, '#ffe9b8');
  const scarf = part('M-24,-190Q0,-176 24,-190L22,-176Q0,-164 -22,-176Z', '#7fd0c0', { shadow: 2, outline: 2.2 });
  return piece(castShadow(0, 0, 46, 12) + stand() + bust() + coat + shirt + buttons + scarf);
}
const P = { shadow: 2, rim: 1, outline: 1.8 };

function pouffe(): Piece {
  const feet = [-74, -26, 26, 74].map((x) => part(roundRect(x - 5, -14, 10, 16, 4), BRASS, P)).join('');
  const tufts = [-64, -22, 22, 64].map((x) => dot(x, -44, 4, tone('#e0719a', -0.12), 0.9, 3)).join('');
  return piece(
    castShadow(0, 2, 106, 22) +
      feet +
      part(roundRect(-96, -44, 192, 34, 16), '#d2608c', { shadow: 7, outline: 2.8 }) +
      part(ellipse(0, -44, 98, 20), '#f08bb0', { shadow: 6, rim: 3, outline: 2.8 }) +
      tufts,
  );
}

function fern(): Piece {
  const pot = part('M-30,-46L30,-46L22,0L-22,0Z', '#c77b58', { shadow: 5, outline: 2.6 });
  return piece(
    castShadow(0, 0, 44, 12) +
      leafMass(0, -104, 46, 52, LEAF.deep, 41) +
      leafMass(-26, -76, 30, 34, LEAF.fresh, 42) +
      leafMass(28, -80, 32, 36, LEAF.teal, 43) +
      pot +
      part(roundRect(-34, -54, 68, 13, 6), '#d99a6c', { shadow: 3, outline: 2.4 }),
  );
}

export const SPRITES: Readonly<Record<Furniture, () => Piece>> = {
  counter,
  rack,
  roundRack,
  mirror,
  mannequin,
  mannequinSuit,
  pouffe,
  fern,
};
