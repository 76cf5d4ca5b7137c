/** Places on the pages of the atlas. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFacePages } from './face-pages.ts';

function pagesOf(sidePx: number, pagesMax: number) {
  const emptied: number[] = [];
  return { emptied, pages: createFacePages({ sidePx, pagesMax, emptied: (page) => void emptied.push(page) }) };
}

describe('the pages of the atlas', () => {
  it('places no picture on another, and all inside the page', () => {
    const sizes = fc.array(
      fc.record({ width: fc.integer({ min: 1, max: 120 }), height: fc.integer({ min: 1, max: 40 }) }),
    );
    fc.assert(
      fc.property(sizes, (generated) => {
        const { pages } = pagesOf(256, 50);
        pages.beginFrame();
        const placed = generated.map(({ width, height }, index) => {
          const slot = pages.add(`${index}`, width, height);
          if (slot === null) expect.unreachable();
          expect(slot.x + width <= 256 && slot.y + height <= 256).toBe(true);
          return { ...slot, width, height };
        });
        const overlaps = placed.flatMap((a, index) =>
          placed.slice(index + 1).filter((b) => {
            if (a.page !== b.page) return false;
            return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
          }),
        );
        expect(overlaps).toEqual([]);
      }),
    );
  });

  it('finds what it has placed', () => {
    const { pages } = pagesOf(100, 1);
    pages.beginFrame();
    const slot = pages.add('a', 40, 20);
    expect(slot).toEqual({ page: 0, x: 0, y: 0 });
    expect(pages.find('a')).toEqual(slot);
    expect(pages.find('b')).toBeNull();
    expect(pages.add('wide', 101, 20)).toBeNull();
  });

  it('empties the page that is not used for the longest time, and none that this frame uses', () => {
    const { pages, emptied } = pagesOf(50, 2);
    pages.beginFrame();
    pages.add('a', 50, 50);
    pages.add('b', 50, 50);
    expect(pages.add('c', 50, 50)).toBeNull();
    expect(emptied).toEqual([]);
    pages.beginFrame();
    pages.find('a');
    expect(pages.add('c', 50, 50)).toEqual({ page: 1, x: 0, y: 0 });
    expect(emptied).toEqual([1]);
    expect([pages.find('a'), pages.find('b')]).toEqual([{ page: 0, x: 0, y: 0 }, null]);
  });
});
