/** Pictures of all locations: tiles fit every GPU and have no gaps; no sprite is clipped. */
import { describe, expect, it } from 'vitest';
import { visibleBox } from '../../../tests/support/visible-box.ts';
import { drawnBox, rasterise, svgOf } from '../kit/raster.ts';
import { drawSprite, layerTiles, lightTiles, spriteBox, spriteKinds, TOWN_LAYERS } from './pictures.ts';
import { LOCATIONS } from './registry.ts';

describe.each(LOCATIONS.map((design) => [design.slug, design] as const))('%s', (_, design) => {
  const { widthPx, heightPx } = design;

  it('cuts every layer into tiles of at most 1024 px', () => {
    const tiles = [...TOWN_LAYERS.flatMap((layer) => layerTiles(design, layer)), ...lightTiles(design)];
    expect(tiles.length).toBeGreaterThan(2);
    for (const tile of tiles) {
      expect(Math.max(tile.widthPx, tile.heightPx)).toBeLessThanOrEqual(1024);
      expect(Math.min(tile.widthPx, tile.heightPx)).toBeGreaterThan(0);
    }
  });

  it('covers the whole map with the background', () => {
    let reached = 0;
    for (const tile of layerTiles(design, 'background')) {
      expect(tile.x).toBeLessThanOrEqual(reached);
      expect([tile.y, tile.heightPx]).toEqual([0, heightPx]);
      reached = tile.x + tile.widthPx;
    }
    expect(reached).toBe(widthPx);
  });

  it('covers every foreground object inside the map with a strip', () => {
    for (const box of design.foreground().map((thing) => drawnBox(thing.art, 0))) {
      const [x0, y0, x1, y1] = box ?? [0, 0, 0, 0];
      const holds = design.foregroundStrips.some(
        ([left, top, right, foot]) =>
          x0 >= left && y0 >= top && Math.min(x1, widthPx) <= right && Math.min(y1, heightPx) <= foot,
      );
      expect(holds, `${x0},${y0} to ${x1},${y1}`).toBe(true);
    }
  });

  it('draws no sprite outside the box of the scene file', () => {
    for (const kind of spriteKinds(design)) {
      const [x0, y0, x1, y1] = spriteBox(design, kind);
      const image = drawSprite(design, kind, 'day');
      expect([image.widthPx, image.heightPx], kind).toEqual([x1 - x0, y1 - y0]);
      const around = 30;
      const [width, height] = [x1 - x0 + 2 * around, y1 - y0 + 2 * around];
      const view = `${x0 - around} ${y0 - around} ${width} ${height}`;
      const seen = visibleBox(rasterise(svgOf(width, height, design.sprites[kind]?.().art ?? '', view)));
      expect(seen, kind).not.toBeNull();
      const [left, top, right, foot] = seen ?? [0, 0, 0, 0];
      expect(Math.min(left, top, width - right, height - foot), kind).toBeGreaterThanOrEqual(around);
    }
  });

  it('shares no column between tiles of light', () => {
    let reached = 0;
    for (const tile of lightTiles(design)) {
      expect(tile.x).toBe(reached);
      reached += tile.widthPx;
    }
  });
});
