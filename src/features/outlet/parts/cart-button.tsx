/** The cart on the outlet's sign: the number of items, and the cart in a popover or drawer. */
import { BasketIcon } from '@phosphor-icons/react/dist/csr/Basket';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { CartPanel } from '../../../store/cart-panel.tsx';
import { ConfirmPurchase } from '../../../store/confirm-purchase.tsx';
import { text as shopText } from '../../../store/text.ts';
import { cart } from '../../../state/shopping/cart.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/controls/chip.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { useIsNarrow } from '../../../ui/hooks/use-is-narrow.ts';
import { clearSelection } from '../state.ts';
import { text as shared } from '../../../store/text.ts';
import { text } from '../text.ts';

export function CartButton() {
  const { items } = useSnapshot(cart);
  const isNarrow = useIsNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const trigger = (
    <Button
      size="sm"
      className="relative! z-[1] me-1"
      icon={<BasketIcon weight="fill" size={18} />}
      onClick={isNarrow ? () => setIsOpen(true) : undefined}
    >
      <span className="max-md:sr-only">{text.cart}</span>
      <Badge
        count={items.length}
        label={shared.items({ count: items.length })}
        className="absolute -top-1.5 -end-1.5"
      />
    </Button>
  );
  const panel = (
    <CartPanel
      onCheckout={() => {
        setIsOpen(false);
        setIsConfirming(true);
      }}
    />
  );
  return (
    <>
      {isNarrow ? (
        trigger
      ) : (
        <Popover
          trigger={trigger}
          label={shopText.cart}
          accent="bloom"
          align="end"
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          className="cart-popover flex! flex-col p-3.5!"
        >
          {panel}
        </Popover>
      )}
      {isNarrow && isOpen && (
        <Drawer title={shopText.cart} accent="bloom" onClose={() => setIsOpen(false)} className="px-4">
          {panel}
        </Drawer>
      )}
      {isConfirming && (
        <ConfirmPurchase accent="bloom" onClose={() => setIsConfirming(false)} onBought={clearSelection} />
      )}
    </>
  );
}
