import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

afterEach(cleanup);

interface NameProps {
  name: string;
}
const Part = ({ name }: NameProps) => <p>part {name}</p>;
const StandIn = ({ name }: NameProps) => <p>waiting {name}</p>;

/** A part whose code arrives when the test says so. */
function awaited() {
  const code = Promise.withResolvers<typeof Part>();
  const load = vi.fn(() => code.promise);
  return { Late: lazyPart(load, StandIn), load, arrive: () => act(async () => code.resolve(Part)) };
}

it('shows the stand-in until the code is there, and the part in the same turn as it comes', async () => {
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

it('shows at once what was fetched ahead', async () => {
  const { Late, arrive } = awaited();
  const fetched = Late.preload();
  await arrive();
  await fetched;
  render(<Late name="one" />);
  expect(screen.getByText('part one')).toBeTruthy();
});

it('is quiet when the part is gone before its code comes', async () => {
  const { Late, arrive } = awaited();
  const { unmount } = render(<Late name="one" />);
  unmount();
  await arrive();
  expect(document.body.textContent).toBe('');
});
