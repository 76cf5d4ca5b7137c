/** The price of an item, or a mark that the player owns it. */
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { Price as Cost, Total } from '../shared/rules/store.ts';
import { Coins, Gems } from '../ui/controls/amount.tsx';
import { text } from './text.ts';

export interface PriceProps {
  item: Cost & { alreadyOwned?: boolean };
  /** Width of the icon in CSS pixels. */
  size?: number;
}

export function Price({ item, size = 16 }: PriceProps) {
  if (item.alreadyOwned) {
    return (
      <span className="t-micro inline-flex items-center gap-1 text-okink">
        <CheckIcon weight="bold" size={13} aria-hidden />
        {text.owned}
      </span>
    );
  }
  if (item.costGems > 0) return <Gems value={item.costGems} size={size} />;
  if (item.costCoins > 0) return <Coins value={item.costCoins} size={size} />;
  return <span className="t-micro text-okink">{text.free}</span>;
}

/** The total of several items, only in the currencies that they cost. */
export function TotalPrice({ total, size = 17 }: { total: Total; size?: number }) {
  return (
    <span className="flex flex-wrap justify-end gap-x-3">
      {(total.coins > 0 || total.gems === 0) && <Coins value={total.coins} size={size} />}
      {total.gems > 0 && <Gems value={total.gems} size={size} />}
    </span>
  );
}
