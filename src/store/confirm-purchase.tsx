/**
 * The confirmation before a purchase: items, total and remaining balance. The safe choice has the initial focus. While the
 * items are bought they stay shown, although the cart is empty then; after that the moment of thanks takes its place. The dialog
 * closes when its cart is emptied elsewhere.
 */
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { runtime } from '../shared/runtime/client.ts';
import { sleep } from '../shared/runtime/timing.ts';
import { totalOf } from '../shared/rules/store.ts';
import { cart, type CartItem } from '../state/shopping/cart.ts';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { FIRST_FOCUS } from '../ui/overlays/dialog-shell.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import type { Accent } from '../ui/layout/accent.ts';
import { buyCart } from './calls.ts';
import { CartRows } from './cart-rows.tsx';
import { AfterThis } from './checkout-box.tsx';
import { TotalPrice } from './price.tsx';
import { Thanks } from './purchases/thanks.tsx';
import { text } from './text.ts';
import { otherBodyOf } from '../avatar/look.ts';
import { useOwnBody } from './use-own-body.ts';

/**
 * The second press of a double click must neither confirm what has just appeared nor reach what the dialog covered: the
 * button is disabled for this time, and the dialog stays for it.
 */
export const DOUBLE_CLICK_MS = 500;

export interface ConfirmPurchaseProps {
  accent: Accent;
  onClose: () => void;
  /** Receives the ids of the bought items. */
  onBought?: (ids: readonly string[]) => void;
}

export function ConfirmPurchase({ accent, onClose, onBought }: ConfirmPurchaseProps) {
  const { items } = useSnapshot(cart);
  const [order, setOrder] = useState<readonly CartItem[] | null>(null);
  const [bought, setBought] = useState<readonly CartItem[]>([]);
  const isReady = useReady();
  const body = useOwnBody();
  const shown = order ?? items;
  const total = totalOf(shown);
  const misfits = shown.filter((item) => otherBodyOf(item, body) !== null).length;
  const isBusy = order !== null;
  const isEmptied = !isBusy && items.length === 0;
  useEffect(() => {
    if (!isEmptied) return;
    showToast({ text: text.emptyCart, tone: 'info', id: 'checkout' });
    onClose();
  }, [isEmptied, onClose]);
  const buy = async (): Promise<void> => {
    if (!isReady || isBusy) return;
    setOrder(items);
    const [ids] = await Promise.all([buyCart(), sleep(runtime, DOUBLE_CLICK_MS)]);
    if (ids === null) return onClose();
    onBought?.(ids);
    setBought(items.filter(({ id }) => ids.includes(id)));
  };
  const close = (): void => {
    if (isReady && !isBusy) onClose();
  };
  if (bought.length > 0) return <Thanks items={bought} accent={accent} onClose={onClose} />;
  return (
    <Dialog title={text.confirmPurchase} onClose={close} accent={accent} widthPx={440} isSmall>
      <div className="flex min-h-0 flex-col gap-3 p-4 md:p-5">
        <p className="t-body">{text.confirmCount({ count: shown.length })}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable by keyboard */}
        <div className="scroll max-h-[40vh] px-1" tabIndex={0}>
          <CartRows fixed={shown} />
        </div>
        {misfits > 0 && <p className="t-small text-badink">{text.misfits({ count: misfits })}</p>}
        <hr className="rule" />
        <div className="flex items-center justify-between" data-keep-clear="">
          <span className="font-sign text-[15px] font-semibold">{text.total}</span>
          <TotalPrice total={total} />
        </div>
        {!isBusy && <AfterThis total={total} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button {...FIRST_FOCUS} onClick={close} disabled={isBusy}>
            {text.keepShopping}
          </Button>
          <Button
            tone="primary"
            className="transition-none!"
            isBusy={isBusy}
            aria-disabled={!isReady || undefined}
            onClick={() => void buy()}
          >
            {isBusy ? text.processing : text.confirmPurchase}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** False for the time of a double click after the first rendering. */
function useReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => runtime.setTimeout(() => setIsReady(true), DOUBLE_CLICK_MS), []);
  return isReady;
}
