import { describe, expect, it } from 'vitest';
import { placePicker, placeSuggestions } from './emoji-placement.ts';

const desktop = { widthPx: 1440, heightPx: 900 };
const phone = { widthPx: 390, heightPx: 844 };
const field = (left: number, top: number, width = 600) => ({ left, top, right: left + width, bottom: top + 48 });

describe('suggestions', () => {
  it('are placed 470 px above the field, 350 px wide, with their lower edge just above it', () => {
    expect(placeSuggestions(field(420, 830), desktop)).toEqual({
      left: 420,
      top: 360,
      widthPx: 350,
      heightPx: 460,
      isAbove: true,
    });
  });

  it('are placed 10 px below the field if 470 px above is outside the screen', () => {
    expect(placeSuggestions(field(420, 470), desktop)).toMatchObject({ top: 0, isAbove: true });
    expect(placeSuggestions(field(420, 469), desktop)).toMatchObject({ top: 469 + 48 + 10, isAbove: false });
  });

  it('begin at the x of the caret', () => {
    expect(placeSuggestions(field(420, 830), desktop, 512)).toMatchObject({ left: 512, top: 360, widthPx: 350 });
    expect(placeSuggestions(field(420, 830), desktop, 1300).left).toBe(1440 - 350 - 10);
    expect(placeSuggestions(field(8, 780), phone, 200).left).toBe(30);
  });

  it('keep a margin of 10 px at either side', () => {
    expect(placeSuggestions(field(2, 830), desktop).left).toBe(10);
    expect(placeSuggestions(field(1200, 830), desktop).left).toBe(1440 - 350 - 10);
    expect(placeSuggestions(field(100, 780, 200), phone)).toMatchObject({ left: 30, widthPx: 350 });
    expect(placeSuggestions(field(8, 500, 300), { widthPx: 320, heightPx: 568 })).toMatchObject({
      left: 10,
      widthPx: 300,
    });
  });

  it('stay inside a screen that is too low for both', () => {
    const { top, heightPx, isAbove } = placeSuggestions(field(100, 320), { widthPx: 844, heightPx: 390 });
    expect({ top, heightPx, isAbove }).toEqual({ top: 0, heightPx: 310, isAbove: true });
  });
});

describe('the picker', () => {
  it('is 350 by 450, or 600 wide on request', () => {
    expect(placePicker(field(420, 830), desktop, false)).toMatchObject({ widthPx: 350, heightPx: 450, left: 670 });
    expect(placePicker(field(420, 830), desktop, true)).toMatchObject({ widthPx: 600, heightPx: 450, left: 420 });
    expect(placePicker(field(420, 830), { widthPx: 768, heightPx: 900 }, true).widthPx).toBe(600);
  });

  it('is as wide as the field below 768 px', () => {
    expect(placePicker(field(8, 780, 374), phone, true)).toMatchObject({ left: 8, widthPx: 370, top: 320 });
    expect(placePicker(field(20, 780, 330), phone, false)).toMatchObject({ left: 20, widthPx: 330 });
  });

  it('has room for six columns of 44 px also where the field is narrower', () => {
    expect(placePicker(field(136, 780, 190), phone, true)).toMatchObject({ left: 10, widthPx: 316 });
    const small = { widthPx: 320, heightPx: 568 };
    expect(placePicker(field(14, 500, 220), small, true)).toMatchObject({ left: 4, widthPx: 312 });
  });

  it('is above the field, or below it if there is no room above', () => {
    expect(placePicker(field(420, 830), desktop, true)).toMatchObject({ top: 370, isAbove: true });
    expect(placePicker(field(420, 100), desktop, true)).toMatchObject({ top: 158, isAbove: false });
    expect(placePicker(field(420, 300), { widthPx: 1440, heightPx: 390 }, true)).toMatchObject({
      top: 10,
      heightPx: 280,
    });
  });
});
