/** The box of a close-up: at the edges of the picture, and for small and large items. */
import { describe, expect, it } from 'vitest';
import { blankImage, type OwnedImage } from '../core/rgba.ts';
import type { RgbaImage } from '../core/types.ts';
import { closeUpBox, drawCloseUp } from './close-up.ts';

/** A canvas of 425x850 with one opaque rectangle. */
function canvasWith(left: number, top: number, widthPx: number, heightPx: number, alpha = 255): OwnedImage {
  const image = blankImage(425, 850);
  for (let y = top; y < top + heightPx; y++) {
    for (let x = left; x < left + widthPx; x++) image.data[(y * 425 + x) * 4 + 3] = alpha;
  }
  return image;
}

const square = (left: number, top: number, side: number) => ({ left, top, widthPx: side, heightPx: side });

describe('closeUpBox', () => {
  it('centres an item in a square with a margin of 10 px', () => {
    const item = canvasWith(200, 300, 40, 100);
    expect(closeUpBox(item, 'inside')).toEqual(square(160, 290, 120));
    expect(closeUpBox(item, 'padded')).toEqual(square(160, 290, 120));
  });

  it('magnifies a small item as if it were 60 px large', () => {
    expect(closeUpBox(canvasWith(200, 300, 10, 20), 'inside')).toEqual(square(165, 270, 80));
  });

  it('shifts a square into the picture only when it must stay inside', () => {
    const corner = canvasWith(0, 0, 60, 60);
    expect(closeUpBox(corner, 'inside')).toEqual(square(0, 0, 80));
    expect(closeUpBox(corner, 'padded')).toEqual(square(-10, -10, 80));
    const lowerRight = canvasWith(365, 790, 60, 60);
    expect(closeUpBox(lowerRight, 'inside')).toEqual(square(345, 770, 80));
    expect(closeUpBox(lowerRight, 'padded')).toEqual(square(355, 780, 80));
  });

  it('is at most as wide as the picture when it must stay inside', () => {
    const dress = canvasWith(100, 200, 200, 600);
    expect(closeUpBox(dress, 'inside')).toEqual(square(0, 288, 425));
    expect(closeUpBox(dress, 'padded')).toEqual(square(-110, 190, 620));
  });

  it('treats a picture without visible pixels as visible everywhere', () => {
    expect(closeUpBox(canvasWith(0, 0, 10, 10, 2), 'padded', 2)).toEqual(square(-222, -10, 870));
  });
});

describe('drawCloseUp', () => {
  it('resizes the padded square to the side', () => {
    let cut: RgbaImage | null = null;
    const core = {
      resize(image: RgbaImage, widthPx: number, heightPx: number): RgbaImage {
        cut = image;
        return blankImage(widthPx, heightPx);
      },
    };
    const result = drawCloseUp(core, canvasWith(0, 0, 60, 60), square(-10, -10, 80), 128);
    expect([result.widthPx, result.heightPx]).toEqual([128, 128]);
    const { data, widthPx } = cut ?? blankImage(1, 1);
    const alphaAt = (x: number, y: number) => data[(y * widthPx + x) * 4 + 3];
    expect(widthPx).toBe(80);
    expect([alphaAt(9, 9), alphaAt(10, 10), alphaAt(69, 69), alphaAt(70, 70)]).toEqual([0, 255, 255, 0]);
  });
});
