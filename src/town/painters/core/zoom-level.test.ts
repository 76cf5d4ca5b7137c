/** The zoom of frames while the camera zooms. */
import { describe, expect, it } from 'vitest';
import { isSettled, nextLevel, type ZoomLevel } from './zoom-level.ts';

/** The levels of frames with these zooms. */
function levelsOf(zooms: readonly number[]): number[] {
  let last: ZoomLevel | null = null;
  return zooms.map((zoom) => {
    last = nextLevel(last, zoom);
    return last.level;
  });
}

describe('the zoom of a frame', () => {
  it('is that of the camera at rest', () => {
    expect(levelsOf([1.23, 1.23])).toEqual([1.23, 1.23]);
  });

  it('stays while the camera zooms in, and follows when it rests', () => {
    expect(levelsOf([1, 1.2, 1.7, 1.9, 1.9])).toEqual([1, 1, 1, 1, 1.9]);
  });

  it('stays when the camera returns to it', () => {
    expect(levelsOf([1.23, 1.5, 1.23])).toEqual([1.23, 1.23, 1.23]);
  });

  it('is a step of 5 % below the camera that zooms out, and follows when it rests', () => {
    const levels = levelsOf([2, 1.9, 1.88, 1.5, 1.4, 1.4]);
    expect(levels.map((level) => Number(level.toFixed(3)))).toEqual([2, 1.886, 1.796, 1.477, 1.34, 1.4]);
  });

  it('is settled at rest only', () => {
    expect(isSettled(nextLevel({ zoom: 2, level: 2 }, 2.1))).toBe(false);
    expect(isSettled(nextLevel({ zoom: 2.1, level: 2 }, 2.1))).toBe(true);
  });
});
