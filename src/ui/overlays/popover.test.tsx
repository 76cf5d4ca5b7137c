import { expect, it } from 'vitest';
import { insideWindow, sideWithRoom } from './popover.tsx';

// jsdom's window has 1024 x 768 px.
it.each([
  ['beside it on the wanted side', { x: 500, y: 300, width: 80, height: 80 }, 'left'],
  ['on the other side at the edge', { x: 20, y: 300, width: 80, height: 80 }, 'right'],
  [
    'on the other side where there is room for it but not for its pointer',
    { x: 330, y: 300, width: 80, height: 80 },
    'right',
  ],
  ['below a wide row', { x: 100, y: 100, width: 800, height: 60 }, 'bottom'],
  ['above a wide row at the foot', { x: 100, y: 650, width: 800, height: 60 }, 'top'],
] as const)('a popover opens %s', (_, anchor, side) => {
  expect(sideWithRoom(anchor, 'left', 318)).toBe(side);
});

it('a popover opens inside of the window when what it is about is outside, as in a phone that was turned', () => {
  expect(insideWindow({ x: 150, y: 800, width: 80, height: 80 })).toEqual({ x: 150, y: 688, width: 80, height: 80 });
  expect(insideWindow({ x: -20, y: 300, width: 80, height: 80 })).toEqual({ x: 0, y: 300, width: 80, height: 80 });
});
