/** The confirmation before a purchase: items, total and remaining balance. */
import { useSnapshot } from 'valtio';
import { totalOf } from '../shared/rules/store.ts';
import { cart } from '../state/shopping/cart.ts';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import type { Accent } from '../ui/layout/accent.ts';
import { buyCart } from './calls.ts';
import { CartRows } from './cart-rows.tsx';
import { AfterThis } from './checkout-box.tsx';
import { TotalPrice } from './price.tsx';
import * as text from './text.ts';

export interface ConfirmPurchaseProps {
  accent: Accent;
  onClose: () => void;
  /** Receives the ids of the bought items. */
  onBought?: (ids: readonly string[]) => void;
}

export function ConfirmPurchase({ accent, onClose, onBought }: ConfirmPurchaseProps) {
  const { items, isBeingBought: isBusy } = useSnapshot(cart);
  const total = totalOf(items);
  const buy = async (): Promise<void> => {
    const ids = await buyCart();
    onClose();
    if (ids !== null) onBought?.(ids);
  };
  return (
    <Dialog
      title={text.CONFIRM_PURCHASE}
      onClose={isBusy ? () => undefined : onClose}
      accent={accent}
      widthPx={440}
      isSmall
    >
      <div className="flex min-h-0 flex-col gap-3 p-4 md:p-5">
        <p className="t-body">{text.confirmCount(items.length)}</p>
        <div className="scroll max-h-[40vh] px-1">
          <CartRows isFixed />
        </div>
        <hr className="rule" />
        <div className="flex items-center justify-between">
          <span className="font-sign text-[15px] font-semibold">{text.TOTAL}</span>
          <TotalPrice total={total} />
        </div>
        <AfterThis total={total} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button tone="primary" isBusy={isBusy} onClick={() => void buy()}>
            {isBusy ? text.PROCESSING : text.CONFIRM_PURCHASE}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
