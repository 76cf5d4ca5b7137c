/**
 * The wardrobe: choosing an item shows it on the figure with what it is; one press wears it or takes it off, at once and
 * in the town too. Owns what is chosen and sought.
 */
import './wardrobe.css';
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { openScreenByName } from '../../app/screens.ts';
import { ALL_CATEGORIES, filterItems } from '../../avatar/wardrobe/filter-items.ts';
import { ItemSearch } from '../../avatar/wardrobe/item-finder.tsx';
import { ItemHint } from '../../avatar/wardrobe/item-hint.tsx';
import { ItemMark } from '../../avatar/wardrobe/item-mark.tsx';
import { ItemsPlace } from '../../avatar/wardrobe/items-place.tsx';
import { PreviewStage } from '../../avatar/wardrobe/preview-stage.tsx';
import { SaveOutfitButton } from '../../avatar/wardrobe/save-outfit.tsx';
import { useOwnLook } from '../../avatar/wardrobe/use-own-look.ts';
import { clientConfig } from '../../net/client-config.ts';
import type { InventoryItem } from '../../shared/contract/wardrobe.ts';
import { categoryName } from '../../shared/rules/categories.ts';
import { type Customization, PLACE_OF_CATEGORY, withItem } from '../../shared/rules/slots.ts';
import { session } from '../../state/session.ts';
import { inventoryQuery } from '../../state/wardrobe.ts';
import { Button } from '../../ui/button.tsx';
import { SignActions } from '../../ui/dialog-place.tsx';
import { ItemTile } from '../../ui/item-tile.tsx';
import { CategoryPicker } from './parts/category-picker.tsx';
import { ItemDetails } from './parts/item-details.tsx';
import * as text from './text.ts';

const NO_ITEMS: InventoryItem[] = [];

export default function WardrobeScreen() {
  const username = useSnapshot(session).user?.username ?? '';
  const look = useOwnLook();
  const query = useQuery(inventoryQuery());
  const items = query.data ?? NO_ITEMS;
  const [filter, setFilter] = useState({ category: ALL_CATEGORIES, search: '' });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const shown = useMemo(() => filterItems(items, filter), [items, filter]);
  const chosen = items.find(({ id }) => id === chosenId) ?? null;
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
        <PreviewStage username={username} look={look && (chosen ? tryOn(look, chosen) : look)} />
        {chosen && (
          <ItemDetails
            key={chosen.id}
            item={chosen}
            isFitting={look === null || isFitting(look, chosen)}
            onClose={() => setChosenId(null)}
          />
        )}
      </div>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-2">
        <div className="flex gap-2">
          <ItemSearch search={filter.search} onSearch={(search) => setFilter({ ...filter, search })} />
          <CategoryPicker
            items={items}
            category={filter.category}
            onCategory={(category) => setFilter({ ...filter, category })}
          />
          <SaveOutfitButton />
        </div>
        <ItemsPlace
          label={text.ITEMS}
          query={query}
          loadFailed={text.LOAD_FAILED}
          items={shown}
          filter={filter}
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

const isFitting = ({ isMale }: Customization, item: InventoryItem): boolean =>
  item.bodyTypes.includes(isMale ? 'masculine' : 'feminine');

function tryOn(look: Customization, item: InventoryItem): Customization {
  const place = PLACE_OF_CATEGORY[item.category];
  return place === undefined ? look : withItem(look, place, item.id);
}

function Tile({ item, isChosen, onClick }: { item: InventoryItem; isChosen: boolean; onClick: () => void }) {
  return (
    <ItemTile
      name={item.name}
      imageUrl={item.imageUrl && clientConfig().hosts.storage + item.imageUrl}
      rarity={item.rarity}
      state={isChosen ? 'sel' : item.isEquipped ? 'wear' : undefined}
      isPressed={isChosen}
      mark={item.isEquipped && <ItemMark mark="wear" />}
      hint={<ItemHint item={item} />}
      foot={<span className="t-micro clamp1 text-ink-3">{categoryName(item.category)}</span>}
      onClick={onClick}
    />
  );
}
