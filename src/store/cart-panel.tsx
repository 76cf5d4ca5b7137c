/** The whole cart: a sidebar on wide windows, inside a drawer or a popover elsewhere. */
import { BasketIcon } from '@phosphor-icons/react/dist/csr/Basket';
import { ReceiptIcon } from '@phosphor-icons/react/dist/csr/Receipt';
import { TShirtIcon } from '@phosphor-icons/react/dist/csr/TShirt';
import { type RefObject, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { cart, clearCart } from '../state/shopping/cart.ts';
import { Badge } from '../ui/controls/chip.tsx';
import { Button, IconButton } from '../ui/controls/button.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { isReadyToBuy } from './calls.ts';
import { CartRows } from './cart-rows.tsx';
import { CheckoutBox } from './checkout-box.tsx';
import { text as purchaseText } from './purchases/text.ts';
import { openFitting, openPurchases } from './shop-view.ts';
import { text } from './text.ts';

/** `onCheckout` is called when the cart can be bought. */
export function CartPanel({ onCheckout }: { onCheckout: () => void }) {
  const { items } = useSnapshot(cart);
  const panel = useRef<HTMLDivElement>(null);
  useFocusWhenEmptied(panel, items.length === 0);
  return (
    <div ref={panel} className="cart-panel">
      <div className="cart-items">
        <div className="flex items-center gap-2">
          <BasketIcon weight="fill" size={20} className="text-ink-2" aria-hidden />
          <h3 className="t-heading flex-1">{text.cart}</h3>
          <Badge count={items.length} label={text.items({ count: items.length })} />
        </div>
        <div className="scroll mt-1 min-h-0 flex-1">
          {items.length === 0 ? (
            <div className="px-2 py-8 text-center">
              <p className="t-heading">{text.nothing}</p>
              <p className="t-small mt-1 text-ink-3">{text.cartEmptyNote}</p>
            </div>
          ) : (
            <CartRows />
          )}
        </div>
        <div className="mb-2 flex items-center gap-1.5">
          {items.length > 0 && (
            <>
              <Button tone="ghost" size="sm" className="px-1.5!" onClick={emptyCart}>
                {text.clearCart}
              </Button>
              <IconButton size="sm" className="ms-auto" label={purchaseText.showCart} onClick={openFitting}>
                <TShirtIcon weight="bold" size={16} />
              </IconButton>
            </>
          )}
          <IconButton
            size="sm"
            className={items.length > 0 ? undefined : 'ms-auto'}
            label={purchaseText.purchases}
            onClick={openPurchases}
          >
            <ReceiptIcon weight="bold" size={16} />
          </IconButton>
        </div>
      </div>
      <div className="cart-foot">
        <hr className="rule mb-3" />
        <CheckoutBox onCheckout={() => isReadyToBuy() && onCheckout()} />
      </div>
    </div>
  );
}

/** The rows and their buttons disappear with the last item: a focus inside the panel goes to the checkout button. */
function useFocusWhenEmptied(panel: RefObject<HTMLDivElement | null>, isEmpty: boolean): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const follow = (): void => {
      hadFocus.current = true;
    };
    const forget = ({ relatedTarget }: FocusEvent): void => {
      // A removed element blurs without a next element in some browsers.
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) hadFocus.current = false;
    };
    element.addEventListener('focusin', follow);
    element.addEventListener('focusout', forget);
    return () => {
      element.removeEventListener('focusin', follow);
      element.removeEventListener('focusout', forget);
    };
  }, [panel]);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isEmpty || !hadFocus.current || !isLost) return;
    panel.current?.querySelector<HTMLElement>('[data-checkout]')?.focus();
  }, [panel, isEmpty]);
}

function emptyCart(): void {
  clearCart();
  showToast({ text: text.cartCleared, tone: 'info', id: 'cart' });
}
