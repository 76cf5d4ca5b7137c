/** Cells of a raster by the even-odd rule. */
import { expect, it } from 'vitest';
import { generateMap, MAP_KINDS } from '../../src/engine/core/testing/maps.ts';
import { createOracle } from '../../src/engine/core/testing/oracle.ts';
import { rasterise } from './raster.ts';

it('fills the cells whose middle is on walkable ground', () => {
  for (const [seed, kind] of MAP_KINDS.entries()) {
    const { rings, width, height } = generateMap({ seed, kind, corners: 30 });
    const cell = Math.max(1, Math.ceil(Math.max(width, height) / 40));
    const isFilled = rasterise(rings, width, height, cell);
    const oracle = createOracle(rings);
    for (let y = cell / 2; y < height; y += cell) {
      for (let x = cell / 2; x < width; x += cell) {
        const place = oracle.locate(x, y);
        if (place.edge === null && place.vertex === null)
          expect(isFilled(x, y), `${kind} ${x} ${y}`).toBe(place.isWalkable);
      }
    }
    expect([isFilled(-1, 1), isFilled(width + cell, 1), isFilled(1, height + cell)]).toEqual([false, false, false]);
  }
});
