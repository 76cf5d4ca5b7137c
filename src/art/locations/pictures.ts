/**
 * The pictures of a location: layers in tiles that fit every GPU, and one picture per sprite and mood. Sizes are known
 * before anything is rasterised, so that the scene file can contain them.
 */
import type { Box } from '../kit/path.ts';
import { drawnBox, type Raw, rasterise, svgOf, crop } from '../kit/raster.ts';
import { fill } from '../kit/shade.ts';
import { roundRect } from '../kit/shapes.ts';
import { grade, halos, lightPools } from '../town/mood.ts';
import { join, type Piece } from '../town/piece.ts';
import type { LocationDesign } from './design.ts';

/** A rectangle of a layer's picture, in the picture's px. */
interface Tile {
  x: number;
  y: number;
  widthPx: number;
  heightPx: number;
}

/** The moods of a location. The landing page has one more. */
export const TOWN_MOODS = ['day', 'evening'] as const;
export type TownMood = (typeof TOWN_MOODS)[number];
export const TOWN_LAYERS = ['sky', 'background', 'foreground'] as const;
export type TownLayer = (typeof TOWN_LAYERS)[number];

/** The light layer is soft, so half of the map's resolution is enough. */
export const LIGHT_SCALE = 0.5;
const TILE_MAX_PX = 1024;
/** Neighbouring tiles share a column of pixels, so that no gap is visible at fractional zoom levels. */
const OVERLAP_PX = 1;

/** Cuts a box into equal columns; neighbours share `overlapPx`. */
function columnsOf([x0, y0, x1, y1]: Box, overlapPx: number): Tile[] {
  const count = Math.ceil((x1 - x0) / (TILE_MAX_PX - overlapPx));
  const width = Math.ceil((x1 - x0) / count);
  return Array.from({ length: count }, (_, i) => {
    const x = x0 + i * width;
    return { x, y: y0, widthPx: Math.min(width + overlapPx, x1 - x), heightPx: y1 - y0 };
  });
}

/** The tiles of a layer, equal in both moods. */
export function layerTiles({ widthPx, heightPx, ...design }: LocationDesign, layer: TownLayer): Tile[] {
  if (layer === 'sky')
    return design.skyHeightPx === 0 ? [] : columnsOf([0, 0, widthPx, design.skyHeightPx], OVERLAP_PX);
  if (layer === 'background') return columnsOf([0, 0, widthPx, heightPx], OVERLAP_PX);
  return design.foregroundStrips.flatMap((strip) => columnsOf(strip, OVERLAP_PX));
}

/** No overlap: screen blending would apply a shared column twice. */
export const lightTiles = ({ widthPx, heightPx }: LocationDesign): Tile[] =>
  columnsOf([0, 0, widthPx * LIGHT_SCALE, heightPx * LIGHT_SCALE], 0);

/** Each tile is cut when it is reached, so that only the whole picture and one tile are in memory. */
function* cut(whole: Raw, tiles: readonly Tile[]): Generator<Raw> {
  for (const tile of tiles) yield crop(whole, tile.x, tile.y, tile.widthPx, tile.heightPx);
}

/** Light pools and halos are soft, so half of the map's resolution is enough. */
const softly = ({ widthPx, heightPx }: LocationDesign, art: string): Raw =>
  rasterise(svgOf(widthPx * LIGHT_SCALE, heightPx * LIGHT_SCALE, art, `0 0 ${widthPx} ${heightPx}`));

function wholeLayer(design: LocationDesign, layer: TownLayer, mood: TownMood): Raw {
  const shot = (art: string): Raw => rasterise(svgOf(design.widthPx, design.heightPx, art));
  if (layer === 'sky') return shot(design.sky(mood));
  const { art, glow } = layer === 'background' ? design.background(mood) : join(...design.foreground());
  const day = shot(art);
  if (mood === 'day') return day;
  return grade(day, mood, { pools: softly(design, lightPools(design.lights())), glow: shot(glow) });
}

/** A layer's tiles as pixels, in the order of `layerTiles`. */
export const drawLayer = (design: LocationDesign, layer: TownLayer, mood: TownMood): Iterable<Raw> =>
  cut(wholeLayer(design, layer, mood), layerTiles(design, layer));

/** The evening's light as pixels, in the order of `lightTiles`; to be blended with "screen" over everything. */
export const drawLight = (design: LocationDesign): Iterable<Raw> =>
  cut(softly(design, halos(design.lights(), 1)), lightTiles(design));

export const spriteKinds = ({ placements }: LocationDesign): string[] => [
  ...new Set(placements.map((placed) => placed.kind)),
];

/** Maximum box around a sprite's foot at 0,0; larger sprites would be clipped. */
const ROOM = { left: 300, top: 440, right: 640, foot: 100 };

function spriteBoxOf(piece: Piece): Box {
  const box = drawnBox(piece.art);
  if (box === null) throw new RangeError('a sprite draws nothing');
  return box;
}
function pieceOf({ sprites, slug }: LocationDesign, kind: string): Piece {
  const draw = sprites[kind];
  if (draw === undefined) throw new RangeError(`no sprite ${kind} in ${slug}`);
  return draw();
}

/** The box of a sprite relative to its foot. */
export const spriteBox = (design: LocationDesign, kind: string): Box => spriteBoxOf(pieceOf(design, kind));

/** One picture is used at several positions, so the light of lamps is taken as uniform. */
const STREET_LIGHT = fill(
  roundRect(-ROOM.left, -ROOM.top, ROOM.left + ROOM.right, ROOM.top + ROOM.foot),
  '#ffce94',
  0.34,
);

export function drawSprite(design: LocationDesign, kind: string, mood: TownMood): Raw {
  const piece = pieceOf(design, kind);
  const [x0, y0, x1, y1] = spriteBoxOf(piece);
  const [width, height] = [ROOM.left + ROOM.right, ROOM.top + ROOM.foot];
  const shot = (svg: string): Raw =>
    rasterise(svgOf(width, height, svg, `${-ROOM.left} ${-ROOM.top} ${width} ${height}`));
  const whole = shot(piece.art);
  if (mood !== 'day') {
    grade(whole, mood, { pools: shot(STREET_LIGHT + lightPools(piece.lights)), glow: shot(piece.glow) });
  }
  return crop(whole, x0 + ROOM.left, y0 + ROOM.top, x1 - x0, y1 - y0);
}

export function drawMotion({ motionArt }: LocationDesign, name: string): Raw {
  const motion = motionArt[name];
  if (motion === undefined) throw new RangeError(`no motion sprite ${name}`);
  const [halfWidth, halfHeight] = motion.half;
  const view = `${-halfWidth} ${-halfHeight} ${halfWidth * 2} ${halfHeight * 2}`;
  return rasterise(svgOf(halfWidth * 2, halfHeight * 2, motion.art(), view));
}
