/** The cart: one tab stop for its rows, a focus that survives removals, and pictures of small items. */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderWithQueries, servePage } from '../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../tests/support/signed-in.ts';
import { storeItem as item } from '../../tests/support/samples/store-item.ts';
import { bareCustomization } from '../shared/rules/slots.ts';
import { addToCart, cart, clearCart } from '../state/shopping/cart.ts';
import { CartPanel } from './cart-panel.tsx';
import { text as itemText } from './item-page/text.ts';
import { text as purchases } from './purchases/text.ts';
import { text } from './text.ts';

const server = servePage();
const NOSE = 5;

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

beforeEach(async () => {
  signInAs(userNamed(null));
  await Promise.resolve();
  clearCart();
  for (const id of ['hat', 'coat', 'shoes']) addToCart(item(id));
  renderWithQueries(<CartPanel onCheckout={() => undefined} />);
});

it('is one tab stop for its rows, and one for each button below', async () => {
  const user = userEvent.setup();
  await user.tab();
  expect(focused()).toBe(itemText.about({ name: 'A hat' }));
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe(text.remove({ name: 'A hat' }));
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(focused()).toBe(text.remove({ name: 'A shoes' }));
  await user.keyboard('{Home}{End}{ArrowUp}');
  expect(focused()).toBe(text.remove({ name: 'A coat' }));
  await user.tab();
  const stops = [text.clearCart, purchases.showCart, purchases.purchases, text.checkout];
  expect(focused()).toBe(stops[0]);
  for (const stop of stops.slice(1)) {
    await user.tab();
    expect(focused()).toBe(stop);
  }
  for (const _ of stops) await user.tab({ shift: true });
  expect(focused()).toBe(text.remove({ name: 'A coat' }));
});

it('moves the focus to the next row after a removal, and to CHECKOUT after the last', async () => {
  const user = userEvent.setup();
  screen.getByRole('button', { name: text.remove({ name: 'A coat' }) }).focus();
  await user.keyboard('{Enter}');
  expect(focused()).toBe(text.remove({ name: 'A shoes' }));
  await user.keyboard('{Enter}');
  expect(focused()).toBe(text.remove({ name: 'A hat' }));
  await user.keyboard('{Enter}');
  expect(cart.items).toEqual([]);
  expect(focused()).toBe(text.checkout);
});

it('keeps the focus when the cart is cleared', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: text.clearCart }));
  expect(cart.items).toEqual([]);
  expect(focused()).toBe(text.checkout);
});

it('shows a small item on the figure, and others alone', async () => {
  signInAs(userNamed('mirabel'));
  await Promise.resolve();
  server.answers.set('GET /profile/customization/mirabel', () => [200, { success: true, ...bareCustomization(false) }]);
  addToCart(item('hat'));
  addToCart(item('nose', { category: NOSE }));
  cleanup();
  renderWithQueries(<CartPanel onCheckout={() => undefined} />);
  const isWorn = (name: string) => screen.getByText(name).closest('li')?.querySelector('.worn-picture') !== null;
  await expect.poll(() => isWorn('A nose')).toBe(true);
  expect(isWorn('A hat')).toBe(false);
});
