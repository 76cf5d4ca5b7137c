import { describe, expect, it } from 'vitest';
import { bareCustomization } from '../../shared/rules/slots.ts';
import {
  boxOfFigure,
  boxOfShadow,
  boxOfStill,
  createDeviceBox,
  createDevicePiece,
  pieceOfFigure,
  soleRowOf,
} from './device-box.ts';
import type { StillItem } from './scene-items.ts';

const still = (left: number, top: number, widthPx: number, heightPx: number): StillItem => ({
  id: '',
  layer: 'standing',
  depth: 0,
  url: '',
  blend: 'normal',
  left,
  top,
  widthPx,
  heightPx,
  isFlipped: false,
  otherUrl: null,
});
const boxOf = (item: StillItem, scale: number) => boxOfStill(item, scale, createDeviceBox());

describe('the boxes of a plan', () => {
  it('are whole pixels; an edge between two rows belongs to the lower one', () => {
    // A bench of the town at zoom 1.3: its edges are at 1059.5 and 1189.5.
    expect(boxOf(still(2257, 815, 207, 100), 1.3)).toEqual({ left: 2934, top: 1060, widthPx: 269, heightPx: 130 });
  });

  it('of neighbours touch at any scale, and nothing vanishes', () => {
    for (const scale of [0.5, 1, 1.3, 1.37, 2.6]) {
      for (let column = 0; column < 6; column++) {
        const own = boxOf(still(861 * column, 0, 861, 1), scale);
        const next = boxOf(still(861 * (column + 1), 0, 861, 1), scale);
        expect(own.left + own.widthPx).toBe(next.left);
      }
    }
    expect(boxOf(still(10, 10, 0.1, 0.1), 1)).toMatchObject({ widthPx: 1, heightPx: 1 });
  });

  it('of figures keep the soles in place while they are stretched, and rise with the hop', () => {
    const frame = { widthPx: 120, heightPx: 240 };
    const box = (own: { liftPx?: number; scaleY?: number }) =>
      boxOfFigure({ x: 100.2, y: 300, liftPx: 0, scaleY: 1, ...own }, frame, 1.3, createDeviceBox());
    const standing = box({});
    expect(standing).toEqual({ left: 61, top: 390 - soleRowOf(standing), widthPx: 138, heightPx: 276 });
    const stretched = box({ scaleY: 1.02 });
    expect(Math.abs(stretched.top + soleRowOf(stretched) * 1.02 - 390)).toBeLessThanOrEqual(0.5);
    expect(box({ liftPx: 10 }).top).toBe(standing.top - 13);
  });

  it('of the pieces of a cut figure meet at the hip, whose height is that of the seat', () => {
    const cut = { hipPx: 93, dropPx: 51, legsWidth: 1.05, upperLean: 0, upperScale: 1 };
    const entry = { x: 100, y: 300, liftPx: 0, scaleY: 1, lean: 0, cut };
    const piece = (part: 'upper' | 'legs') =>
      pieceOfFigure(part, entry, { widthPx: 120, heightPx: 240 }, 2, createDevicePiece());
    const [upper, legs] = [piece('upper'), piece('legs')];
    // The hip is 42 px over the soles, of which there are two pixels each.
    expect([upper.cutY, legs.cutY]).toEqual([600 - 84, 600 - 84]);
    expect(upper).toMatchObject({ stretch: 1, top: 600 - soleRowOf(upper) + 102 });
    expect(legs.stretch).toBeCloseTo(42 / 93, 1);
    expect(Math.abs(legs.top + legs.anchorRow * legs.stretch - 600)).toBeLessThanOrEqual(0.5);
    // Both are pieces of the same picture in the same size.
    expect([legs.widthPx, legs.left]).toEqual([upper.widthPx, upper.left]);
    expect([legs.spread, upper.spread]).toEqual([1.05, 1]);
  });

  it('of shadows are centred below the soles and as wide as the figure', () => {
    const customization = { ...bareCustomization(false, 0), width: 1.25 };
    const user = { username: '', membership: 0, nametag: '', customization };
    const box = boxOfShadow({ x: 100, y: 300, shadowScale: 1, user }, 2, createDeviceBox());
    expect(box).toEqual({ left: 80, top: 563, widthPx: 240, heightPx: 70 });
  });
});
