import { describe, expect, it } from 'vitest';
import { HEADINGS } from './headings.ts';
import { headingOfView, viewOfHeading } from './views.ts';

const at = (degreesFromRight: number) => {
  const angle = (degreesFromRight * Math.PI) / 180;
  return viewOfHeading(Math.cos(angle), Math.sin(angle), 9);
};

describe('viewOfHeading', () => {
  it('maps the twelve headings to the six views', () => {
    // Screen angles: 0 right, 90 down, 180 left, 270 up.
    const views = Array.from({ length: 12 }, (_, index) => at(index * 30));
    expect(views).toEqual([4, 5, 5, 0, 1, 1, 2, 2, 3, 3, 3, 4]);
  });

  it('mirrors left and right', () => {
    const mirrored = [0, 5, 4, 3, 2, 1];
    for (let degrees = 0.5; degrees < 360; degrees += 7) {
      expect(at(180 - degrees)).toBe(mirrored[at(degrees)]);
    }
  });

  it('keeps the view for a step of length zero', () => {
    expect(viewOfHeading(0, 0, 2)).toBe(2);
  });

  it('keeps the view when the heading changes by less than 15 degrees', () => {
    expect(new Set([-14, -7, 0, 7, 14].map((wiggle) => at(180 + wiggle)))).toEqual(new Set([2]));
  });
});

it('has a heading for each view, and for nothing else', () => {
  for (const view of [0, 1, 2, 3, 4, 5]) expect(at(((headingOfView(view) ?? Number.NaN) * 360) / HEADINGS)).toBe(view);
  expect([-1, 6, 0.5, Number.NaN].map(headingOfView)).toEqual([null, null, null, null]);
});
