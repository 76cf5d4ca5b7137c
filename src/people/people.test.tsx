import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AvatarThumb, initialsOf } from './avatar-thumb.tsx';
import { LevelRing } from './level-ring.tsx';

afterEach(cleanup);

it.each([
  ['mirabel_rose', 'MR'],
  ['wren', 'WR'],
  ['Rowan Pike', 'RP'],
  ['a', 'A'],
  ['__x__', 'X'],
  ['', ''],
])('initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('a thumb shows the initials when its picture fails to load, and the next picture when `src` changes', () => {
  const { container, rerender } = render(<AvatarThumb name="mirabel_rose" src="/avatars/mirabel_rose.webp" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.textContent).toContain('MR');
  rerender(<AvatarThumb name="mirabel_rose" src="/avatars/mirabel_rose.webp?v=2" />);
  expect(container.querySelector('img')).toBeTruthy();
});

it('a level ring announces its level and its progress', () => {
  render(<LevelRing level={27} progress={0.64} />);
  expect(screen.getByRole('img', { name: 'Level 27, 64% to next' })).toBeTruthy();
});
