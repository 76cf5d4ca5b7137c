/** An emoji image that fails to load: its name, growing delays, the limit of retries. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { EmojiImage } from './emoji-image.tsx';

afterEach(cleanup);

const source = (): string | null => screen.queryByRole('img')?.getAttribute('src') ?? null;

test('it shows its name and retries after 2, 4, 8, 16, 32 and 64 seconds, then no more', () => {
  const clock = replaceRuntime(runtime);
  render(<EmojiImage imgUrl="/emojis/cat.webp" name=":cat:" />);
  const passed: number[] = [];
  for (let retry = 1; retry <= 6; retry++) {
    fireEvent.error(screen.getByRole('img'));
    expect([source(), screen.queryByText(':cat:') === null]).toEqual([null, false]);
    let seconds = 0;
    while (source() === null && seconds < 100) {
      act(() => clock.advance(1000));
      seconds += 1;
    }
    passed.push(seconds);
    expect(source()).toBe(`/emojis/cat.webp?again=${retry}`);
  }
  expect(passed).toEqual([2, 4, 8, 16, 32, 64]);
  fireEvent.error(screen.getByRole('img'));
  expect(clock.pendingTimers()).toBe(0);
});

test('no timer is left after unmount', () => {
  const clock = replaceRuntime(runtime);
  const { unmount } = render(<EmojiImage imgUrl="/emojis/cat.webp" name=":cat:" />);
  fireEvent.error(screen.getByRole('img'));
  expect(clock.pendingTimers()).toBe(1);
  unmount();
  expect(clock.pendingTimers()).toBe(0);
});
