/** A picture of an item that fails to load is hidden, and loaded again with growing delays. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { failPictures } from '../../tests/support/failing-picture.ts';
import { replaceRuntime } from '../../tests/support/replace-runtime.ts';
import { runtime } from '../shared/runtime/client.ts';
import { ItemPicture, RetriedPicture } from './item-picture.tsx';

afterEach(cleanup);

test('six retries after 2.5, 5, 10 and then 15 seconds each', () => {
  const clock = replaceRuntime(runtime);
  const { container } = render(<ItemPicture src="/storage/items/hat.webp" />);
  const image = () => container.querySelector('img');
  const delays: number[] = [];
  for (let retry = 0; retry < 6; retry++) {
    fireEvent.error(image() as HTMLImageElement);
    let waitedMs = 0;
    while (image() === null && waitedMs < 60_000) {
      act(() => clock.advance(500));
      waitedMs += 500;
    }
    delays.push(waitedMs);
  }
  expect(delays).toEqual([2500, 5000, 10_000, 15_000, 15_000, 15_000]);
  fireEvent.error(image() as HTMLImageElement);
  expect([image(), clock.pendingTimers()]).toEqual([null, 0]);
});

test('a failed picture leaves a button that loads it again', () => {
  const clock = replaceRuntime(runtime);
  const { container } = render(<RetriedPicture src="/storage/items/hat.webp" name="Straw hat" />);
  expect(screen.queryByRole('button')).toBeNull();
  failPictures(container, clock);
  expect(container.querySelector('img')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Load the picture again: Straw hat' }));
  fireEvent.load(container.querySelector('img') as HTMLImageElement);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an item without a picture renders no image', () => {
  expect(render(<ItemPicture src={null} />).container.querySelector('img')).toBeNull();
});
