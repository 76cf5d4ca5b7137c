/**
 * The wardrobe: a selected item is previewed on the figure with its details. One press wears it or takes it off at
 * once, also in the town. Owns selection and search.
 */
import './wardrobe.css';
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import { useState } from 'react';
import { openScreenByName } from '../../screens/screens.ts';
import { bodyOf, lookWith } from '../../avatar/look.ts';
import { useOwnLook } from '../../avatar/own-look.ts';
import { ItemSearch } from '../../avatar/wardrobe/item-finder.tsx';
import { ItemHint } from '../../avatar/wardrobe/item-hint.tsx';
import { TileFoot } from '../../avatar/wardrobe/item-mark.tsx';
import { lossesOf } from '../../avatar/wardrobe/losses.ts';
import { categoryIn } from '../../avatar/wardrobe/filter-items.ts';
import { ItemsRegion } from '../../avatar/wardrobe/items-region.tsx';
import { PreviewStage } from '../../avatar/wardrobe/preview-stage.tsx';
import { SaveOutfitButton } from '../../avatar/wardrobe/save-outfit.tsx';
import { useOwnItems } from '../../avatar/wardrobe/use-own-items.ts';
import { storageUrl } from '../../net/client-config.ts';
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import { categoryName } from '../../shared/rules/categories.ts';
import { type Customization, withoutItem } from '../../shared/rules/slots.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useInnerLayer } from '../../ui/layers/use-layer.ts';
import { SignActions } from '../../ui/overlays/dialog-place.tsx';
import { ItemTile } from '../../items/item-tile.tsx';
import { CategoryPicker } from './parts/category-picker.tsx';
import { ItemDetails } from './parts/item-details.tsx';
import * as text from './text.ts';

export default function WardrobeScreen() {
  const look = useOwnLook();
  const own = useOwnItems();
  const { items, filter, setSearch, setCategory } = own;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = items.find(({ id }) => id === chosenId) ?? null;
  useInnerLayer(() => setChosenId(null), chosen !== null);
  return (
    <div className="dressing-room md:pb-4">
      <SignActions>
        <Button
          size="sm"
          aria-label={text.CUSTOMISE}
          icon={<SlidersHorizontalIcon weight="bold" size={16} />}
          onClick={() => openScreenByName('inventory')}
        >
          <span className="max-md:hidden">{text.CUSTOMISE}</span>
        </Button>
      </SignActions>
      <div className="wardrobe-figure" data-detailed={chosen !== null || undefined}>
        <PreviewStage
          look={look && (chosen ? lookWith(look, [chosen]) : look)}
          focus={chosen?.category ?? categoryIn(filter)}
        />
        {chosen ? (
          <ItemDetails
            key={chosen.id}
            item={chosen}
            losses={look && lossesOf(look, toggled(look, chosen), items)}
            isFitting={look === null || chosen.bodyTypes.includes(bodyOf(look))}
            onClose={() => setChosenId(null)}
          />
        ) : (
          <p className="card wardrobe-details wardrobe-hint t-small max-md:hidden">{text.CHOOSE}</p>
        )}
      </div>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-2">
        <div className="flex gap-2">
          <ItemSearch search={filter.search} onSearch={setSearch} />
          <CategoryPicker items={items} category={filter.category} onCategory={setCategory} />
          <SaveOutfitButton />
        </div>
        <ItemsRegion
          own={own}
          loadFailed={text.LOAD_FAILED}
          renderItem={(item) => (
            <Tile
              item={item}
              isChosen={item.id === chosenId}
              onClick={() => setChosenId(item.id === chosenId ? null : item.id)}
            />
          )}
        />
      </div>
    </div>
  );
}

/** The look after the item was taken off, or put on. */
function toggled(look: Customization, item: InventoryItem): Customization {
  return item.isEquipped ? withoutItem(look, item.id) : lookWith(look, [item]);
}

function Tile({ item, isChosen, onClick }: { item: InventoryItem; isChosen: boolean; onClick: () => void }) {
  return (
    <ItemTile
      name={item.name}
      imageUrl={storageUrl(item.imageUrl)}
      rarity={item.rarity}
      state={isChosen ? 'sel' : item.isEquipped ? 'wear' : undefined}
      isPressed={isChosen}
      hint={<ItemHint item={item} />}
      foot={<TileFoot text={categoryName(item.category)} mark={item.isEquipped ? 'wear' : undefined} />}
      onClick={onClick}
    />
  );
}
