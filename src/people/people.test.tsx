import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AvatarThumb, initialsOf } from './avatar-thumb.tsx';
import { LevelRing } from './level-ring.tsx';
import { NameTag, NameText, NameTextButton } from './name-tag.tsx';

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

it('a name as a button passes itself as the anchor of the dialog, unless it is disabled', () => {
  const onOpen = vi.fn();
  const { rerender } = render(<NameTextButton name="wren" className="small" buttonClassName="wide" onOpen={onOpen} />);
  const button = screen.getByRole('button', { name: 'wren' });
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  expect(button.classList.contains('wide')).toBe(true);
  fireEvent.click(button);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(button);
  rerender(<NameTextButton name="wren" isDisabled onOpen={onOpen} />);
  fireEvent.click(screen.getByRole('button'));
  expect(onOpen).toHaveBeenCalledOnce();
});

it('shows all of a long or tagged name to the pointer', () => {
  render(
    <>
      <NameText name="wren" />
      <NameText name="Wanderer_of_Lanterns" />
      <NameTag name="mira" tag="سوق" />
    </>,
  );
  expect(screen.getByText('wren').title).toBe('');
  expect(screen.getByText('Wanderer_of_Lanterns').title).toBe('Wanderer_of_Lanterns');
  expect(screen.getByText('mira').closest<HTMLElement>('.nametag')?.title).toBe('mira ~ \u2068سوق\u2069');
});
