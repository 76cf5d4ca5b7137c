/** Row copies and bounds of RGBA pictures. */
import { describe, expect, it } from 'vitest';
import { blankImage, copyBox, cropImage, cropPadded, type OwnedImage, visibleBox } from './rgba.ts';

/** A picture whose pixel (x, y) has red x, green y and alpha 255. */
function gridImage(widthPx: number, heightPx: number): OwnedImage {
  const image = blankImage(widthPx, heightPx);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) image.data.set([x, y, 0, 255], (y * widthPx + x) * 4);
  }
  return image;
}

/** Red and green of every opaque pixel, null for transparent ones, row by row. */
const pixelsOf = ({ data, widthPx, heightPx }: OwnedImage): ([number, number] | null)[] =>
  Array.from({ length: widthPx * heightPx }, (_, pixel) =>
    data[pixel * 4 + 3] === 0 ? null : [data[pixel * 4] ?? -1, data[pixel * 4 + 1] ?? -1],
  );

describe('copyBox', () => {
  it('copies the rectangle to the target and leaves all other pixels', () => {
    const into = blankImage(4, 3);
    copyBox(gridImage(5, 5), { left: 2, top: 3, widthPx: 2, heightPx: 2 }, into, { left: 1, top: 1 });
    expect(pixelsOf(into)).toEqual([null, null, null, null, null, [2, 3], [3, 3], null, null, [2, 4], [3, 4], null]);
  });
});

describe('cropImage', () => {
  it('copies a box that touches the right and lower edge', () => {
    const copy = cropImage(gridImage(4, 3), { left: 2, top: 1, widthPx: 2, heightPx: 2 });
    expect([copy.widthPx, copy.heightPx]).toEqual([2, 2]);
    expect(pixelsOf(copy)).toEqual([
      [2, 1],
      [3, 1],
      [2, 2],
      [3, 2],
    ]);
  });

  it('returns a picture with its own memory', () => {
    const image = gridImage(2, 1);
    const copy = cropImage(image, { left: 0, top: 0, widthPx: 2, heightPx: 1 });
    image.data.fill(9);
    expect(pixelsOf(copy)).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  it.each([
    { left: -1, top: 0, widthPx: 2, heightPx: 2 },
    { left: 0, top: -1, widthPx: 2, heightPx: 2 },
    { left: 3, top: 0, widthPx: 2, heightPx: 2 },
    { left: 0, top: 2, widthPx: 2, heightPx: 2 },
    { left: 0, top: 0, widthPx: 0, heightPx: 2 },
    { left: 0, top: 0, widthPx: 2, heightPx: 0 },
    { left: 0.5, top: 0, widthPx: 2, heightPx: 2 },
    { left: 0, top: 0, widthPx: 1.5, heightPx: 2 },
  ])('throws a RangeError for $left,$top $widthPx x $heightPx of 4 x 3', (box) => {
    expect(() => cropImage(gridImage(4, 3), box)).toThrow(RangeError);
  });
});

describe('cropPadded', () => {
  it('is transparent outside the picture, on every side', () => {
    const copy = cropPadded(gridImage(2, 2), { left: -1, top: -1, widthPx: 4, heightPx: 4 });
    const none = [null, null, null, null];
    expect(pixelsOf(copy)).toEqual([...none, null, [0, 0], [1, 0], null, null, [0, 1], [1, 1], null, ...none]);
  });

  it('is transparent when the box misses the picture', () => {
    const copy = cropPadded(gridImage(2, 2), { left: 5, top: 0, widthPx: 2, heightPx: 1 });
    expect(pixelsOf(copy)).toEqual([null, null]);
  });
});

describe('visibleBox', () => {
  it('is null for a transparent picture', () => {
    expect(visibleBox(blankImage(3, 3))).toBeNull();
  });

  it('spans all visible pixels, edges of the picture included', () => {
    const image = blankImage(6, 5);
    for (const [x, y] of [
      [2, 4],
      [5, 1],
    ] as const) {
      image.data[(y * 6 + x) * 4 + 3] = 1;
    }
    expect(visibleBox(image)).toEqual({ left: 2, top: 1, widthPx: 4, heightPx: 4 });
  });

  it('ignores alpha up to the given limit', () => {
    const image = blankImage(3, 1);
    image.data.set([0, 0, 0, 2], 0);
    image.data.set([0, 0, 0, 3], 4);
    expect(visibleBox(image, 2)).toEqual({ left: 1, top: 0, widthPx: 1, heightPx: 1 });
  });
});
