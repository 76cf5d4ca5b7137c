import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const config = vi.hoisted(() => ({
  purchaseLinks: {} as Record<string, string>,
  contactEmail: null as string | null,
  socialLinks: [] as { label: string; url: string }[],
}));
vi.mock('../../net/client-config.ts', () => ({ clientConfig: () => config }));

const { NotSold } = await import('./parts/not-sold.tsx');
const { PurchaseLink } = await import('./purchase-link.tsx');

beforeEach(() => {
  Object.assign(config, { purchaseLinks: {}, contactEmail: null, socialLinks: [] });
});

afterEach(cleanup);

const show = () =>
  render(
    <>
      <PurchaseLink offer="boost" tone="coin">
        BOOST
      </PurchaseLink>
      <NotSold />
    </>,
  );

it('says what a membership gives, and a button of an offer leads there', async () => {
  show();
  const note = screen.getByRole('region', { name: 'What a membership gives' });
  expect(note.textContent).toContain('ask the people who run this town');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'BOOST' }));
  expect(document.activeElement).toBe(note);
});

it('names whom to ask', () => {
  Object.assign(config, {
    contactEmail: 'operator@example.org',
    socialLinks: [{ label: 'Forum', url: 'https://chat.example/' }],
  });
  show();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:operator@example.org',
    'https://chat.example/',
  ]);
});

it('disables the button of an offer while only others are sold', () => {
  config.purchaseLinks = { 'vip-monthly': 'https://pay.example/vip' };
  show();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'BOOST' }).disabled).toBe(true);
});
