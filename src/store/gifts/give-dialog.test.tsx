/** Giving an item: who can get it, what is sent, and a key that stays the same while an order has no answer. */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectToasts, renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { storeItem } from '../../../tests/support/samples/store-item.ts';
import type { GiftChoice } from '../../shared/contract/gifts.ts';
import { purse } from '../../state/shopping/purse.ts';
import { GiveDialog } from './give-dialog.tsx';
import { text } from './text.ts';

const server = servePage();
const toasts = collectToasts();
const HAT = storeItem('beret-mint', { name: 'Mint Beret' });
let choice: GiftChoice;

beforeEach(() => {
  signInAs(userNamed('mirabel', { coins: 500 }));
  choice = {
    success: true,
    price: { currency: 'coins', amount: 100 },
    canSpend: 300,
    isOldEnough: true,
    friends: [
      { username: 'ada', hindrance: 'owned' },
      { username: 'noa', hindrance: null },
    ],
  };
  server.answers.set('GET /gifts/choice/beret-mint', () => [200, choice]);
});
afterEach(cleanup);

const render = () => renderWithQueries(<GiveDialog item={HAT} accent="boutique" onClose={() => undefined} />);
const send = () => screen.findByRole<HTMLButtonElement>('button', { name: text.send });

it('offers friends who can get it first, and says why others cannot', async () => {
  render();
  const radios = await screen.findAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ value, disabled }) => [value, disabled])).toEqual([
    ['noa', false],
    ['ada', true],
  ]);
  expect(screen.getByText(text.hindrances.owned)).toBeTruthy();
  expect((await send()).disabled).toBe(true);
});

it('sends the friend, the line and the shown price, and takes over the balances', async () => {
  const bodies: unknown[] = [];
  let isLost = true;
  server.answers.set('POST /gifts', ({ body }) => {
    bodies.push(body);
    if (isLost) return [503, { success: false, message: 'Try again.', code: 'unavailable' }];
    return [200, { success: true, message: 'Sent.', giftId: 'g1', coins: 400, gems: 5 }];
  });
  render();
  await userEvent.click(await screen.findByRole('radio', { name: /noa/ }));
  await userEvent.type(screen.getByRole('textbox', { name: text.line }), ' For you ');
  await userEvent.click(await send());
  await expect.poll(() => toasts).toMatchObject([{ tone: 'bad' }]);
  isLost = false;
  await userEvent.click(await send());
  expect(await screen.findByText(text.sentTo({ name: 'noa' }))).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(text.done);
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
  const expected = { currency: 'coins', amount: 100 };
  expect(bodies[0]).toMatchObject({ itemId: 'beret-mint', username: 'noa', line: 'For you', expected });
  expect(purse.coins).toBe(400);
});

it.each<[string, Partial<GiftChoice>, string]>([
  ['young accounts', { isOldEnough: false }, text.tooYoung],
  ['too little that was earned', { canSpend: 99 }, text.canSpend({ price: '99 coins' })],
])('cannot be sent with %s', async (_, change, said) => {
  choice = { ...choice, ...change };
  render();
  await userEvent.click(await screen.findByRole('radio', { name: /noa/ }));
  expect(screen.getByText(said)).toBeTruthy();
  expect((await send()).disabled).toBe(true);
});
