import { describe, expect, it } from 'vitest';
import { drawGround, type GroundPen } from './hedge.ts';
import { createHedgeTiles, penWithin } from './hedge-tiles.ts';

const AREA = { x: 100, y: 200, width: 50, height: 50 };

/** What arrives at a pen, each shape as its name and numbers. */
function notingPen(): { pen: GroundPen; noted: string[] } {
  const noted: string[] = [];
  const note =
    (name: string) =>
    (...numbers: (number | number[])[]): void =>
      void noted.push(`${name} ${numbers.flat().join(' ')}`);
  return {
    noted,
    pen: {
      rect: note('rect'),
      circle: note('circle'),
      ellipse: note('ellipse'),
      poly: note('poly'),
      fill: note('fill'),
    },
  };
}

it('draws the shapes that reach into an area, and leaves out those beside it', () => {
  const { pen, noted } = notingPen();
  const within = penWithin(AREA, pen);
  within.rect(90, 190, 11, 11);
  within.rect(90, 190, 9, 11);
  within.circle(160, 225, 11);
  within.circle(160, 225, 9);
  within.ellipse(125, 260, 1, 11);
  within.ellipse(125, 260, 11, 9);
  within.poly([90, 190, 101, 190, 90, 300]);
  within.poly([90, 190, 99, 190, 90, 300]);
  within.fill(7);
  expect(noted).toEqual([
    'rect 90 190 11 11',
    'circle 160 225 11',
    'ellipse 125 260 1 11',
    'poly 90 190 101 190 90 300',
    'fill 7',
  ]);
});

it('leaves out most of the ground for a tile, but no fill', () => {
  const whole = notingPen();
  drawGround(whole.pen, 'day');
  const tile = notingPen();
  drawGround(penWithin({ x: 1000, y: 1300, width: 400, height: 400 }, tile.pen), 'day');
  const fills = (noted: string[]): string[] => noted.filter((shape) => shape.startsWith('fill'));
  expect(fills(tile.noted)).toEqual(fills(whole.noted));
  expect(tile.noted.length).toBeLessThan(whole.noted.length / 2);
});

describe('the tiles in sight', () => {
  /** Runs frames that show three columns, and counts the tiles each has. */
  function frames() {
    let pictures = 0;
    const tiles = createHedgeTiles({
      add: () => ({ picture: (pictures += 1), frame: 0, widthPx: 512, heightPx: 512 }),
      drop: () => undefined,
      // Node has no bitmaps.
      picture: () => ({ width: 512, height: 512, close: () => undefined }),
    });
    return (scale: number): { shown: number; isIncomplete: boolean } => {
      tiles.beginFrame();
      const found = [0, 1, 2].map((column) => tiles.tile({ mood: 'day', scale }, column, 0));
      return { shown: found.filter((tile) => tile !== null).length, isIncomplete: tiles.isIncomplete() };
    };
  }

  it('are drawn one in each of the first frames', () => {
    const frame = frames();
    expect(frame(1)).toEqual({ shown: 1, isIncomplete: true });
    expect(frame(1)).toEqual({ shown: 2, isIncomplete: true });
    expect(frame(1)).toEqual({ shown: 3, isIncomplete: false });
  });

  it('are kept for both moods while both are shown, and dropped when one is not any more', () => {
    let drawn = 0;
    const dropped: number[] = [];
    const tiles = createHedgeTiles({
      add: () => ({ picture: (drawn += 1), frame: 0, widthPx: 512, heightPx: 512 }),
      drop: ({ picture }) => dropped.push(picture),
      picture: () => ({ width: 512, height: 512, close: () => undefined }),
    });
    const frame = (...moods: readonly ('day' | 'evening')[]): void => {
      tiles.beginFrame();
      for (const mood of moods) tiles.tile({ mood, scale: 1 }, 0, 0);
    };
    frame('day');
    frame('day', 'evening');
    frame('day', 'evening');
    expect([drawn, dropped]).toEqual([2, []]);
    frame('evening');
    frame('evening');
    expect([drawn, dropped]).toEqual([2, [1]]);
  });

  it('are all drawn at once when the scale changes later', () => {
    const frame = frames();
    for (let count = 0; count < 3; count += 1) frame(1);
    expect(frame(2)).toEqual({ shown: 3, isIncomplete: false });
  });
});
