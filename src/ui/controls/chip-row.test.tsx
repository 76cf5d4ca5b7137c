/** A row of chips by keyboard. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ChipRow } from './chip-row.tsx';

const CHOICES = ['all', 'hats', 'socks'].map((id) => ({ id, label: id }));
const onChoose = vi.fn<(id: string) => void>();
Element.prototype.scrollIntoView = () => undefined;
afterEach(() => {
  cleanup();
  onChoose.mockClear();
});

const show = (hasVerticalKeys: boolean, chosen = 'hats') =>
  render(
    <>
      <ChipRow label="Kinds" choices={CHOICES} chosen={chosen} onChoose={onChoose} hasVerticalKeys={hasVerticalKeys} />
      <button type="button">after</button>
    </>,
  );
const focused = () => document.activeElement?.textContent;

it('is one tab stop at the selected chip; keys move the focus and select nothing', async () => {
  const user = userEvent.setup();
  show(false);
  await user.tab();
  expect(focused()).toBe('hats');
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(focused()).toBe('socks');
  await user.keyboard('{Home}{ArrowUp}');
  expect(focused()).toBe('all');
  await user.keyboard('{End}{ArrowLeft}');
  expect(focused()).toBe('hats');
  expect(onChoose).not.toHaveBeenCalled();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onChoose).toHaveBeenCalledWith('all');
  await user.tab();
  expect(focused()).toBe('after');
  await user.tab({ shift: true });
  expect(focused()).toBe('hats');
});

it('leaves Left and Right to the screen where that has a use for them', async () => {
  const user = userEvent.setup();
  show(true);
  screen.getByRole('button', { name: 'hats' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('hats');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('hats');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('socks');
});

it('leaves keys with a modifier to the browser', async () => {
  const user = userEvent.setup();
  show(false);
  await user.tab();
  for (const modifier of ['Alt', 'Control', 'Meta', 'Shift']) {
    await user.keyboard(`{${modifier}>}{ArrowRight}{/${modifier}}`);
    expect(focused()).toBe('hats');
  }
});

it('has a tab stop when no choice is selected', async () => {
  const user = userEvent.setup();
  show(false, 'gone');
  await user.tab();
  expect(focused()).toBe('all');
});

it.each([
  ['ltr', 30],
  ['rtl', -30],
])('goes along the line of reading by a mouse wheel: %s', (direction, scrolledPx) => {
  show(false);
  const row = screen.getByRole('group', { name: 'Kinds' });
  row.style.direction = direction;
  fireEvent.wheel(row, { deltaY: 30 });
  expect(row.scrollLeft).toBe(scrolledPx);
});
