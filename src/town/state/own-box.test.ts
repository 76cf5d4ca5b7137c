import { expect, it } from 'vitest';
import { faceOf, figureOf } from '../../../tests/support/samples/figure.ts';
import { ownBox } from './own-box.ts';

it('reaches from above the name to the soles, and is as wide as the wider one of figure and name', () => {
  const camera = { x: 1000, y: 500, zoom: 2 };
  const box = { left: 400 - 68, top: 600 - 400 - 36, right: 400 + 68, bottom: 600 };
  const motion = { camera, aim: camera };
  expect(ownBox(figureOf('me', 1200, 800), motion)).toEqual(box);
  expect(ownBox(figureOf('me', 1200, 800, { tag: faceOf('me', 180) }), motion)).toEqual({
    ...box,
    left: 310,
    right: 490,
  });
});

it('reaches to where the figure will be once the camera rests', () => {
  const me = figureOf('me', 1200, 800);
  const motion = { camera: { x: 1000, y: 500, zoom: 2 }, aim: { x: 1030, y: 490, zoom: 2 } };
  const resting = ownBox(me, { camera: motion.camera, aim: motion.camera });
  expect(ownBox(me, motion)).toEqual({ ...resting, left: resting.left - 60, bottom: resting.bottom + 20 });
});
