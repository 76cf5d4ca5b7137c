/**
 * Which pictures the town is made of and how each is cut: layers in tiles small enough for every GPU, one picture a
 * depth sprite and mood. Sizes are known before anything is rasterised, so that the scene file can name them.
 */
import type { Box } from '../kit/path.ts';
import { drawnBox, type Raw, rasterise, svgOf, crop } from '../kit/raster.ts';
import { fill } from '../kit/shade.ts';
import { roundRect } from '../kit/shapes.ts';
import { sky, SKY_HEIGHT } from './backdrop/sky.ts';
import { FOREGROUND_STRIPS, H, type SpriteKind, SPRITES, W } from './layout.ts';
import { grade, halos, lightPools } from './mood.ts';
import { MOTION_ART } from './motions.ts';
import type { Piece } from './piece.ts';
import { allLights, background, foregroundThings, scene, SPRITE } from './scene.ts';
import { join } from './piece.ts';

/** The moods that the town shows; landing pages know one more. */
export const TOWN_MOODS = ['day', 'evening'] as const;
export type TownMood = (typeof TOWN_MOODS)[number];
export const TOWN_LAYERS = ['sky', 'background', 'foreground'] as const;
export type TownLayer = (typeof TOWN_LAYERS)[number];

/** A rectangle of a layer's picture, in the picture's px. */
interface Tile {
  x: number;
  y: number;
  widthPx: number;
  heightPx: number;
}

/** The light layer is soft: half the map's size is enough. */
export const LIGHT_SCALE = 0.5;
const TILE_MAX_PX = 1024;
/** Neighbours share a column, so that no hairline opens between them at odd zooms. */
const OVERLAP_PX = 1;

/** Cuts a box into equal columns; `overlapPx` is what neighbours share. */
function columnsOf([x0, y0, x1, y1]: Box, overlapPx: number): Tile[] {
  const count = Math.ceil((x1 - x0) / (TILE_MAX_PX - overlapPx));
  const width = Math.ceil((x1 - x0) / count);
  return Array.from({ length: count }, (_, i) => {
    const x = x0 + i * width;
    return { x, y: y0, widthPx: Math.min(width + overlapPx, x1 - x), heightPx: y1 - y0 };
  });
}

/** The tiles of a layer; both moods are cut alike. */
export function layerTiles(layer: TownLayer): Tile[] {
  if (layer === 'sky') return columnsOf([0, 0, W, SKY_HEIGHT], OVERLAP_PX);
  if (layer === 'background') return columnsOf([0, 0, W, H], OVERLAP_PX);
  return FOREGROUND_STRIPS.flatMap((strip) => columnsOf(strip, OVERLAP_PX));
}

/** Blended onto what is below, a shared column would shine twice. */
export const lightTiles = (): Tile[] => columnsOf([0, 0, W * LIGHT_SCALE, H * LIGHT_SCALE], 0);

const cut = (whole: Raw, tiles: readonly Tile[]): Raw[] =>
  tiles.map((tile) => crop(whole, tile.x, tile.y, tile.widthPx, tile.heightPx));

/** The lamps' pools are soft: half the map's size is enough for them too. */
const poolsOfTown = (): Raw =>
  rasterise(svgOf(W * LIGHT_SCALE, H * LIGHT_SCALE, lightPools(allLights(scene())), `0 0 ${W} ${H}`));

function wholeLayer(layer: TownLayer, mood: TownMood): Raw {
  if (layer === 'sky') return rasterise(svgOf(W, H, sky(mood)));
  const { art, glow } = layer === 'background' ? background(mood) : join(...foregroundThings());
  const day = rasterise(svgOf(W, H, art));
  if (mood === 'day') return day;
  return grade(day, mood, { pools: poolsOfTown(), glow: rasterise(svgOf(W, H, glow)) });
}

/** A layer's tiles as pixels, in the order of `layerTiles`. */
export const drawLayer = (layer: TownLayer, mood: TownMood): Raw[] => cut(wholeLayer(layer, mood), layerTiles(layer));

/** The evening's light as pixels, in the order of `lightTiles`; to be blended with "screen" over everything. */
export function drawLight(): Raw[] {
  const art = halos(allLights(scene()), 1);
  return cut(rasterise(svgOf(W * LIGHT_SCALE, H * LIGHT_SCALE, art, `0 0 ${W} ${H}`)), lightTiles());
}

export const spriteKinds = (): SpriteKind[] => [...new Set(SPRITES.map((placed) => placed.kind))];

/** Around a sprite's foot at 0,0; what is larger would be cut. */
const ROOM = { left: 300, top: 440, right: 640, foot: 100 };

function spriteBoxOf(piece: Piece): Box {
  const box = drawnBox(piece.art);
  if (box === null) throw new RangeError('a sprite draws nothing');
  return box;
}
/** Where a sprite reaches from its foot. */
export const spriteBox = (kind: SpriteKind): Box => spriteBoxOf(SPRITE[kind]());

/** Sprites stand anywhere, so the lamps around them are taken as one even light. */
const STREET_LIGHT = fill(
  roundRect(-ROOM.left, -ROOM.top, ROOM.left + ROOM.right, ROOM.top + ROOM.foot),
  '#ffce94',
  0.34,
);

export function drawSprite(kind: SpriteKind, mood: TownMood): Raw {
  const piece = SPRITE[kind]();
  const [x0, y0, x1, y1] = spriteBoxOf(piece);
  const [width, height] = [ROOM.left + ROOM.right, ROOM.top + ROOM.foot];
  const shot = (svg: string): Raw =>
    rasterise(svgOf(width, height, svg, `${-ROOM.left} ${-ROOM.top} ${width} ${height}`));
  const whole = grade(shot(piece.art), mood, {
    pools: shot(STREET_LIGHT + lightPools(piece.lights)),
    glow: shot(piece.glow),
  });
  return crop(whole, x0 + ROOM.left, y0 + ROOM.top, x1 - x0, y1 - y0);
}

export function drawMotion(name: string): Raw {
  const motion = MOTION_ART[name];
  if (motion === undefined) throw new RangeError(`no motion sprite ${name}`);
  const [halfWidth, halfHeight] = motion.half;
  const view = `${-halfWidth} ${-halfHeight} ${halfWidth * 2} ${halfHeight * 2}`;
  return rasterise(svgOf(halfWidth * 2, halfHeight * 2, motion.art(), view));
}
