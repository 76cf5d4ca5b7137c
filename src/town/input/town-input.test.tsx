/** Keys of the town, and that a focused field keeps its own. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFramePlan } from '../plan/frame-plan.ts';
import type { TownWorld } from '../world/town-world.ts';
import { listenToInput } from './town-input.ts';

const world = { setDirection: vi.fn(), setZoom: vi.fn(), zoom: () => 1.5 } satisfies Partial<TownWorld>;
let stop: () => void;
const press = (type: 'keydown' | 'keyup', key: string, code: string): void => {
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent(type, { key, code, bubbles: true, cancelable: true }),
  );
};

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<input aria-label="Message" /><section></section>';
  const surface = document.querySelector('section') ?? document.body;
  stop = listenToInput(surface, world as unknown as TownWorld, createFramePlan(), vi.fn());
});
afterEach(() => stop());

describe('the keys of the town', () => {
  it('walks by arrows and by WASD until the key is released', () => {
    press('keydown', 'd', 'KeyD');
    expect(world.setDirection).toHaveBeenLastCalledWith(1, 0);
    press('keydown', 'ArrowLeft', 'ArrowLeft');
    expect(world.setDirection).toHaveBeenLastCalledWith(0, 0);
    press('keyup', 'D', 'KeyD');
    expect(world.setDirection).toHaveBeenLastCalledWith(-1, 0);
    press('keyup', 'ArrowLeft', 'ArrowLeft');
    expect(world.setDirection).toHaveBeenLastCalledWith(0, 0);
  });

  it('zooms in by the equals sign, as by plus', () => {
    press('keydown', '=', 'Equal');
    expect(world.setZoom).toHaveBeenLastCalledWith(1.6);
    press('keydown', '-', 'Minus');
    expect(world.setZoom).toHaveBeenLastCalledWith(1.4);
  });

  it('does nothing while a field has the focus', () => {
    document.querySelector('input')?.focus();
    world.setDirection.mockClear();
    press('keydown', 'w', 'KeyW');
    press('keydown', '=', 'Equal');
    expect(world.setDirection).not.toHaveBeenCalled();
    expect(world.setZoom).not.toHaveBeenCalled();
  });
});
