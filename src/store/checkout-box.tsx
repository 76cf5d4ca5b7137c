/** The bottom of the cart: total, remaining balance or what is missing, and the checkout button. */
import './store-parts.css';
import { BasketIcon } from '@phosphor-icons/react/dist/csr/Basket';
import { useSnapshot } from 'valtio';
import { type Total, totalOf } from '../shared/rules/store.ts';
import { cart } from '../state/shopping/cart.ts';
import { purse } from '../state/shopping/purse.ts';
import { Button } from '../ui/controls/button.tsx';
import { TotalPrice } from './price.tsx';
import { Shortfall } from './shortfall.tsx';
import { text } from './text.ts';

export function CheckoutBox({ onCheckout }: { onCheckout: () => void }) {
  const { items, isBeingBought } = useSnapshot(cart);
  const total = totalOf(items);
  return (
    <div data-keep-clear="">
      <div className="flex items-center justify-between gap-2">
        <span className="font-sign text-[15px] font-semibold">{text.total}</span>
        {items.length === 0 ? <span className="t-small text-ink-3">{text.nothing}</span> : <TotalPrice total={total} />}
      </div>
      {items.length > 0 && <AfterThis total={total} />}
      <Shortfall />
      <Button
        tone="primary"
        size="lg"
        data-checkout
        icon={<BasketIcon weight="fill" size={19} />}
        className="mt-2.5 w-full"
        isBusy={isBeingBought}
        onClick={onCheckout}
      >
        {isBeingBought ? text.processing : text.checkout}
      </Button>
    </div>
  );
}

/** The balance after paying a total, in the currencies that are paid. Negative amounts are red. */
export function AfterThis({ total }: { total: Total }) {
  const { coins, gems } = useSnapshot(purse);
  const after = { coins: coins - total.coins, gems: gems - total.gems };
  const paid = (['coins', 'gems'] as const).filter((currency) => total[currency] > 0);
  if (paid.length === 0) return null;
  return (
    <div className="t-micro mt-0.5 flex items-center justify-between gap-2 text-ink-3">
      <span>{text.after}</span>
      <span className="num flex gap-3">
        {paid.map((currency) => (
          <span key={currency} className={after[currency] < 0 ? 'text-badink' : undefined}>
            {currency === 'coins' ? text.coinsAfter(after) : text.gemsAfter(after)}
          </span>
        ))}
      </span>
    </div>
  );
}
