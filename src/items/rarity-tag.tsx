/** Rarity of an item: one to three diamonds and a word. Narrow containers show only the diamonds. */
import { DiamondIcon } from '@phosphor-icons/react/dist/csr/Diamond';
import { text } from './text.ts';

export type Rarity = 0 | 1 | 2 | 3;

/** Label by rarity; empty for a normal item. */
export const RARITY_WORDS = ['', text.rarities.rare, text.rarities.epic, text.rarities.legendary] as const;

/** Renders nothing for a normal item. */
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
