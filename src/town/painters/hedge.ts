/**
 * The ground around the map. Below its lower edge: a hedge, a lawn with flowers, and a hedge that is nearer. At its ends:
 * hedges of the whole height. The camera may move these edges away from bars and panels, so that players who walk there stay
 * visible, and windows may be higher than the map.
 * Drawn like the town: dark outline, flat fill, light from the upper left. Both painters draw it with their own pen, in map
 * pixels.
 */
import { SIDE_GROUND_PX } from '../../engine/camera.ts';
import { MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../shared/rules/town.ts';

/** `fill` fills the union of the shapes since the last one, 0xRRGGBB. */
export interface GroundPen {
  rect(x: number, y: number, width: number, height: number): void;
  circle(x: number, y: number, radius: number): void;
  ellipse(x: number, y: number, halfWidth: number, halfHeight: number): void;
  /** xy pairs. */
  poly(points: number[]): void;
  fill(colour: number): void;
}

interface GroundColours {
  /** Between the map's edge and the tufts, and between the hedges. */
  lawn: number;
  blade: number;
  petals: readonly [number, number];
  heart: number;
  outline: number;
  leaf: number;
  light: number;
  shade: number;
}

const DAY: GroundColours = {
  lawn: 0x7bbc6c,
  blade: 0x62a85c,
  petals: [0xfff6ea, 0xf7b6cf],
  heart: 0xf6c64f,
  outline: 0x2c5a4d,
  leaf: 0x58ab62,
  light: 0x83cc74,
  shade: 0x3d8557,
};
const EVENING: GroundColours = {
  lawn: 0x315849,
  blade: 0x27493f,
  petals: [0x9fa3c4, 0x94799f],
  heart: 0xa9925f,
  outline: 0x1b2f3c,
  leaf: 0x2a5250,
  light: 0x3d6c61,
  shade: 0x21414a,
};

/** All lengths in map px; `top` is measured from the map's lower edge. */
interface Hedge {
  /** Middle of the tufts. */
  top: number;
  spacing: number;
  radius: number;
  /** Lower edges of the leaves in the light and of those in the shade. */
  leafTo: number;
  shadeTo: number;
}

/** Its tufts reach a little over the map's edge. */
const FAR_HEDGE: Hedge = { top: 44, spacing: 58, radius: 46, leafTo: 104, shadeTo: 172 };
const NEAR_HEDGE: Hedge = { top: 470, spacing: 96, radius: 78, leafTo: 590, shadeTo: 1500 };
const OUTLINE_PX = 4;
const LEFT_PX = -100;
const RIGHT_PX = MAP_WIDTH_PX + 100;
const WIDTH_PX = RIGHT_PX - LEFT_PX;

/** The highest point of the hedge, map y. */
export const HEDGE_TOP_PX = MAP_HEIGHT_PX - 64;

export function drawGround(pen: GroundPen, mood: 'day' | 'evening'): void {
  const colours = mood === 'day' ? DAY : EVENING;
  pen.rect(LEFT_PX, MAP_HEIGHT_PX, WIDTH_PX, NEAR_HEDGE.top);
  pen.fill(colours.lawn);
  drawHedge(pen, FAR_HEDGE, colours);
  drawFoot(pen, colours);
  drawLawn(pen, colours);
  drawHedge(pen, NEAR_HEDGE, colours);
  drawEnd(pen, { edgeX: 0, outward: -1 }, colours);
  drawEnd(pen, { edgeX: MAP_WIDTH_PX, outward: 1 }, colours);
}

function drawHedge(pen: GroundPen, { top, spacing, radius, leafTo, shadeTo }: Hedge, colours: GroundColours): void {
  const { outline, leaf, light, shade } = colours;
  const tufts: { x: number; y: number; radius: number }[] = [];
  for (let index = 0, x = LEFT_PX; x < RIGHT_PX; index++, x += spacing) {
    // Sizes and heights vary, because an even row would look like a fence.
    const y = MAP_HEIGHT_PX + top - ((index * 7) % 5) * 5;
    tufts.push({ x, y, radius: radius + ((index * 5) % 7) * 2 });
  }
  for (const { x, y, radius: own } of tufts) pen.circle(x, y, own + OUTLINE_PX);
  pen.fill(outline);
  for (const { x, y, radius: own } of tufts) pen.circle(x, y, own);
  pen.rect(LEFT_PX, MAP_HEIGHT_PX + top, WIDTH_PX, shadeTo - top);
  pen.fill(leaf);
  for (const { x, y, radius: own } of tufts) pen.ellipse(x - own * 0.28, y - own * 0.42, own * 0.42, own * 0.3);
  pen.fill(light);
  for (const { x, y, radius: own } of tufts) pen.ellipse(x + own * 0.4, y + own * 0.75, own * 0.5, own * 0.34);
  // Between hedge and window edge the shade is in full sight: a straight edge would look like the end of a picture.
  for (const { x, y, radius: own } of tufts) {
    pen.ellipse(x + own * 0.4, y + leafTo - top + radius * 0.3, spacing * 0.72, radius * 0.5);
  }
  pen.rect(LEFT_PX, MAP_HEIGHT_PX + leafTo + radius * 0.2, WIDTH_PX, shadeTo - leafTo - radius * 0.2);
  pen.fill(shade);
}

/** How far the hedges at the ends reach over the map, map px. */
export const END_REACH_PX = 40;
/**
 * Rows of tufts, map px. `inset` is the distance of the innermost ones from the map's end: they overlap so far that no gap
 * is left at that edge.
 */
const END_HEDGE = { spacing: 104, rise: 80, radius: 66, inset: 44 } as const;
const END_TOP_PX = -60;
const END_BOTTOM_PX = MAP_HEIGHT_PX + NEAR_HEDGE.shadeTo;

interface MapEnd {
  edgeX: number;
  /** -1 at the left end, 1 at the right end. */
  outward: -1 | 1;
}

function drawEnd(pen: GroundPen, { edgeX, outward }: MapEnd, { outline, leaf, light, shade }: GroundColours): void {
  const { spacing, rise, radius, inset } = END_HEDGE;
  const inner: { x: number; y: number; radius: number }[] = [];
  const outer: typeof inner = [];
  for (let row = 0, top = END_TOP_PX; top < END_BOTTOM_PX; row++, top += rise) {
    for (let column = 0; inset + column * spacing < SIDE_GROUND_PX; column++) {
      const index = row * 11 + column * 3;
      const y = top - ((index * 7) % 3) * 5;
      // Every other row is moved by half a tuft, except at the map's edge.
      const beside = column === 0 ? 0 : ((row % 2) * spacing) / 2;
      const x = edgeX + outward * (inset + column * spacing + beside);
      (column === 0 ? inner : outer).push({ x, y, radius: radius + ((index * 5) % 7) * 2 });
    }
  }
  const all = [...inner, ...outer];
  for (const { x, y, radius: own } of inner) pen.circle(x, y, own + OUTLINE_PX);
  pen.fill(outline);
  for (const { x, y, radius: own } of inner) pen.circle(x, y, own);
  const leftPx = outward < 0 ? edgeX - SIDE_GROUND_PX : edgeX + inset;
  pen.rect(leftPx, END_TOP_PX, SIDE_GROUND_PX - inset, END_BOTTOM_PX - END_TOP_PX);
  pen.fill(leaf);
  for (const { x, y, radius: own } of all) pen.ellipse(x + own * 0.4, y + own * 0.75, own * 0.5, own * 0.34);
  pen.fill(shade);
  // Not on every tuft, and of different sizes: a regular pattern would draw the eye away from the town.
  all.forEach(({ x, y, radius: own }, index) => {
    if (index % 3 === 1) return;
    const size = own * (0.6 + ((index * 5) % 4) * 0.12);
    pen.ellipse(x - own * 0.28, y - own * 0.42, size * 0.42, size * 0.26);
  });
  pen.fill(light);
}

/** Grass grows over the foot of the far hedge. */
const FOOT = { spacing: 46, width: 34, height: 17 } as const;

function drawFoot(pen: GroundPen, { lawn }: GroundColours): void {
  for (let index = 0, x = LEFT_PX; x < RIGHT_PX; index++, x += FOOT.spacing) {
    const lift = ((index * 3) % 4) * 3;
    pen.ellipse(x, MAP_HEIGHT_PX + FAR_HEDGE.shadeTo + 4 - lift, FOOT.width, FOOT.height);
  }
  pen.fill(lawn);
}

const BLADES = { count: 120, leastY: 204, mostY: 396 } as const;
/** One in so many tufts of grass has a flower. */
const FLOWER_EVERY = 3;
const PETALS = 5;

function drawLawn(pen: GroundPen, { blade, petals, heart }: GroundColours): void {
  const height = BLADES.mostY - BLADES.leastY;
  const places = Array.from({ length: BLADES.count }, (_, index) => ({
    index,
    // The steps have no common divisor with the ranges, so the places never form a row.
    x: LEFT_PX + ((index * 331) % WIDTH_PX),
    y: MAP_HEIGHT_PX + BLADES.leastY + ((index * 71) % height),
  }));
  for (const { x, y } of places) {
    pen.poly([x - 9, y, x - 12, y - 13, x - 3, y]);
    pen.poly([x - 4, y, x, y - 20, x + 4, y]);
    pen.poly([x + 3, y, x + 12, y - 13, x + 9, y]);
  }
  pen.fill(blade);
  const flowers = places.filter(({ index }) => index % FLOWER_EVERY === 0);
  for (const [kind, colour] of petals.entries()) {
    for (const { x, y } of flowers.filter((_, index) => index % petals.length === kind)) {
      for (let petal = 0; petal < PETALS; petal++) {
        const angle = (petal * 2 * Math.PI) / PETALS;
        pen.circle(x + 22 + Math.sin(angle) * 5, y - 4 - Math.cos(angle) * 5, 4);
      }
    }
    pen.fill(colour);
  }
  for (const { x, y } of flowers) pen.circle(x + 22, y - 4, 3);
  pen.fill(heart);
}
