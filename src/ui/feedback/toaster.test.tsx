import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../tests/support/page.ts';
import { shareOwnFigure } from '../../shared/runtime/own-figure.ts';
import { dismissToasts, showToast } from './toast.ts';
import { ToastHost } from './toast-host.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(async () => {
  vi.useRealTimers();
  act(() => dismissToasts());
  await expect.poll(() => document.querySelector('.toast')).toBeNull();
  cleanup();
  vi.unstubAllGlobals();
});

/** A measure of their place. */
const placed = (name: 'top' | 'bottom' | 'width'): string =>
  document.querySelector<HTMLElement>('.toast-frame')?.style.getPropertyValue(`--toast-${name}`) ?? '';

function addSheet(): HTMLElement {
  const sheet = document.createElement('div');
  sheet.className = 'dialog';
  vi.spyOn(sheet, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, innerWidth, innerHeight));
  document.body.append(sheet);
  return sheet;
}

it('shows the same message once, whether it comes from a reply or a notification', async () => {
  render(<ToastHost />);
  showToast({ text: 'You and Wren are a match!', tone: 'ok' });
  showToast({ text: 'You and Wren are a match!', tone: 'ok' });
  showToast({ text: 'Another', tone: 'bad' });
  await screen.findByText('Another', {}, PATIENT);
  expect(screen.getAllByText('You and Wren are a match!')).toHaveLength(1);
  expect(screen.getByText('Another').closest<HTMLElement>('.toast')?.dataset.tone).toBe('bad');
});

it('moves below a title that a dialog brings, and back', async () => {
  render(<ToastHost />);
  showToast({ text: 'Here' });
  await screen.findByText('Here');
  expect(placed('top')).toBe('8px');
  const title = document.createElement('header');
  title.className = 'dialog-sign';
  vi.spyOn(title, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1024, 60));
  document.body.append(title);
  await expect.poll(() => placed('top')).toBe('64px');
  title.remove();
  await expect.poll(() => placed('top')).toBe('8px');
});

it('moves again when what opened over it has reached its place', async () => {
  render(<ToastHost />);
  showToast({ text: 'There' });
  await screen.findByText('There');
  const card = document.createElement('section');
  card.dataset.keepClear = '';
  const box = vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1024, 60));
  document.body.append(card);
  await expect.poll(() => placed('top')).toBe('64px');
  box.mockReturnValue(new DOMRect(0, 0, 1024, 80));
  fireEvent.animationEnd(card);
  expect(placed('top')).toBe('84px');
  card.remove();
});

it('moves away from the own figure that glides below it in a low window', async () => {
  vi.stubGlobal('innerHeight', 390);
  const bar = document.createElement('header');
  bar.className = 'hud-top';
  vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(8, 8, 828, 50));
  document.body.append(bar);
  let figure = { left: 440, top: 64, right: 520, bottom: 300 };
  const stop = shareOwnFigure(() => figure);
  render(<ToastHost />);
  showToast({ text: 'Beside' });
  const card = (await screen.findByText('Beside')).closest('.toast') ?? expect.unreachable();
  vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(8, 64, 356, 64));
  expect(placed('width')).toBe('356px');
  figure = { ...figure, left: 340, right: 420 };
  await expect.poll(() => placed('width')).toBe(`${340 - 2 * 8}px`);
  stop();
  bar.remove();
});

it('moves away from a board that comes after it in an open dialog', async () => {
  const dialog = document.createElement('section');
  document.body.append(dialog);
  render(<ToastHost />);
  showToast({ text: 'Announced', durationMs: 60_000 });
  const card = (await screen.findByText('Announced')).closest('.toast') ?? expect.unreachable();
  vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(334, 8, 356, 64));
  expect(placed('top')).toBe('8px');
  const board = document.createElement('div');
  board.dataset.toastsBeside = '';
  vi.spyOn(board, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 0, innerWidth - 40, 300));
  dialog.append(board);
  await expect.poll(() => placed('top')).toBe('304px');
  dialog.remove();
});

it('moves above the main button of a sheet that opens after it, and is the same element: it would be read again', async () => {
  render(<ToastHost />);
  showToast({ text: 'You have mail' });
  const card = (await screen.findByText('You have mail')).closest('.toast');
  expect(placed('top')).toBe('8px');
  const sheet = addSheet();
  await expect.poll(() => placed('bottom')).toBe('86px');
  sheet.remove();
  await expect.poll(() => placed('top')).toBe('8px');
  expect(cardOf('You have mail')).toBe(card);
});

function coverPage(): HTMLElement {
  const button = document.createElement('button');
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, innerWidth, innerHeight));
  document.body.append(button);
  return button;
}

it('lets presses through where everything is in use, and the first one ends it once it could be read', async () => {
  const card = await present('In the way');
  vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(334, 8, 356, 64));
  const button = coverPage();
  const isThrough = () => card.closest('.toast-frame')?.hasAttribute('data-through');
  await expect.poll(isThrough).toBe(true);
  const press = (x: number) => fireEvent.pointerDown(button, { clientX: x, clientY: 30 });
  pass(1500);
  press(100);
  pass(500);
  expect(cardOf('In the way')).not.toBeNull();
  press(400);
  pass(500);
  pass(500);
  button.remove();
  expect(cardOf('In the way')).toBeNull();
});

it.each([true, false])('after a press that came too early, it ends once it could be read: %s', async (isInTheWay) => {
  const text = `Only just here, ${isInTheWay}`;
  const card = await present(text);
  vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(334, 8, 356, 64));
  const button = coverPage();
  const isThrough = () => card.closest('.toast-frame')?.hasAttribute('data-through');
  await expect.poll(isThrough).toBe(true);
  fireEvent.pointerDown(button, { clientX: 400, clientY: 30 });
  expect(cardOf(text)).toBe(card);
  // With a free place it stays.
  if (!isInTheWay) button.remove();
  fireEvent(window, new Event('resize'));
  expect(isThrough()).toBe(isInTheWay);
  pass(1500);
  pass(500);
  button.remove();
  expect(cardOf(text) === null).toBe(isInTheWay);
});

it('gives way in the next frame to a control that comes, is shown, scrolled or enabled below it', async () => {
  await present('Gives way');
  const box = document.createElement('section');
  box.innerHTML = '<button class="late" disabled>Late</button>';
  const button = box.querySelector('button') ?? expect.unreachable();
  const rect = vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, innerWidth, 40));
  /** Without whole checks in intervals, which come every second. */
  const topAfter = async (change: () => void): Promise<string> => {
    pass(250);
    change();
    await Promise.resolve();
    pass(60);
    return placed('top');
  };
  expect(await topAfter(() => document.body.append(box))).toBe('8px');
  expect(await topAfter(() => (button.disabled = false))).toBe('40px');
  rect.mockReturnValue(new DOMRect(0, 40, innerWidth, 40));
  expect(await topAfter(() => fireEvent(box, new Event('scrollend')))).toBe('80px');
  rect.mockReturnValue(new DOMRect(0, 80, innerWidth, 40));
  expect(await topAfter(() => (button.className = 'moved'))).toBe('8px');
  box.remove();
});

it('is in a live region that dialogs keep', () => {
  const { container } = render(<ToastHost />);
  expect(container.querySelector('[aria-live]')).not.toBeNull();
});

it('leaves the tab order with the page that it belongs to; a lasting one stays', async () => {
  render(<ToastHost />);
  showToast({ text: 'Signed in' });
  showToast({ text: 'There is a new version', durationMs: Number.POSITIVE_INFINITY });
  await screen.findByText('Signed in');
  await screen.findByText('There is a new version');
  act(() => dismissToasts());
  await expect.poll(() => screen.queryByText('Signed in')).toBeNull();
  expect(screen.getByText('There is a new version')).toBeDefined();
  // The only one left.
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }));
});

const cardOf = (text: string) => screen.queryByText(text)?.closest('.toast') ?? null;
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
async function present(text: string): Promise<HTMLElement> {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<ToastHost />);
  showToast({ text });
  await screen.findByText(text);
  return cardOf(text) as HTMLElement;
}

it('ends although the pointer rests on it, as it appeared below the pointer', async () => {
  const card = await present('Under the pointer');
  fireEvent.mouseEnter(card);
  fireEvent.mouseMove(card, { clientX: 9, clientY: 9 });
  fireEvent.pointerMove(card, { clientX: 9, clientY: 9 });
  pass(4000);
  pass(1000);
  expect(cardOf('Under the pointer')).toBeNull();
});

it('stays while the pointer moves on it, and ends afterwards', async () => {
  const card = await present('Read slowly');
  fireEvent.pointerMove(card, { clientX: 9, clientY: 9 });
  pass(3000);
  fireEvent.pointerMove(card, { clientX: 30, clientY: 9 });
  pass(3000);
  pass(500);
  expect(cardOf('Read slowly')).not.toBeNull();
  pass(4000);
  pass(1000);
  expect(cardOf('Read slowly')).toBeNull();
});

it('stays while its button has the focus', async () => {
  const card = await present('With a focus');
  act(() => card.querySelector('button')?.focus());
  pass(9000);
  expect(cardOf('With a focus')).not.toBeNull();
  act(() => card.querySelector('button')?.blur());
  pass(4000);
  pass(1000);
  expect(cardOf('With a focus')).toBeNull();
});

it('does not begin its time again when it moves to the other end of the window', async () => {
  await present('On the way');
  pass(3000);
  const sheet = addSheet();
  await expect.poll(() => placed('bottom')).toBe('86px');
  pass(1000);
  pass(1000);
  sheet.remove();
  expect(cardOf('On the way')).toBeNull();
});

it('lets Tab go past it; dismissed by a key, it returns the focus', async () => {
  const user = userEvent.setup();
  render(
    <>
      <button type="button">Before</button>
      <ToastHost />
      <button type="button">After</button>
    </>,
  );
  showToast({ text: 'A friend came' });
  await screen.findByText('A friend came');
  const focused = () => document.activeElement?.textContent ?? '';
  screen.getByRole('button', { name: 'Before' }).focus();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }));
  await user.tab();
  expect(focused()).toBe('After');
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }));
  await user.keyboard('{Enter}');
  expect(focused()).toBe('After');
});
