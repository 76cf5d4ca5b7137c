import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast } from './toast.ts';
import { ToastHost } from './toast-host.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
});

it('shows the same message once, whether it comes from a reply or a notification', async () => {
  render(<ToastHost />);
  showToast({ text: 'You and Wren are a match!', tone: 'ok' });
  showToast({ text: 'You and Wren are a match!', tone: 'ok' });
  showToast({ text: 'Another', tone: 'bad' });
  await screen.findByText('Another');
  expect(screen.getAllByText('You and Wren are a match!')).toHaveLength(1);
  expect(screen.getByText('Another').closest<HTMLElement>('.toast')?.dataset.tone).toBe('bad');
});

it('moves below a title that a dialog brings, and back', async () => {
  const top = () => document.documentElement.style.getPropertyValue('--toast-top');
  render(<ToastHost />);
  showToast({ text: 'Here' });
  await screen.findByText('Here');
  expect(top()).toBe('8px');
  const title = document.createElement('header');
  title.className = 'dialog-sign';
  vi.spyOn(title, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1024, 60));
  document.body.append(title);
  await expect.poll(top).toBe('64px');
  title.remove();
  await expect.poll(top).toBe('8px');
});
