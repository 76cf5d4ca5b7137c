import { afterEach, expect, it, vi } from 'vitest';
import { watchContext } from './watch-context.ts';

afterEach(() => vi.restoreAllMocks());

function watched() {
  const canvas = document.createElement('canvas');
  let losses = 0;
  const stop = watchContext(canvas, () => (losses += 1));
  return {
    stop,
    losses: () => losses,
    fire: (name: 'lost' | 'restored') => canvas.dispatchEvent(new Event(`webglcontext${name}`)),
    show(isShown: boolean) {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

it('reports the loss on a visible page at once, and once', () => {
  const { fire, losses } = watched();
  fire('lost');
  fire('lost');
  expect(losses()).toBe(1);
});

it('waits for restoration on a hidden page', () => {
  const { fire, losses, show } = watched();
  show(false);
  fire('lost');
  expect(losses()).toBe(0);
  fire('restored');
  show(true);
  expect(losses()).toBe(0);
});

it('reports a context that is still lost when the page is visible again', () => {
  const { fire, losses, show } = watched();
  show(false);
  fire('lost');
  show(true);
  expect(losses()).toBe(1);
});

it('reports nothing after it is stopped', () => {
  const { fire, losses, stop } = watched();
  stop();
  fire('lost');
  expect(losses()).toBe(0);
});

it('reports a context that was lost before, unless the page is hidden', () => {
  let losses = 0;
  const watchLost = (): (() => void) => watchContext(document.createElement('canvas'), () => (losses += 1), true);
  watchLost();
  expect(losses).toBe(1);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  watchLost();
  expect(losses).toBe(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(losses).toBe(2);
});
