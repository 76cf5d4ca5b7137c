import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeBubbles as arrange, type BubbleBox, createBubbleBox, isBubbleBefore } from './bubble-layout.ts';
import { LABEL_GAP_PX, type PlacedLabel, type ScreenArea, SETTLE_PX } from './free-place.ts';

const screen = { left: 8, top: 60, right: 992, bottom: 800 };
const SHORT_PX = 30;

const box = (x: number, y: number, change: Partial<BubbleBox> = {}): BubbleBox => ({
  ...createBubbleBox(),
  x,
  y,
  widthPx: 200,
  heightPx: 50,
  shortWidthPx: 160,
  shortHeightPx: SHORT_PX,
  chinPx: 90,
  ...change,
});
const arrangeBubbles = (boxes: readonly BubbleBox[], area: ScreenArea, kept: PlacedLabel[] = []): void =>
  arrange(boxes, { area: { ...area, windowWidthPx: 1000 }, taken: [...kept], keptCount: kept.length });
const inPlace = (x: number, y: number) => ({ form: 'full', isBeneath: false, left: x - 100, bottom: y, shiftPx: 0 });

/** Two bubbles cover each other. */
const overlap = (a: BubbleBox, b: BubbleBox): boolean =>
  a.isPlaced && b.isPlaced && a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
const overlapsIn = (boxes: readonly BubbleBox[]): number =>
  boxes.flatMap((a, index) => boxes.slice(index + 1).filter((b) => overlap(a, b))).length;

const arbitraryBox = fc
  .record({
    x: fc.integer({ min: 0, max: 1000 }),
    y: fc.integer({ min: -100, max: 900 }),
    widthPx: fc.integer({ min: 40, max: 200 }),
    heightPx: fc.integer({ min: 30, max: 340 }),
    rank: fc.integer({ min: 0, max: 2 }),
    newest: fc.integer({ min: 1, max: 500 }),
  })
  .map(({ x, y, widthPx, ...rest }) => box(x, y, { ...rest, widthPx, shortWidthPx: Math.min(widthPx, 180) }));
/** A function, because the layout writes into the boxes and a failing property is tried again. */
const crowd = fc
  .array(arbitraryBox, { maxLength: 40 })
  .map((boxes) => () => boxes.toSorted(before).map((each) => ({ ...each })));
const before = (a: BubbleBox, b: BubbleBox): number => (isBubbleBefore(a, b) ? -1 : isBubbleBefore(b, a) ? 1 : 0);

const areas = fc.constantFrom(
  screen,
  { left: 8, top: 116, right: 382, bottom: 552 },
  { left: 8, top: 60, right: 836, bottom: 300 },
);

describe('arrangeBubbles', () => {
  it('does not move bubbles that do not overlap', () => {
    const boxes = [box(200, 400), box(600, 400)];
    arrangeBubbles(boxes, screen);
    expect(boxes).toMatchObject([inPlace(200, 400), inPlace(600, 400)]);
  });

  it('leaves the first in place and raises the next above it', () => {
    const boxes = [box(350, 400), box(300, 410)];
    arrangeBubbles(boxes, screen);
    expect(boxes).toMatchObject([inPlace(350, 400), { form: 'full', bottom: 400 - 50 - LABEL_GAP_PX }]);
    expect(boxes[0]?.layer).toBeGreaterThan(boxes[1]?.layer ?? 0);
  });

  it('keeps bubbles inside the window', () => {
    const boxes = [box(20, 400), box(980, 300)];
    arrangeBubbles(boxes, screen);
    expect(boxes).toMatchObject([
      { left: 8, right: 208 },
      { left: 792, right: 992 },
    ]);
  });

  it('places a bubble without space above the head below the face, inside the screen', () => {
    const boxes = [box(500, 70), box(800, -300)];
    arrangeBubbles(boxes, screen);
    expect(boxes).toMatchObject([
      { isBeneath: true, form: 'full', top: 160 },
      { isBeneath: true, form: 'full', top: 60 },
    ]);
  });

  it('shows only the newest line of later bubbles where all lines do not fit above', () => {
    const phone = { left: 8, top: 116, right: 382, bottom: 552 };
    const boxes = [box(190, 200), box(200, 200, { heightPx: 84 }), box(180, 200), box(210, 200)];
    arrangeBubbles(boxes, phone);
    expect(boxes.map(({ form, isBeneath }) => [form, isBeneath])).toEqual([
      ['full', false],
      ['short', false],
      ['short', true],
      ['short', true],
    ]);
    expect(overlapsIn(boxes)).toBe(0);
  });

  it('does not cover a face that must stay visible', () => {
    const phone = { left: 8, top: 116, right: 382, bottom: 552 };
    const face = { ...createBubbleBox(), left: 150, right: 250, top: 150, bottom: 260, isPlaced: true };
    const boxes = [box(200, 146), box(260, 190), box(140, 150)];
    arrangeBubbles(boxes, phone, [face]);
    expect(boxes[0]?.form).not.toBe('none');
    expect(boxes.some(({ form }) => form === 'short')).toBe(true);
    for (const each of boxes) expect(overlap(each, face)).toBe(false);
  });

  it('keeps the tail at its head where the free area ends beside it', () => {
    const beside = box(300, 400);
    arrangeBubbles([beside], { ...screen, left: 400 });
    expect(beside).toMatchObject({ left: 300 - 12, right: 488 });
  });

  it('shows the most important bubble even over what must stay visible', () => {
    const everything = { ...createBubbleBox(), left: 0, right: 1000, top: 0, bottom: 900, isPlaced: true };
    const boxes = [box(500, 400), box(500, 700)];
    arrangeBubbles(boxes, screen, [everything]);
    expect(boxes.map(({ form }) => form)).toEqual(['short', 'none']);
  });

  it('hides what has no room at all', () => {
    const boxes = Array.from({ length: 30 }, () => box(200, 300));
    arrangeBubbles(boxes, { left: 8, top: 116, right: 382, bottom: 552 });
    const forms = boxes.map(({ form }) => form);
    expect(forms[0]).toBe('full');
    expect(forms.at(-1)).toBe('none');
    expect(overlapsIn(boxes)).toBe(0);
  });

  it('no bubble covers another, in any crowd and window, in any two frames', () => {
    fc.assert(
      fc.property(crowd, areas, fc.array(fc.integer({ min: -40, max: 40 })), (generated, area, steps) => {
        const boxes = generated();
        arrangeBubbles(boxes, area);
        expect(overlapsIn(boxes)).toBe(0);
        for (const [index, step] of steps.entries()) {
          const moved = boxes[index % Math.max(1, boxes.length)];
          if (moved !== undefined) moved.x += step;
        }
        arrangeBubbles(boxes, area);
        expect(overlapsIn(boxes)).toBe(0);
      }),
    );
  });

  it('shows the most important bubble in full wherever it fits into the window', () => {
    fc.assert(
      fc.property(crowd, areas, (generated, area) => {
        const boxes = generated();
        arrangeBubbles(boxes, area);
        const [first] = boxes;
        if (first === undefined) return;
        expect(first.form).not.toBe('none');
        const fits = first.y - first.heightPx >= area.top && first.y <= area.bottom;
        if (fits) expect(first).toMatchObject({ form: 'full', shiftPx: 0 });
      }),
    );
  });

  it('a less important bubble changes nothing for the others', () => {
    fc.assert(
      fc.property(crowd, areas, (generated, area) => {
        const boxes = generated();
        const fewer = boxes.slice(0, -1).map((each) => ({ ...each }));
        arrangeBubbles(boxes, area);
        arrangeBubbles(fewer, area);
        const placeOf = ({ left, bottom, form }: BubbleBox) => ({ left, bottom, form });
        expect(boxes.slice(0, fewer.length).map(placeOf)).toEqual(fewer.map(placeOf));
      }),
    );
  });

  it('moves bubbles, and shrinks none, where there is room above for all of them', () => {
    const heads = fc.array(
      fc.record({ x: fc.integer({ min: 100, max: 900 }), y: fc.integer({ min: 600, max: 640 }) }),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(heads, (all) => {
        const boxes = all.map(({ x, y }) => box(x, y));
        arrangeBubbles(boxes, screen);
        expect(boxes.map(({ form }) => form)).toEqual(all.map(() => 'full'));
        expect(overlapsIn(boxes)).toBe(0);
      }),
    );
  });

  it('gives the same places again while nobody moves', () => {
    fc.assert(
      fc.property(crowd, areas, (generated, area) => {
        const boxes = generated();
        arrangeBubbles(boxes, area);
        const first = boxes.map((each) => ({ ...each }));
        arrangeBubbles(boxes, area);
        expect(boxes).toEqual(first);
      }),
    );
  });

  it('does not jump back and forth while a player is at the limit', () => {
    const front = box(300, 400);
    const back = box(499, 400);
    const boxes = [front, back];
    arrangeBubbles(boxes, screen);
    const raised = back.bottom;
    expect(raised).toBeLessThan(400);
    for (const x of [501, 499, 502, 498, 500 + SETTLE_PX - 1]) {
      back.x = x;
      arrangeBubbles(boxes, screen);
      expect(back.bottom).toBe(raised);
    }
    back.x = 500 + SETTLE_PX;
    arrangeBubbles(boxes, screen);
    expect(back.bottom).toBe(400);
    back.x = 500;
    arrangeBubbles(boxes, screen);
    expect(back.bottom).toBe(400);
  });
});

describe('the order of placement', () => {
  it('is own and friends first, then the newest message', () => {
    const old = box(0, 0, { newest: 3 });
    const recent = box(0, 0, { newest: 9 });
    const friend = box(0, 0, { rank: 1, newest: 1 });
    const own = box(0, 0, { rank: 2, newest: 2 });
    expect([old, friend, recent, own].toSorted(before)).toEqual([own, friend, recent, old]);
  });
});
