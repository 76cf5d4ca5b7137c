import { describe, expect, it } from 'vitest';
import { directionOf, joystickDirection, pinchZoom, walkKeyOf, wheelZoom, zoomDirectionOf } from './input.ts';

describe('arrow keys', () => {
  it('combine to a direction of length one', () => {
    expect(directionOf(new Set(['ArrowLeft']))).toEqual({ x: -1, y: 0 });
    const diagonal = directionOf(new Set(['ArrowRight', 'ArrowUp']));
    expect(Math.hypot(diagonal.x, diagonal.y)).toBeCloseTo(1, 9);
    expect(diagonal.y).toBeLessThan(0);
  });

  it('cancel when opposite; other keys are ignored', () => {
    expect(directionOf(new Set(['ArrowRight', 'ArrowLeft', 'a']))).toEqual({ x: 0, y: 0 });
  });
});

describe('walking keys', () => {
  it('are the arrows, and the places of W, A, S and D on any keyboard', () => {
    expect(walkKeyOf({ key: 'ArrowUp', code: 'Numpad8' })).toBe('ArrowUp');
    expect(walkKeyOf({ key: 'z', code: 'KeyW' })).toBe('KeyW');
    expect(walkKeyOf({ key: 'w', code: 'KeyZ' })).toBeNull();
    expect(walkKeyOf({ key: 'Enter', code: 'Enter' })).toBeNull();
  });

  it('walk in the same directions', () => {
    const pairs = ['ArrowUp KeyW', 'ArrowLeft KeyA', 'ArrowDown KeyS', 'ArrowRight KeyD'].map((pair) =>
      pair.split(' '),
    );
    for (const [arrow = '', letter = ''] of pairs) {
      expect(directionOf(new Set([letter]))).toEqual(directionOf(new Set([arrow])));
      expect(directionOf(new Set([letter, arrow]))).toEqual(directionOf(new Set([arrow])));
    }
  });
});

describe('the joystick', () => {
  it('has a dead zone of 10% of its radius', () => {
    expect(joystickDirection(5.9, 0)).toEqual({ x: 0, y: 0 });
    expect(joystickDirection(6.1, 0).x).toBeCloseTo(6.1 / 60, 6);
  });

  it('has length one at the rim and beyond', () => {
    expect(joystickDirection(0, 60)).toEqual({ x: 0, y: 1 });
    const beyond = joystickDirection(-300, 400);
    expect(beyond.x).toBeCloseTo(-0.6, 9);
    expect(beyond.y).toBeCloseTo(0.8, 9);
  });
});

describe('zooming', () => {
  it('is in by plus and by the equals sign, and out by minus', () => {
    expect(['+', '=', '-', '_', 'a'].map(zoomDirectionOf)).toEqual([1, 1, -1, 0, 0]);
  });

  it('scales by the distance between the fingers', () => {
    expect(pinchZoom(1.5, 100, 200)).toBe(3);
    expect(pinchZoom(1.5, 0, 200)).toBe(1.5);
  });

  it('zooms in when the wheel turns up, and turning back restores the zoom', () => {
    expect(wheelZoom(1, -100, false)).toBeGreaterThan(1);
    expect(wheelZoom(wheelZoom(1.3, -100, false), 100, false)).toBeCloseTo(1.3, 9);
    expect(wheelZoom(1, -3, true)).toBeCloseTo(wheelZoom(1, -96, false), 9);
  });
});
