/** How rare an item is: a word with as many diamonds, of which the diamonds stay when the place is narrow. */
import { DiamondIcon } from '@phosphor-icons/react/dist/csr/Diamond';

export type Rarity = 0 | 1 | 2 | 3;

/** By rarity; what is normal has no word. */
export const RARITY_WORDS = ['', 'RARE', 'EPIC', 'LEGENDARY'] as const;

/** Nothing for what is normal. */
export function RarityTag({ rarity }: { rarity: Rarity }) {
  if (rarity === 0) return null;
  return (
    <span className="rar" data-r={rarity}>
      <span className="flex" aria-hidden>
        {[1, 2, 3].slice(0, rarity).map((diamond) => (
          <DiamondIcon key={diamond} weight="fill" size={9} />
        ))}
      </span>
      <b className="font-[inherit]">{RARITY_WORDS[rarity]}</b>
    </span>
  );
}
