import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

afterEach(cleanup);

interface NameProps {
  name: string;
}
const Part = ({ name }: NameProps) => <p>part {name}</p>;
const Fallback = ({ name }: NameProps) => <p>waiting {name}</p>;

/** A component whose code loads when the test calls `arrive`. */
function awaited() {
  const code = Promise.withResolvers<typeof Part>();
  const load = vi.fn(() => code.promise);
  return { Late: lazyPart(load, Fallback), load, arrive: () => act(async () => code.resolve(Part)) };
}

it('renders the fallback until the code is loaded, and the component right after', async () => {
  const { Late, load, arrive } = awaited();
  render(
    <>
      <Late name="one" />
      <Late name="two" />
    </>,
  );
  expect(screen.getByText('waiting one')).toBeTruthy();
  await arrive();
  expect(screen.getByText('part one')).toBeTruthy();
  expect(screen.getByText('part two')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('renders a preloaded component at once', async () => {
  const { Late, arrive } = awaited();
  const fetched = Late.preload();
  await arrive();
  await fetched;
  render(<Late name="one" />);
  expect(screen.getByText('part one')).toBeTruthy();
});

it('does nothing when the code loads after unmount', async () => {
  const { Late, arrive } = awaited();
  const { unmount } = render(<Late name="one" />);
  unmount();
  await arrive();
  expect(document.body.textContent).toBe('');
});
