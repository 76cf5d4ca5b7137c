/** The whole cart: a sidebar on wide windows, inside a drawer or a popover elsewhere. */
import { BasketIcon } from '@phosphor-icons/react/dist/csr/Basket';
import { useSnapshot } from 'valtio';
import { cart, clearCart } from '../state/shopping/cart.ts';
import { Badge } from '../ui/controls/chip.tsx';
import { Button } from '../ui/controls/button.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { isReadyToBuy } from './calls.ts';
import { CartRows } from './cart-rows.tsx';
import { CheckoutBox } from './checkout-box.tsx';
import * as text from './text.ts';

/** `onCheckout` is called when the cart can be bought. */
export function CartPanel({ onCheckout }: { onCheckout: () => void }) {
  const { items } = useSnapshot(cart);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-2">
        <BasketIcon weight="fill" size={20} className="text-ink-2" aria-hidden />
        <h3 className="t-heading flex-1">{text.CART}</h3>
        <Badge count={items.length} label="items" />
      </div>
      <div className="scroll mt-1 min-h-0 flex-1">
        {items.length === 0 ? (
          <div className="px-2 py-8 text-center">
            <p className="t-heading">{text.NOTHING}</p>
            <p className="t-small mt-1 text-ink-3">{text.CART_EMPTY_NOTE}</p>
          </div>
        ) : (
          <CartRows />
        )}
      </div>
      {items.length > 0 && (
        <Button tone="ghost" size="sm" className="mb-2 self-start px-1.5!" onClick={emptyCart}>
          {text.CLEAR_CART}
        </Button>
      )}
      <hr className="rule mb-3" />
      <CheckoutBox onCheckout={() => isReadyToBuy() && onCheckout()} />
    </div>
  );
}

function emptyCart(): void {
  clearCart();
  showToast({ text: text.CART_CLEARED, tone: 'info', id: 'cart' });
}
