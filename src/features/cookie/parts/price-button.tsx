/** Buys for cookies. Shows how many cookies are missing. */
import { Button } from '../../../ui/controls/button.tsx';
import { formatCookies, formatMissing } from '../numbers.ts';
import { text } from '../text.ts';

export interface PriceButtonProps {
  name: string;
  /** How many are bought at once. */
  amount?: number;
  cost: number;
  cookies: number;
  onBuy: () => void;
}

export function PriceButton({ name, amount = 1, cost, cookies, onBuy }: PriceButtonProps) {
  const missing = cost - cookies;
  const price = formatCookies(cost);
  return (
    <span className="flex flex-none flex-col items-end gap-0.5">
      <Button
        size="sm"
        tone="coin"
        disabled={missing > 0}
        aria-label={amount === 1 ? text.buyFor({ name, cost: price }) : text.buyManyFor({ amount, name, cost: price })}
        icon={<img src="/ui/cookie/cookie-plain.webp" alt="" width={16} height={16} />}
        onClick={onBuy}
      >
        {amount === 1 ? price : `${text.times({ count: amount })} · ${price}`}
      </Button>
      {missing > 0 && <span className="t-micro num text-ink-3">{text.short({ missing: formatMissing(missing) })}</span>}
    </span>
  );
}
