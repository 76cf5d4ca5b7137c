/**
 * The wardrobe: a selected item is previewed on the figure with its details. One press wears it or takes it off at
 * once, also in the town. Owns selection and search.
 */
import './wardrobe.css';
import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera';
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import { useState } from 'react';
import { openScreenByName } from '../../screens/screens.ts';
import { bodyOf, lookTrying, lookWith, otherBodyOf } from '../../avatar/look.ts';
import { useOwnLook } from '../../avatar/own-look.ts';
import { ItemSearch } from '../../avatar/wardrobe/item-finder.tsx';
import { lossesOf } from '../../avatar/wardrobe/losses.ts';
import { categoryIn } from '../../avatar/wardrobe/filter-items.ts';
import { ItemsRegion } from '../../avatar/wardrobe/items-region.tsx';
import { CutTile } from '../../avatar/wardrobe/cut-tile.tsx';
import { ItemFilters } from '../../avatar/wardrobe/item-filters.tsx';
import { PreviewStage } from '../../avatar/wardrobe/preview-stage.tsx';
import { SaveOutfitButton } from '../../avatar/wardrobe/save-outfit.tsx';
import { useOwnItems } from '../../avatar/wardrobe/use-own-items.ts';
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import { type Customization, withoutItem } from '../../shared/rules/slots.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { useIsNarrow } from '../../ui/hooks/use-is-narrow.ts';
import { useInnerLayer } from '../../ui/layers/use-layer.ts';
import { SignActions } from '../../ui/overlays/dialog-place.tsx';
import { CategoryPicker } from './parts/category-picker.tsx';
import { ItemDetails } from './parts/item-details.tsx';
import { text } from './text.ts';

const PhotoBooth = lazyPart(async () => (await import('./booth/photo-booth.tsx')).default);

export default function WardrobeScreen() {
  const look = useOwnLook();
  const own = useOwnItems();
  const { items, filter, setSearch, setCategory, narrow } = own;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = items.find(({ id }) => id === chosenId) ?? null;
  const [isInBooth, setIsInBooth] = useState(false);
  const isNarrow = useIsNarrow();
  const body = look && bodyOf(look);
  useInnerLayer(() => setChosenId(null), chosen !== null);
  return (
    <div className="dressing-room md:pb-4">
      <SignActions>
        <Button
          size="sm"
          aria-label={text.customise}
          icon={<SlidersHorizontalIcon weight="bold" size={16} />}
          onClick={() => openScreenByName('inventory')}
        >
          <span className="max-md:hidden">{text.customise}</span>
        </Button>
      </SignActions>
      <div className="wardrobe-figure">
        <PreviewStage
          look={look && (chosen ? lookTrying(look, [chosen]) : look)}
          focus={chosen?.category ?? categoryIn(filter)}
        >
          <IconButton size="sm" className="wardrobe-open-booth" label={text.booth} onClick={() => setIsInBooth(true)}>
            <CameraIcon weight="fill" size={16} />
          </IconButton>
        </PreviewStage>
        {chosen ? (
          <ItemDetails
            key={chosen.id}
            item={chosen}
            losses={look && lossesOf(look, toggled(look, chosen), items)}
            otherBody={otherBodyOf(chosen, body)}
            onClose={() => setChosenId(null)}
          />
        ) : (
          <p className="card wardrobe-details wardrobe-hint t-small">{text.choose}</p>
        )}
      </div>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-2">
        <div className="flex gap-2 max-md:gap-1.5">
          <ItemSearch search={filter.search} onSearch={setSearch} isShort={isNarrow} />
          <ItemFilters filter={filter} onFilter={narrow} />
          <CategoryPicker items={items} category={filter.category} onCategory={setCategory} />
          <SaveOutfitButton />
        </div>
        <ItemsRegion
          own={own}
          loadFailed={text.loadFailed}
          renderCut={(cut) => (
            <CutTile
              items={cut}
              body={body}
              stateOf={(item) => ({
                state: item.id === chosenId ? 'sel' : item.isEquipped ? 'wear' : undefined,
                mark: item.isEquipped ? 'wear' : undefined,
                isPressed: item.id === chosenId,
              })}
              onChoose={(item) => setChosenId(item.id === chosenId ? null : item.id)}
            />
          )}
        />
      </div>
      {isInBooth && <PhotoBooth onClose={() => setIsInBooth(false)} />}
    </div>
  );
}

/** The look after the item was taken off, or put on, with the body that it needs. */
function toggled(look: Customization, item: InventoryItem): Customization {
  if (item.isEquipped) return withoutItem(look, item.id);
  const isMale = (otherBodyOf(item, bodyOf(look)) ?? bodyOf(look)) === 'masculine';
  return lookWith({ ...look, isMale }, [item]);
}
