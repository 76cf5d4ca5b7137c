/** Below the stage: the selected item, and the button that puts it on or takes it off at once. */
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { CategoryIcon } from '../../../avatar/category-icon.tsx';
import type { Losses } from '../../../avatar/wardrobe/losses.ts';
import { useLossesQuestion } from '../../../avatar/wardrobe/use-losses-question.tsx';
import { madeBy } from '../../../avatar/wardrobe/text.ts';
import type { InventoryItem } from '../../../shared/contract/inventory.ts';
import { categoryName } from '../../../languages/category-text.ts';
import { factsOf } from '../../../languages/texts.ts';
import type { BodyType } from '../../../shared/rules/slots.ts';
import { changeLookTogether, equipItem, setBodyType } from '../../../state/shopping/wardrobe.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { breakable } from '../../../items/breakable.ts';
import { RarityTag } from '../../../items/rarity-tag.tsx';
import type { Outcome } from '../../../ui/feedback/outcome.ts';
import { useOutcome } from '../../../ui/feedback/use-outcome.ts';
import { text } from '../text.ts';

export interface ItemDetailsProps {
  item: InventoryItem;
  /** The body that it needs; null when it fits the figure's. */
  otherBody: BodyType | null;
  /** What the figure loses by taking it off or putting it on, with that body. Null while the look is loading. */
  losses: Losses | null;
  onClose: () => void;
}

export function ItemDetails({ item, otherBody, losses, onClose }: ItemDetailsProps) {
  const { isBusy, track } = useOutcome();
  const action = item.isEquipped ? text.unequip : text.equip;
  const { isAccepted, dialog } = useLossesQuestion(action);
  const bodyChange = item.isEquipped || otherBody === null ? null : { itemName: item.name, body: otherBody };
  const toggle = async (): Promise<void> => {
    if (!(await isAccepted(losses, bodyChange))) return;
    const change = () => equipItem(item, !item.isEquipped);
    await track(bodyChange === null ? change() : withBody(bodyChange.body, change));
  };
  const misfit = otherBody === null ? null : item.isEquipped ? text.hidden : text.otherBody({ body: otherBody });
  return (
    <section className="card wardrobe-details" aria-label={text.details}>
      <div className="wardrobe-head">
        <div className="min-w-0 flex-1">
          <h3
            dir="auto"
            title={breakable(item.name)}
            className={`t-heading text-[16px]! ${misfit ? 'clamp1' : 'clamp2'}`}
          >
            {item.name}
          </h3>
          <p className="wardrobe-category-line t-micro flex items-center gap-1.5 text-ink-3">
            <CategoryIcon category={item.category} size={16} />
            <span className="clamp2">{factsOf([categoryName(item.category), madeBy(item.creator)])}</span>
          </p>
          {misfit && (
            <p className="wardrobe-misfit t-micro clamp2" title={misfit}>
              {misfit}
            </p>
          )}
        </div>
        <span className="wardrobe-rarity">
          <RarityTag rarity={item.rarity} />
        </span>
        <IconButton
          size="sm"
          tone="ghost"
          className="wardrobe-close -mt-1 -me-1"
          label={text.closeDetails}
          onClick={onClose}
        >
          <XIcon weight="bold" size={14} />
        </IconButton>
      </div>
      {item.description && <p className="wardrobe-description t-small clamp2 text-ink-2">{item.description}</p>}
      <Button tone={item.isEquipped ? 'plain' : 'primary'} isBusy={isBusy} onClick={() => void toggle()}>
        {action}
      </Button>
      {dialog}
    </section>
  );
}

/** Changes the body, then runs `change`. A refusal of the first is the outcome of both. */
const withBody = (body: BodyType, change: () => Promise<Outcome>): Promise<Outcome> =>
  changeLookTogether(async () => {
    const reply = await setBodyType(body);
    return reply.success ? change() : reply;
  });
