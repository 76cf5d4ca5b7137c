/** The gifts screen: what waits is not named, unwrapping, why it failed, sending back and taking back. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { collectToasts, renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { clientConfig } from '../../net/client-config.ts';
import { dialogs } from '../../screens/screens.ts';
import type { Gift } from '../../shared/contract/gifts.ts';
import { bareCustomization } from '../../shared/rules/slots.ts';
import GiftsScreen from './gifts-screen.tsx';
import { text } from './text.ts';

const server = servePage();
const toasts = collectToasts();
const HAT: NonNullable<Gift['item']> = {
  id: 'beret-mint',
  name: 'Mint Beret',
  category: 7,
  rarity: 0,
  bodyTypes: ['feminine', 'masculine'],
  imageUrl: null,
};
const giftOf = (change: Partial<Gift>): Gift => ({
  id: 'g1',
  username: 'odette',
  line: 'For rainy days',
  state: 'waiting',
  sentAt: new Date().toISOString(),
  until: '2030-01-01T00:00:00.000Z',
  item: null,
  price: null,
  ...change,
});
const show = (received: Gift[], sent: Gift[] = []): void =>
  void server.answers.set('GET /gifts', () => [200, { success: true, received, sent }]);

beforeEach(() => {
  signInAs(userNamed('mirabel'));
  server.answers.set('GET /profile/customization/mirabel', () => [200, { success: true, ...bareCustomization(false) }]);
});

it('unwraps a gift and moves the focus to what can be done with it', async () => {
  show([giftOf({})]);
  const opened = giftOf({ state: 'opened', item: HAT, until: null });
  server.answers.set('POST /gifts/g1/open', () => [200, { success: true, gift: opened }]);
  renderWithQueries(<GiftsScreen close={() => undefined} params={{ giftId: 'g1' }} />);
  expect(await screen.findByText(text.wrapped({ name: 'odette' }))).toBeTruthy();
  expect(screen.getByText('For rainy days')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: text.unwrap }));
  expect(await screen.findByText(text.isIt({ item: 'Mint Beret' }))).toBeTruthy();
  expect(screen.queryByRole('button', { name: text.sendBack })).toBeNull();
  expect(document.activeElement?.textContent).toBe(text.wearNow);
});

it('offers to report the line of a gift', async () => {
  clientConfig().hasReports = true;
  show([giftOf({})]);
  renderWithQueries(<GiftsScreen close={() => undefined} params={{ giftId: 'g1' }} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
  const about = { kind: 'gift', id: 'g1', shown: 'For rainy days' };
  expect(dialogs.screens.at(-1)).toMatchObject({ name: 'reports', params: { report: { username: 'odette', about } } });
});

it('shows why a gift cannot be unwrapped and keeps it wrapped', async () => {
  show([giftOf({})]);
  server.answers.set('POST /gifts/g1/open', () => [
    409,
    { success: false, message: 'You own it.', code: 'already-owned' },
  ]);
  renderWithQueries(<GiftsScreen close={() => undefined} params={{ giftId: 'g1' }} />);
  await userEvent.click(await screen.findByRole('button', { name: text.unwrap }));
  await expect.poll(() => toasts).toMatchObject([{ text: 'You own it.', tone: 'bad' }]);
  expect(screen.getByRole('button', { name: text.unwrap })).toBeTruthy();
});

it('asks before a gift is sent back, and returns to the list', async () => {
  show([giftOf({})]);
  server.answers.set('POST /gifts/g1/return', () => {
    show([]);
    return [200, { success: true, message: 'You sent the gift back.' }];
  });
  renderWithQueries(<GiftsScreen close={() => undefined} params={{ giftId: 'g1' }} />);
  await userEvent.click(await screen.findByRole('button', { name: text.sendBack }));
  expect(server.callsOf('POST /gifts/g1/return')).toEqual([]);
  const question = within(screen.getByRole('dialog', { name: text.sendBackTitle }));
  await userEvent.click(question.getByRole('button', { name: text.sendBack }));
  expect(await screen.findByText(text.noneToMe)).toBeTruthy();
});

it('lists both directions, and only what waits can be taken back', async () => {
  const price = { currency: 'gems', amount: 3 } as const;
  show(
    [giftOf({})],
    [
      giftOf({ id: 's1', item: HAT, price }),
      giftOf({ id: 's2', item: { ...HAT, name: 'Blue Beret' }, state: 'opened', until: null, price }),
      giftOf({ id: 's3', username: null, item: { ...HAT, name: 'Red Beret' }, state: 'returned', until: null, price }),
    ],
  );
  server.answers.set('POST /gifts/s1/return', () => [200, { success: true, message: 'Back.' }]);
  renderWithQueries(<GiftsScreen close={() => undefined} params={undefined} />);
  const mine = within(await screen.findByRole('region', { name: text.fromMe }));
  expect(mine.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    text.takeBackItem({ item: 'Mint Beret' }),
  ]);
  expect(mine.getByText(text.toName({ name: text.former }))).toBeTruthy();
  await userEvent.click(mine.getByRole('button'));
  const question = within(screen.getByRole('dialog', { name: text.takeBackTitle }));
  expect(question.getByText(text.takeBackQuestion({ name: 'odette', price: '3 gems' }))).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: text.takeBack }));
  expect(server.callsOf('POST /gifts/s1/return')).toHaveLength(1);
});
