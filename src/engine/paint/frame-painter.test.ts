/** Fitting of pictures in slices, and what is shown until they are fitted. The module is the real one, the clock a counter. */
import { beforeEach, describe, expect, it } from 'vitest';
import { builtPainter } from '../../../tests/support/paint.ts';
import { createDrawList, emptyItem, type ListItem } from './draw-list.ts';
import type { Cut, PictureReader } from './fits.ts';
import { createFramePainter, type FramePainter, type FrameReply } from './frame-painter.ts';
import { createPaintModule, type FrameView } from './paint-module.ts';

const instantiate = await builtPainter();

const SIZE = { widthPx: 600, heightPx: 400 };
const RED = 1;

let nowMs = 0;
let cuts: Cut[] = [];
/** Milliseconds that fitting a cut takes. */
let fitMs = 0;
let shown: string[] = [];
/** Whether the pixels can be read. */
let isDecoded: boolean;
let painter: FramePainter;

const reader: PictureReader = {
  sizeOf: (picture) => (picture === RED ? { widthPx: 20, heightPx: 10 } : null),
  read(cut) {
    if (cut.picture !== RED || !isDecoded) return null;
    cuts.push(cut);
    nowMs += fitMs;
    const pixels = new Uint8ClampedArray(cut.size.widthPx * cut.size.heightPx * 4);
    for (let at = 0; at < pixels.length; at += 4) pixels.set([255, 0, 0, 255], at);
    return pixels;
  },
};

/** Colours in the middle of each third of the frame, from left to right. */
function show({ data, strideBytes }: FrameView): void {
  const colours = [100, 300, 500].map((x) => data.slice(200 * strideBytes + x * 4, 200 * strideBytes + x * 4 + 3));
  shown.push(colours.map((colour) => (colour[0] === 255 ? 'red' : 'blue')).join(' '));
}

const item = (own: Partial<ListItem>): ListItem => ({
  ...emptyItem(),
  picture: RED,
  widthPx: 600,
  heightPx: 400,
  ...own,
});

function paint(items: readonly Partial<ListItem>[], scale = 1, size = SIZE): FrameReply {
  const list = createDrawList();
  for (const own of items) list.add(item(own));
  nowMs += 16;
  return painter.paint({ size, scale, background: 0x0000ff, items: list.take() });
}

beforeEach(() => {
  [nowMs, fitMs, cuts, shown, isDecoded] = [0, 0, [], [], true];
  const module = createPaintModule(instantiate());
  painter = createFramePainter({ module, reader, now: () => nowMs, show });
});

describe('the frames of the painter', { timeout: 60_000 }, () => {
  it('fits visible pieces of 256 pixels once', () => {
    expect(paint([{ x: -300, widthPx: 2000, heightPx: 300 }])).toMatchObject({ isDrawn: true, incomplete: 0 });
    expect(cuts.map(({ left, top }) => [left, top])).toEqual([
      [256, 0],
      [512, 0],
      [768, 0],
      [256, 256],
      [512, 256],
      [768, 256],
    ]);
    expect(cuts.at(-1)).toMatchObject({
      fitted: { widthPx: 2000, heightPx: 300 },
      size: { widthPx: 256, heightPx: 44 },
    });
    paint([{ x: -300, widthPx: 2000, heightPx: 300 }]);
    expect(cuts).toHaveLength(6);
    expect(shown).toEqual(['red red red', 'red red red']);
  });

  it('draws the columns of a tile between two of the window, and fits no more', () => {
    paint([{ clipLeft: 203, clipRight: 402 }]);
    expect(shown).toEqual(['blue red blue']);
    expect(new Set(cuts.map(({ left }) => left))).toEqual(new Set([0, 256]));
  });

  it('fits no piece that only touches the window', () => {
    paint([{ x: -256, y: -256, widthPx: 256 + 600 + 256, heightPx: 256 + 400 + 256 }]);
    const columns = new Set(cuts.map(({ left }) => left));
    const rows = new Set(cuts.map(({ top }) => top));
    expect([[...columns], [...rows]]).toEqual([
      [256, 512, 768],
      [256, 512],
    ]);
  });

  it('fits in slices of a frame and counts what is incomplete', () => {
    fitMs = 11;
    const third = { widthPx: 200, heightPx: 400 };
    const items = [third, { ...third, x: 200 }, { ...third, x: 400, widthPx: 201 }];
    expect(paint(items)).toMatchObject({ isDrawn: true, incomplete: 1 });
    expect(paint(items)).toMatchObject({ isDrawn: true, incomplete: 0 });
    expect(shown).toEqual(['red red blue', 'red red red']);
  });

  it('shows the frame of the last zoom while pictures are fitted to a new one, but not for long', () => {
    paint([{}]);
    fitMs = 30;
    expect(paint([{ widthPx: 660, heightPx: 440 }], 1.1)).toMatchObject({ isDrawn: false, incomplete: 1 });
    nowMs += 700;
    expect(paint([{ widthPx: 660, heightPx: 440 }], 1.1).isDrawn).toBe(true);
    expect(shown).toHaveLength(2);
    // At the same zoom an incomplete frame is drawn at once.
    expect(paint([{ widthPx: 661, heightPx: 440 }], 1.1)).toMatchObject({ isDrawn: true, incomplete: 1 });
  });

  it('shows the frame of the last resolution while pictures are fitted to a new one', () => {
    paint([{}]);
    fitMs = 30;
    const half = { widthPx: 300, heightPx: 200 };
    expect(paint([half], 0.5, half)).toMatchObject({ isDrawn: false, incomplete: 1 });
    expect(shown).toHaveLength(1);
    expect(paint([half], 0.5, half)).toMatchObject({ isDrawn: true, incomplete: 0 });
  });

  it('draws a new size at once', () => {
    paint([{}]);
    fitMs = 30;
    expect(paint([{ widthPx: 660, heightPx: 440 }], 1.1, { widthPx: 590, heightPx: 400 }).isDrawn).toBe(true);
  });

  it('counts items of unknown pictures as incomplete and draws the others', () => {
    const reply = paint([
      { picture: 9 },
      { picture: 9, form: 'turned' },
      { form: 'turned', x: 300, y: 200, widthPx: 200, heightPx: 100, lean: 0.2 },
      { form: 'figure', x: 0, y: 100, widthPx: 200, heightPx: 200, stretch: 1.1, lean: 0.02, anchorPx: 200 },
    ]);
    expect(reply).toMatchObject({ isDrawn: true, incomplete: 2 });
    expect(shown).toEqual(['red red blue']);
  });

  it('fits the pictures of a forgotten number again', () => {
    paint([{}]);
    painter.forget(RED);
    cuts = [];
    paint([{}]);
    expect(cuts).toHaveLength(6);
  });

  it('shows a figure by another view of it, or in its last size, until the wanted one is there', () => {
    const figure = { form: 'figure', x: 200, widthPx: 200, heightPx: 400, anchorPx: 400 } as const;
    expect(paint([figure])).toMatchObject({ incomplete: 0, standIns: 0 });
    isDecoded = false;
    expect(paint([{ ...figure, frame: 1 }])).toMatchObject({ isDrawn: true, incomplete: 1, standIns: 1 });
    // In the middle of the wanted box.
    expect(paint([{ ...figure, x: 0, widthPx: 600, heightPx: 300, anchorPx: 300 }])).toMatchObject({ standIns: 1 });
    isDecoded = true;
    expect(paint([{ ...figure, frame: 1 }])).toMatchObject({ incomplete: 0, standIns: 0 });
    expect(shown).toEqual(Array.from({ length: 4 }, () => 'blue red blue'));
  });
});
