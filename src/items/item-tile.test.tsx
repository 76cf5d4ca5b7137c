import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ItemTile } from './item-tile.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const picture = (): HTMLImageElement | null => document.querySelector('img');
const fail = () => fireEvent.error(picture() as HTMLImageElement);

it('a tile loads a failed picture again by itself, then offers a retry that is no part of the tile', () => {
  vi.useFakeTimers();
  const onClick = vi.fn();
  const { rerender } = render(<ItemTile name="Beret" imageUrl="/beret.webp" onClick={onClick} />);
  fail();
  expect(picture()).toBeNull();
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
  vi.advanceTimersByTime(2500);
  rerender(<ItemTile name="Beret" imageUrl="/beret.webp" onClick={onClick} />);
  fail();
  const retry = screen.getByRole('button', { name: 'Load the picture again: Beret' });
  expect(retry.parentElement?.closest('button')).toBeNull();
  fireEvent.click(retry);
  expect(onClick).not.toHaveBeenCalled();
  fireEvent.load(picture() as HTMLImageElement);
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
});

it('a tile loads a failed picture again when the browser is online, and another picture at once', () => {
  const { rerender } = render(<ItemTile name="Beret" imageUrl="/beret.webp" />);
  fail();
  fireEvent(window, new Event('online'));
  expect(picture()?.getAttribute('src')).toBe('/beret.webp');
  fail();
  rerender(<ItemTile name="Cap" imageUrl="/cap.webp" />);
  expect(picture()?.getAttribute('src')).toBe('/cap.webp');
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
});
