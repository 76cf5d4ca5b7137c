/** Pictures of the town: tiles fit every GPU and have no gaps; no sprite is clipped. */
import { expect, it } from 'vitest';
import { visibleBox } from '../../../tests/support/visible-box.ts';
import { drawnBox, rasterise, svgOf } from '../kit/raster.ts';
import { FOREGROUND_STRIPS, H, W } from './layout.ts';
import { drawSprite, layerTiles, lightTiles, spriteBox, spriteKinds, TOWN_LAYERS } from './pictures.ts';
import { foregroundThings, SPRITE } from './scene.ts';

it('cuts every layer into tiles of at most 1024 px', () => {
  const tiles = [...TOWN_LAYERS.flatMap(layerTiles), ...lightTiles()];
  expect(tiles.length).toBeGreaterThan(15);
  for (const tile of tiles) {
    expect(Math.max(tile.widthPx, tile.heightPx)).toBeLessThanOrEqual(1024);
    expect(Math.min(tile.widthPx, tile.heightPx)).toBeGreaterThan(0);
  }
});

it('covers the whole map with the background', () => {
  const tiles = layerTiles('background');
  let reached = 0;
  for (const tile of tiles) {
    expect(tile.x).toBeLessThanOrEqual(reached);
    expect([tile.y, tile.heightPx]).toEqual([0, H]);
    reached = tile.x + tile.widthPx;
  }
  expect(reached).toBe(W);
});

it('covers every foreground object inside the map with a strip', () => {
  const things = foregroundThings().map((thing) => drawnBox(thing.art, 0));
  expect(things.length).toBeGreaterThan(15);
  for (const box of things) {
    const [x0, y0, x1, y1] = box ?? [0, 0, 0, 0];
    const holds = FOREGROUND_STRIPS.some(
      ([left, top, right, foot]) => x0 >= left && y0 >= top && Math.min(x1, W) <= right && Math.min(y1, H) <= foot,
    );
    expect(holds, `${x0},${y0} to ${x1},${y1}`).toBe(true);
  }
});

it('draws no sprite outside the box of the scene file', () => {
  for (const kind of spriteKinds()) {
    const [x0, y0, x1, y1] = spriteBox(kind);
    const image = drawSprite(kind, 'day');
    expect([image.widthPx, image.heightPx], kind).toEqual([x1 - x0, y1 - y0]);
    const around = 30;
    const [width, height] = [x1 - x0 + 2 * around, y1 - y0 + 2 * around];
    const view = `${x0 - around} ${y0 - around} ${width} ${height}`;
    const seen = visibleBox(rasterise(svgOf(width, height, SPRITE[kind]().art, view)));
    expect(seen, kind).not.toBeNull();
    const [left, top, right, foot] = seen ?? [0, 0, 0, 0];
    expect(Math.min(left, top, width - right, height - foot), kind).toBeGreaterThanOrEqual(around);
  }
});

it('shares no column between tiles of light', () => {
  let reached = 0;
  for (const tile of lightTiles()) {
    expect(tile.x).toBe(reached);
    reached += tile.widthPx;
  }
});
