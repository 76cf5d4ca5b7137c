/** Words over the board: they stay within its frame, and the best move is shown after five idle seconds. */
import { act, render } from '@testing-library/react';
import { ref } from 'valtio';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replaceRuntime } from '../../../../tests/support/replace-runtime.ts';
import { runtime } from '../../../shared/runtime/client.ts';
import type { Phase } from '../phases.ts';
import { flow, nothing } from '../state.ts';
import { Praise } from './praise.tsx';
import { useIdleHint } from './use-idle-hint.ts';

let clock: ReturnType<typeof replaceRuntime>;
const gems = Uint8Array.from({ length: 36 }, (_, cell) => ((cell % 6) + 2 * Math.floor(cell / 6)) % 5);

beforeEach(() => {
  clock = replaceRuntime(runtime);
  Object.assign(flow, nothing, { status: 'ready', gems: ref(gems) });
});
afterEach(() => vi.restoreAllMocks());

/** A board of 300 px and words of 200 x 40 px whose middle is that of a cell. */
function measureWords(): void {
  const sizes = { offsetWidth: 200, offsetHeight: 40, clientWidth: 300, clientHeight: 300 } as const;
  for (const [name, value] of Object.entries(sizes)) {
    vi.spyOn(HTMLElement.prototype, name as keyof typeof sizes, 'get').mockReturnValue(value);
  }
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(function parent(this: HTMLElement) {
    return this.parentElement;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(25);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(25);
}

it('keeps the words of a match in the corner within the board', async () => {
  measureWords();
  const { container } = render(<Praise />);
  const phase: Phase = {
    kind: 'clear',
    gems,
    step: { combo: 2, cleared: [0, 1, 2], runs: [], points: 60, falls: [], arrivals: [], gems },
  };
  await act(async () => {
    flow.film = ref({ phases: [phase], startedAt: runtime.monotonic(), stepMs: 300, factor: 1 });
  });
  await act(async () => clock.advance(10));
  const words = container.querySelector<HTMLElement>('.flow-praise');
  expect(words?.textContent).toContain('+60');
  // Half of the grown words and their outline.
  expect(Number.parseFloat(words?.style.left ?? '')).toBeGreaterThanOrEqual(109);
  // They rise by their height and a tenth; half of a combo is tilted over its box.
  expect(Number.parseFloat(words?.style.top ?? '')).toBeGreaterThanOrEqual(44 + 200 * 0.052 + 3);
  // The box in which they are placed is that of the cells, not the frame around them.
  expect(words?.parentElement?.className).toBe('flow-words');
});

it('shows a hint after five seconds without a move, and not while a gem is held', async () => {
  function Idle() {
    useIdleHint();
    return null;
  }
  flow.possibleSwaps = [[0, 1]];
  render(<Idle />);
  await act(async () => clock.advance(4900));
  expect(flow.hint).toBeNull();
  await act(async () => {
    flow.taken = 3;
  });
  await act(async () => clock.advance(6000));
  expect(flow.hint).toBeNull();
  await act(async () => {
    flow.taken = null;
  });
  await act(async () => clock.advance(5100));
  expect(flow.hint).toEqual([0, 1]);
});
