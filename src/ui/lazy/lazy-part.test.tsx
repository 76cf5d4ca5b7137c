import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPage, lazyPart } from './lazy-part.ts';

afterEach(cleanup);

interface NameProps {
  name: string;
}
const Part = ({ name }: NameProps) => <p>part {name}</p>;
const Fallback = ({ name }: NameProps) => <p>waiting {name}</p>;

/** A component whose code loads when the test calls `arrive`. */
function awaited(lazy: typeof lazyPage) {
  const code = Promise.withResolvers<typeof Part>();
  const load = vi.fn(() => code.promise);
  return { Late: lazy(load, Fallback), load, arrive: () => act(async () => code.resolve(Part)) };
}

describe.each([
  ['part', lazyPart],
  ['page', lazyPage],
])('a lazy %s', (_, lazy) => {
  it('renders the fallback until the code is loaded, and the component right after', async () => {
    const { Late, load, arrive } = awaited(lazy);
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
    const { Late, arrive } = awaited(lazy);
    const fetched = Late.preload();
    await arrive();
    await fetched;
    render(<Late name="one" />);
    expect(screen.getByText('part one')).toBeTruthy();
  });

  it('renders nothing when the chunk fails to load after unmount', async () => {
    vi.useFakeTimers();
    const chunk = Promise.withResolvers<typeof Part>();
    const load = vi.fn<() => Promise<typeof Part>>().mockReturnValueOnce(chunk.promise).mockResolvedValue(Part);
    const rejected = vi.fn();
    process.on('unhandledRejection', rejected);
    try {
      const Lazy = lazy(load, Fallback);
      const { rerender } = render(<Lazy name="one" />);
      rerender(<p>another screen</p>);
      await act(async () => {
        chunk.reject(new Error('offline'));
        await vi.advanceTimersByTimeAsync(5000);
      });
      expect(document.body.textContent).toBe('another screen');
      expect(rejected).not.toHaveBeenCalled();
      // The failed fetch was retried, so that a later mount has the code at once.
      expect(load).toHaveBeenCalledTimes(2);
      rerender(<Lazy name="two" />);
      expect(document.body.textContent).toBe('part two');
    } finally {
      process.off('unhandledRejection', rejected);
      vi.useRealTimers();
    }
  });
});
