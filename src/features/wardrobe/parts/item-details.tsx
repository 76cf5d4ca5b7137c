/** Over the stage: the selected item, and the button that puts it on or takes it off at once. */
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { CategoryIcon } from '../../../avatar/wardrobe/item-finder.tsx';
import type { Losses } from '../../../avatar/wardrobe/losses.ts';
import { useLossesQuestion } from '../../../avatar/wardrobe/use-losses-question.tsx';
import * as shared from '../../../avatar/wardrobe/text.ts';
import type { InventoryItem } from '../../../shared/contract/inventory.ts';
import { categoryName } from '../../../shared/rules/categories.ts';
import { equipItem } from '../../../state/shopping/wardrobe.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { RarityTag } from '../../../items/rarity-tag.tsx';
import { useOutcome } from '../../../ui/feedback/use-outcome.ts';
import * as text from '../text.ts';

export interface ItemDetailsProps {
  item: InventoryItem;
  /** Whether it fits the figure's body. */
  isFitting: boolean;
  /** What the figure loses by taking it off or putting it on. Null while the look is loading. */
  losses: Losses | null;
  onClose: () => void;
}

export function ItemDetails({ item, isFitting, losses, onClose }: ItemDetailsProps) {
  const { isBusy, track } = useOutcome();
  const action = item.isEquipped ? text.UNEQUIP : text.EQUIP;
  const { isAccepted, dialog } = useLossesQuestion(action);
  const toggle = async (): Promise<void> => {
    if (await isAccepted(losses)) await track(equipItem(item, !item.isEquipped));
  };
  const hindrance = isFitting ? null : item.isEquipped ? text.HIDDEN : text.OTHER_BODY;
  return (
    <section className="card wardrobe-details" aria-label={text.DETAILS}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 dir="auto" className="t-heading clamp1 text-[16px]!">
            {item.name}
          </h3>
          <p className="t-micro flex items-center gap-1.5 text-ink-3">
            <CategoryIcon category={item.category} size={16} />
            <span className="clamp1">
              {categoryName(item.category)}, {shared.madeBy(item.creator)}
            </span>
          </p>
        </div>
        <RarityTag rarity={item.rarity} />
        <IconButton size="sm" tone="ghost" className="-mt-1 -mr-1" label={text.CLOSE_DETAILS} onClick={onClose}>
          <XIcon weight="bold" size={14} />
        </IconButton>
      </div>
      {item.description && <p className="t-small clamp2 text-ink-2 max-md:hidden">{item.description}</p>}
      {hindrance && <p className="t-small text-badink">{hindrance}</p>}
      <Button
        tone={item.isEquipped ? 'plain' : 'primary'}
        className="w-full"
        isBusy={isBusy}
        disabled={!isFitting && !item.isEquipped}
        reason={hindrance ?? undefined}
        onClick={() => void toggle()}
      >
        {action}
      </Button>
      {dialog}
    </section>
  );
}
