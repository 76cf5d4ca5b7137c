import { expect, it } from 'vitest';
import { faceOf, figureOf } from '../../../tests/support/samples/figure.ts';
import { ownBox } from './own-box.ts';

it('reaches from above the name to the soles, and is as wide as the wider one of figure and name', () => {
  const camera = { x: 1000, y: 500, zoom: 2 };
  const box = { left: 400 - 68, top: 600 - 400 - 36, right: 400 + 68, bottom: 600 };
  expect(ownBox(figureOf('me', 1200, 800), camera)).toEqual(box);
  expect(ownBox(figureOf('me', 1200, 800, { tag: faceOf('me', 180) }), camera)).toEqual({
    ...box,
    left: 310,
    right: 490,
  });
});
