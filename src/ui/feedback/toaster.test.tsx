import { cleanup, render, screen, waitFor } from '@testing-library/react';
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

it('is below the row with the sign', async () => {
  const row = document.body.appendChild(document.createElement('header'));
  row.dataset.toastsBelow = '';
  vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 91.4));
  render(<ToastHost />);
  showToast({ text: 'Here' });
  await screen.findByText('Here');
  const below = () => document.documentElement.style.getPropertyValue('--toasts-below');
  expect(below()).toBe('92px');
  row.remove();
  showToast({ text: 'There' });
  await waitFor(() => expect(below()).toBe(''));
});
