/** Changes of the pixel ratio. The screen is driven by the test: it reports each query that does not match any more. */
import { afterEach, expect, it, vi } from 'vitest';
import { watchPixelRatio } from './watch-pixel-ratio.ts';

afterEach(() => vi.unstubAllGlobals());

function screen() {
  const queries: { text: string; target: EventTarget }[] = [];
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('matchMedia', (text: string) => {
    const target = new EventTarget();
    queries.push({ text, target });
    return target;
  });
  return (ratio: number): void => {
    vi.stubGlobal('devicePixelRatio', ratio);
    for (const { text, target } of queries.splice(0)) {
      if (text === `(resolution: ${ratio}dppx)`) queries.push({ text, target });
      else target.dispatchEvent(new Event('change'));
    }
  };
}

it('reports each change once, until it is stopped', () => {
  const moveTo = screen();
  let changes = 0;
  const stop = watchPixelRatio(() => (changes += 1));
  const counts = [2, 2, 1.5, 1].map((ratio) => {
    moveTo(ratio);
    return changes;
  });
  expect(counts).toEqual([1, 1, 2, 3]);
  stop();
  moveTo(2);
  expect(changes).toBe(3);
});
