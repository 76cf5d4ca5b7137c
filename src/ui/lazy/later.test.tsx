import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../tests/support/page.ts';
import { Later } from './later.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Shows its name, and notes the page's text at the commit that mounts it. */
function Part({ name, seen }: { name: string; seen: (string | null)[] }) {
  useLayoutEffect(() => {
    seen.push(document.body.textContent);
  }, [seen]);
  return <p>{name}</p>;
}

it('mounts each part in a commit of its own, at its place', async () => {
  const seen: (string | null)[] = [];
  render(
    <>
      <Later>
        <Part name="bar" seen={seen} />
        <Later>
          <Part name="log" seen={seen} />
        </Later>
      </Later>
      <Later frames={2}>
        <Later>
          <Part name="panel" seen={seen} />
        </Later>
      </Later>
      <Part name="town" seen={seen} />
    </>,
  );
  expect(document.body.textContent).toBe('town');
  await screen.findByText('panel', {}, PATIENT);
  expect(seen).toEqual(['town', 'bartown', 'barlogtown', 'barlogpaneltown']);
});

it('mounts on a hidden page, which shows no frames', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  render(
    <Later>
      <p>bar</p>
    </Later>,
  );
  expect(await screen.findByText('bar', {}, PATIENT)).toBeTruthy();
});

it('waits for no frame after it is gone', () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(7);
  const cancel = vi.spyOn(window, 'cancelAnimationFrame').mockReturnValue();
  const { unmount } = render(
    <Later>
      <p>bar</p>
    </Later>,
  );
  unmount();
  expect(cancel).toHaveBeenCalledWith(7);
});
