/**
 * Pictures of doors that the scenery's own pictures do not have: the light around a door, what shows that there is news behind
 * it, and the tailor's mirror. They are pictures of their own, so that a new one renders nothing else again.
 */
import { castShadow, radial } from '../kit/light.ts';
import { type Box, move } from '../kit/path.ts';
import { dot, fill, flat, part, stroke } from '../kit/shade.ts';
import { ellipse, roundRect, star } from '../kit/shapes.ts';
import { boxAround, doorLight, type DoorPart } from '../locations/door-parts.ts';
import { DOORS, MIRROR } from './doors.ts';

const depthOf = (key: string): number => DOORS.find((door) => door.key === key)?.depth ?? 0;

/** Raised at the post box's right side. */
const FLAG = { x: 3380, y: 612 };
/** A paper that is pinned over the others of the notice board. */
const PAPER = { x: 1348, y: 772 };

const flag = (): string =>
  stroke(`M${FLAG.x},${FLAG.y}L${FLAG.x},${FLAG.y - 54}`, '#6b4a58', 6) +
  stroke(`M${FLAG.x},${FLAG.y}L${FLAG.x},${FLAG.y - 54}`, '#c9b8c8', 2.6) +
  part(move('M0,0L32,5L25,14L32,23L0,26Z', FLAG.x + 1, FLAG.y - 56), '#ffc14d', { shadow: 3, rim: 2, outline: 2.6 }) +
  dot(FLAG.x, FLAG.y, 5, '#6b4a58');

const pinnedPaper = (): string =>
  `<g transform="rotate(6 ${PAPER.x} ${PAPER.y})">` +
  fill(roundRect(PAPER.x - 20, PAPER.y - 14, 44, 50, 3), '#4b2f7a', 0.25) +
  flat(roundRect(PAPER.x - 22, PAPER.y - 18, 44, 50, 3), '#fff6d8', 2.2) +
  part(star(PAPER.x, PAPER.y + 8, 12), '#ffc14d', { shadow: 2, rim: 1.5, outline: 2 }) +
  stroke(`M${PAPER.x - 14},${PAPER.y + 24}L${PAPER.x + 14},${PAPER.y + 24}`, '#a890b0', 2.4) +
  part(ellipse(PAPER.x, PAPER.y - 16, 8), '#e2604f', { shadow: 3, rim: 2, outline: 2.2 }) +
  dot(PAPER.x - 2.5, PAPER.y - 19, 2.2, '#ffd9cf') +
  '</g>';

/** The cat statue's eyes, which shine when all lanterns of the day are found. */
const EYES = { x: 3980, y: 646 };

const shiningEyes = (): string =>
  [-8, 8]
    .map((dx) => radial(EYES.x + dx, EYES.y, 14, 12, '#ffd87a', 0.9) + dot(EYES.x + dx, EYES.y, 3.4, '#fff6cf'))
    .join('');

/** Where each sign of news is, on the map. */
const STORE_STAR = { x: 1844, y: 488 };
const MIRROR_SPARKLE = { x: 1611, y: 541 };
const GEM = { x: 4196, y: 152 };
const MAST = { x: 2298.6, y: 254 };
/** The window's glass: left, top, width, height. */
const BAKERY_WINDOW = [1096, 456, 140, 118] as const;
/** Its foot, on the shelf with the cups. */
const CANDLE = { x: 3142, y: 528 };
/** Where the lantern hangs, beside the door. */
const HOOK = { x: 3487, y: 462 };

const windowStar = ({ x, y } = STORE_STAR): string =>
  radial(x, y, 26, 26, '#ffe9a8', 0.7) + part(star(x, y, 15), '#ffd24d', { shadow: 3, rim: 2, outline: 2.4 });

/** Four long points. */
const sparkle = (x: number, y: number, r: number): string =>
  fill(
    `M${x},${y - r}Q${x},${y} ${x + r},${y}Q${x},${y} ${x},${y + r}Q${x},${y} ${x - r},${y}Q${x},${y} ${x},${y - r}Z`,
    '#ffffff',
  );

const mirrorSparkle = ({ x, y } = MIRROR_SPARKLE): string =>
  radial(x, y, 18, 18, '#fff2c4', 0.8) + sparkle(x, y, 15) + sparkle(x + 11, y + 13, 6);

const gemGlints = ({ x, y } = GEM): string =>
  [
    [-32, -18, 17],
    [28, -30, 11],
    [4, 22, 8],
  ]
    .map(([dx = 0, dy = 0, r = 0]) => radial(x + dx, y + dy, r, r, '#dffaff', 0.8) + sparkle(x + dx, y + dy, r))
    .join('');

const mastLamp = ({ x, y } = MAST): string =>
  radial(x, y, 26, 26, '#ff6b7d', 0.85) + dot(x, y, 6.4, '#ffb3bd') + dot(x - 1.6, y - 1.8, 2.2, '#ffffff');

function warmWindow(): string {
  const [x, y, width, height] = BAKERY_WINDOW;
  return (
    radial(x + width / 2, y + height * 0.55, width * 0.55, height * 0.55, '#ffb347', 0.6) +
    fill(roundRect(x, y, width, height, 6), '#ffcf7a', 0.32)
  );
}

const candle = ({ x, y } = CANDLE): string =>
  radial(x, y - 26, 24, 24, '#ffcf7a', 0.75) +
  part(roundRect(x - 5, y - 20, 10, 20, 2), '#fff6ea', { shadow: 2, rim: 1.4, outline: 2 }) +
  part(`M${x},${y - 34}Q${x + 7},${y - 24} ${x},${y - 20}Q${x - 7},${y - 24} ${x},${y - 34}Z`, '#ffc14d', {
    shadow: 2,
    rim: 1,
    outline: 1.8,
  });

const doorLantern = ({ x, y } = HOOK): string =>
  radial(x, y + 32, 34, 34, '#ffcf7a', 0.75) +
  stroke(`M${x - 14},${y}L${x},${y}L${x},${y + 12}`, '#6b4a58', 3.4) +
  part(roundRect(x - 11, y + 14, 22, 34, 9), '#ffd35c', { shadow: 4, rim: 3, outline: 2.4 }) +
  part(roundRect(x - 8, y + 10, 16, 6, 2), '#6b4a58', { shadow: 1, rim: 1, outline: 1.8 }) +
  part(roundRect(x - 8, y + 46, 16, 5, 2), '#6b4a58', { shadow: 1, rim: 1, outline: 1.8 });

const square = ({ x, y }: { x: number; y: number }, reachPx: number): Box =>
  boxAround([[x - reachPx, y - reachPx, x + reachPx, y + reachPx]], 0);

const newsOf = (door: string, box: Box, art: () => string): DoorPart => ({
  name: `${door}-news`,
  door,
  when: 'news',
  box,
  depth: depthOf(door),
  art,
});

/** A tall mirror on a wooden foot, with a tape measure over its frame. */
const mirror = (): string => {
  const glass = ellipse(0, -66, 15, 42);
  const art =
    castShadow(0, 1, 26, 6) +
    part('M-22,2L-17,-66L-11,-66L-13,2Z', '#a8714f', { shadow: 3, rim: 2, outline: 2.4 }) +
    part('M22,2L17,-66L11,-66L13,2Z', '#a8714f', { shadow: 3, rim: 2, outline: 2.4 }) +
    part(roundRect(-20, -18, 40, 8, 3), '#c98f62', { shadow: 3, rim: 2, outline: 2.4 }) +
    part(ellipse(0, -66, 21, 48), '#c98f62', { shadow: 5, rim: 3, outline: 2.8 }) +
    part(glass, '#cfeaf6', { shadow: 5, rim: 0, outline: 2.2 }) +
    stroke('M-7,-44L7,-86M1,-40L11,-70', '#ffffff', 3, 0.75) +
    stroke('M17,-96C26,-84 24,-66 19,-50', '#ffd166', 5) +
    stroke('M17,-96C26,-84 24,-66 19,-50', '#a8713f', 1.6, 0.9, 'stroke-dasharray="1 4"') +
    part(star(0, -112, 9), '#ffd166', { shadow: 2, rim: 1.5, outline: 2.2 });
  return `<g transform="translate(${MIRROR.x},${MIRROR.y})">${art}</g>`;
};

export const DOOR_PARTS: readonly DoorPart[] = [
  ...DOORS.map(doorLight),
  {
    name: 'mail-news',
    door: 'mail',
    when: 'news',
    box: boxAround([[FLAG.x - 6, FLAG.y - 58, FLAG.x + 34, FLAG.y + 6]], 3),
    depth: depthOf('mail'),
    art: flag,
  },
  {
    name: 'board-news',
    door: 'board',
    when: 'news',
    box: boxAround([[PAPER.x - 26, PAPER.y - 28, PAPER.x + 28, PAPER.y + 38]], 3),
    depth: depthOf('board'),
    art: pinnedPaper,
  },
  {
    name: 'statue-news',
    door: 'statue',
    when: 'news',
    box: boxAround([[EYES.x - 24, EYES.y - 14, EYES.x + 24, EYES.y + 14]], 2),
    depth: depthOf('statue'),
    art: shiningEyes,
  },
  newsOf('store', square(STORE_STAR, 28), windowStar),
  newsOf('radio', square(MAST, 28), mastLamp),
  newsOf('flow', boxAround([[GEM.x - 52, GEM.y - 44, GEM.x + 42, GEM.y + 34]], 2), gemGlints),
  newsOf('bakery', boxAround([[BAKERY_WINDOW[0], BAKERY_WINDOW[1], 1236, 586]], 12), warmWindow),
  newsOf('cafe', square({ x: CANDLE.x, y: CANDLE.y - 24 }, 28), candle),
  newsOf('books', square({ x: HOOK.x, y: HOOK.y + 30 }, 38), doorLantern),
  { ...newsOf('wardrobe', square(MIRROR_SPARKLE, 22), mirrorSparkle), depth: MIRROR.y + 1 },
  {
    name: 'mirror',
    door: 'wardrobe',
    when: 'always',
    box: boxAround([[MIRROR.x - 34, MIRROR.y - 124, MIRROR.x + 34, MIRROR.y + 9]], 2),
    depth: MIRROR.y,
    art: mirror,
  },
];
