import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LABEL_GAP_PX, SETTLE_PX } from './free-place.ts';
import { arrangeTags, createTagBox, isTagBefore, type TagBox } from './tag-layout.ts';

const HEIGHT_PX = 24;
const tag = (x: number, y: number, change: Partial<TagBox> = {}): TagBox => ({
  ...createTagBox(),
  x,
  y,
  widthPx: 80,
  heightPx: HEIGHT_PX,
  ...change,
});
const overlap = (a: TagBox, b: TagBox): boolean =>
  a.isPlaced && b.isPlaced && a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
const before = (a: TagBox, b: TagBox): number => (isTagBefore(a, b) ? -1 : 1);

const arbitraryTag = fc
  .record({
    x: fc.integer({ min: 0, max: 600 }),
    y: fc.integer({ min: 0, max: 200 }),
    widthPx: fc.integer({ min: 30, max: 260 }),
    rank: fc.integer({ min: 0, max: 2 }),
    order: fc.integer({ min: 0, max: 99 }),
  })
  .map(({ x, y, ...rest }) => tag(x, y, rest));

describe('arrangeTags', () => {
  it('does not move tags that do not overlap', () => {
    const tags = [tag(100, 100), tag(200, 100)];
    arrangeTags(tags);
    expect(tags).toMatchObject([
      { shiftPx: 0, isPlaced: true },
      { shiftPx: 0, isPlaced: true },
    ]);
  });

  it('raises a neighbour above the first, over two others at most, and fades the rest', () => {
    const tags = Array.from({ length: 5 }, (_, index) => tag(100 + index * 5, 100, { order: index }));
    arrangeTags(tags);
    const step = HEIGHT_PX + LABEL_GAP_PX;
    expect(tags.map(({ shiftPx, isPlaced }) => [shiftPx, isPlaced])).toEqual([
      [0, true],
      [step, true],
      [2 * step, true],
      [0, false],
      [0, false],
    ]);
  });

  it('no shown tag covers another, and the first is in its place', () => {
    fc.assert(
      fc.property(fc.array(arbitraryTag, { minLength: 1, maxLength: 60 }), (generated) => {
        const tags = generated.map((each) => ({ ...each })).toSorted(before);
        arrangeTags(tags);
        expect(tags[0]).toMatchObject({ shiftPx: 0, isPlaced: true });
        const covered = tags.flatMap((a, index) => tags.slice(index + 1).filter((b) => overlap(a, b)));
        expect(covered).toEqual([]);
        const places = tags.map((each) => ({ ...each }));
        arrangeTags(tags);
        expect(tags).toEqual(places);
      }),
    );
  });

  it('ignores a tag that is not measured', () => {
    const tags = [tag(100, 100, { widthPx: 0, heightPx: 0 }), tag(100, 100)];
    arrangeTags(tags);
    expect(tags).toMatchObject([{ isPlaced: false }, { shiftPx: 0, isPlaced: true }]);
  });

  it('does not flicker while a player is at the limit', () => {
    const tags = [tag(100, 100), tag(179, 100)];
    const [, second] = tags;
    if (second === undefined) expect.unreachable();
    arrangeTags(tags);
    const lift = second.shiftPx;
    expect(lift).toBeGreaterThan(0);
    for (const x of [181, 179, 180 + SETTLE_PX - 1]) {
      second.x = x;
      arrangeTags(tags);
      expect(second.shiftPx).toBe(lift);
    }
    second.x = 180 + SETTLE_PX;
    arrangeTags(tags);
    expect(second.shiftPx).toBe(0);
  });
});

it('places the own tag first, then those of friends, then who spoke last, then the others in the order of joining', () => {
  const first = tag(0, 0, { order: 1 });
  const second = tag(0, 0, { order: 2 });
  const friend = tag(0, 0, { order: 8, rank: 1 });
  const own = tag(0, 0, { order: 9, rank: 2 });
  const speaker = tag(0, 0, { order: 7, newest: 4 });
  const earlier = tag(0, 0, { order: 6, newest: 3 });
  const all = [second, earlier, friend, first, own, speaker];
  expect(all.toSorted(before)).toEqual([own, friend, speaker, earlier, first, second]);
});
