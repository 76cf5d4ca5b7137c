/** The figure turns round once for each turn that is asked for, and not at all where motion is reduced. */
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { VIEW_COUNT } from '../../shared/rules/town.ts';
import { settings } from '../../state/settings/settings.ts';
import { useMirrorTurn } from './use-mirror-turn.ts';

beforeAll(fillPageGaps);
afterEach(() => {
  cleanup();
  settings.motion = 'auto';
});

/** The views that one turn goes through, after its sparkle has ended. */
async function viewsOfTurn(): Promise<number> {
  let views = 0;
  const setRotation = (): void => {
    views += 1;
  };
  const { result, rerender } = renderHook(({ turns }) => useMirrorTurn(turns, setRotation), {
    initialProps: { turns: 0 },
  });
  expect(result.current).toBe(false);
  rerender({ turns: 1 });
  expect(result.current, 'the sparkle').toBe(true);
  await waitFor(() => expect(result.current).toBe(false));
  return views;
}

it('goes through all views', async () => {
  expect(await viewsOfTurn()).toBe(VIEW_COUNT);
});

it('stays as it is when the player has reduced motion in the settings', async () => {
  settings.motion = 'reduced';
  expect(await viewsOfTurn()).toBe(0);
});
