/** The confirmation of a purchase: double clicks, a cart that empties elsewhere, and the focus. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectToasts, renderWithQueries, servePage } from '../../tests/support/served-page.ts';
import { type ManualRuntime, replaceRuntime } from '../../tests/support/replace-runtime.ts';
import { signInAs, userNamed } from '../../tests/support/signed-in.ts';
import { storeItem as item } from '../../tests/support/samples/store-item.ts';
import { runtime } from '../shared/runtime/client.ts';
import { bareCustomization } from '../shared/rules/slots.ts';
import { addToCart, clearCart } from '../state/shopping/cart.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { CheckoutBox } from './checkout-box.tsx';
import { ConfirmPurchase, DOUBLE_CLICK_MS } from './confirm-purchase.tsx';
import { text as thanks } from './purchases/text.ts';
import { text } from './text.ts';

const server = servePage();
const toasts = collectToasts();
const CHECKOUT = 'POST /store/checkout';
const onClose = vi.fn<() => void>();
const onBought = vi.fn<(ids: readonly string[]) => void>();

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
/** Over the shop's dialog, whose focus trap takes back a focus that is set too early. */
const open = () =>
  renderWithQueries(
    <Dialog title="Store" onClose={() => {}}>
      <ConfirmPurchase accent="bloom" onClose={onClose} onBought={onBought} />
    </Dialog>,
  );
let clock: ManualRuntime;
const pass = (ms: number) => act(async () => clock.advance(ms));

beforeEach(async () => {
  clock = replaceRuntime(runtime);
  signInAs(userNamed('mirabel', { coins: 150 }));
  await Promise.resolve();
  clearCart();
  addToCart(item('hat', { bodyTypes: ['masculine'] }));
  onClose.mockClear();
  onBought.mockClear();
  server.answers.set('GET /profile/customization/mirabel', () => [200, { success: true, ...bareCustomization(false) }]);
  server.answers.set(CHECKOUT, () => [
    200,
    { success: true, message: 'Thank you.', items: ['hat'], coins: 50, gems: 50 },
  ]);
});
afterEach(cleanup);

describe('the confirmation', () => {
  it('puts the focus on the safe choice and ignores the second press of the click that opened it', async () => {
    open();
    expect(document.activeElement).toBe(button(text.keepShopping));
    fireEvent.click(button(text.confirmPurchase));
    expect(button(text.confirmPurchase).getAttribute('aria-disabled')).toBe('true');
    await pass(DOUBLE_CLICK_MS);
    expect(server.callsOf(CHECKOUT)).toEqual([]);
    expect(button(text.confirmPurchase).getAttribute('aria-disabled')).toBeNull();
  });

  it('stays for the second press of a double click, with what is bought, and buys once', async () => {
    open();
    await pass(DOUBLE_CLICK_MS);
    fireEvent.click(button(text.confirmPurchase));
    fireEvent.click(button(text.processing));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByText('A hat')).toBeTruthy();
    await pass(DOUBLE_CLICK_MS);
    await waitFor(() => expect(onBought).toHaveBeenCalledWith(['hat']));
    expect(server.callsOf(CHECKOUT)).toHaveLength(1);
    expect(await screen.findByText(thanks.thanksFor({ count: 1, name: 'A hat' }))).toBeTruthy();
    expect(screen.queryByRole('button', { name: text.confirmPurchase })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(button(text.keepShopping));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes when its cart is emptied elsewhere, and says why', async () => {
    open();
    await act(async () => clearCart());
    expect(onClose).toHaveBeenCalled();
    expect(toasts.map((toast) => toast.text)).toEqual(['Your cart is empty']);
  });

  it('says before the purchase what does not fit', async () => {
    open();
    expect(await screen.findByText(text.onlyFor({ body: 'masculine' }))).toBeTruthy();
    expect(screen.getByText(text.misfits({ count: 1 }))).toBeTruthy();
  });
});

describe('the bottom of the cart', () => {
  it('says how much is missing, with ways to gems and FLOW', () => {
    act(() => {
      addToCart(item('crown', { costCoins: 1000 }));
      addToCart(item('wings', { costCoins: 0, costGems: 51 }));
    });
    renderWithQueries(<CheckoutBox onCheckout={() => undefined} />);
    const box = screen.getByRole('region', { name: 'Insufficient funds' });
    expect(box.textContent).toContain('950 coins and 1 gem missing');
    expect(button(text.getGems)).toBeTruthy();
    expect(button(text.playFlow)).toBeTruthy();
  });

  it('offers no FLOW when gems alone are missing: it pays none', () => {
    act(() => {
      addToCart(item('wings', { costCoins: 0, costGems: 51 }));
    });
    renderWithQueries(<CheckoutBox onCheckout={() => undefined} />);
    expect(button(text.getGems)).toBeTruthy();
    expect(screen.queryByRole('button', { name: text.playFlow })).toBeNull();
  });

  it('says nothing when the balance suffices', () => {
    renderWithQueries(<CheckoutBox onCheckout={() => undefined} />);
    expect(screen.queryByRole('region', { name: 'Insufficient funds' })).toBeNull();
  });
});
