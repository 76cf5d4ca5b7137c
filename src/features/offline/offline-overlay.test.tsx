import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { OfflineOverlay } from './offline-overlay.tsx';

afterEach(cleanup);

it('shows the texts of the specification, and retries', async () => {
  let tries = 0;
  render(<OfflineOverlay socialLinks={[]} onTryAgain={() => (tries += 1)} />);
  expect(screen.getByRole('alert', { name: "Oh no! You're offline." })).toBeTruthy();
  expect(
    screen.getByText(
      'Our service may be undergoing maintenance, or your internet connection may be unstable. Please check your connection and try again.',
    ),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(tries).toBe(1);
  expect(screen.queryByRole('link')).toBeNull();
});

it('links to the configured social links', () => {
  render(<OfflineOverlay socialLinks={[{ label: 'Discord', url: 'https://chat.example/' }]} />);
  expect(screen.getByRole('link', { name: 'Discord' }).getAttribute('href')).toBe('https://chat.example/');
});
