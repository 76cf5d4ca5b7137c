/** Price and rarity of an approved submission. */
import type { ApprovedItem } from '../../../shared/contract/creations.ts';
import { Coins, Gems } from '../../../ui/controls/amount.tsx';
import { type Rarity, RarityTag } from '../../../items/rarity-tag.tsx';
import { text } from '../text.ts';

export function ItemPrice({ item }: { item: ApprovedItem }) {
  const { costCoins, costGems, rarity } = item;
  return (
    <span className="flex flex-none items-center gap-2">
      <RarityTag rarity={rarity as Rarity} />
      {costGems > 0 ? <Gems value={costGems} /> : costCoins > 0 ? <Coins value={costCoins} /> : <b>{text.free}</b>}
    </span>
  );
}
