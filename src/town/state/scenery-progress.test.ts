import { expect, it, vi } from 'vitest';
import { createSceneryProgress, isWhole } from './scenery-progress.ts';

it('is complete when all visible scenery is drawn, and not before a scene exists', () => {
  const progress = createSceneryProgress();
  expect(isWhole(progress.get())).toBe(false);
  progress.set(3, 4);
  expect(isWhole(progress.get())).toBe(false);
  progress.set(4, 4);
  expect(isWhole(progress.get())).toBe(true);
});

it('notifies listeners of changes only, and not after they unsubscribe', () => {
  const progress = createSceneryProgress();
  const changed = vi.fn();
  const leave = progress.subscribe(changed);
  progress.set(1, 2);
  progress.set(1, 2);
  expect(changed).toHaveBeenCalledTimes(1);
  leave();
  progress.set(2, 2);
  expect(changed).toHaveBeenCalledTimes(1);
});
