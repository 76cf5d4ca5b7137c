/**
 * One cut of the player's items in a grid: the tile of one of its colours, and a swatch for each other colour that is owned.
 * A heart marks a favourite. A swatch does what the tile does, for its colour.
 */
import './cut-tile.css';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import type { BodyType } from '../../shared/rules/slots.ts';
import { toggleFavourite } from '../../state/shopping/favourite-items.ts';
import { useCellControl } from '../../ui/lists/cell-focus.ts';
import type { ItemState } from '../../items/item-tile.tsx';
import { showFailure } from '../../ui/feedback/outcome.ts';
import { Swatches } from '../../items/swatches.tsx';
import type { ItemMarkName } from './item-mark.tsx';
import { OwnItemTile } from './own-item-tile.tsx';
import { text } from './text.ts';

export interface CutTileProps {
  /** At least one. */
  items: readonly [InventoryItem, ...InventoryItem[]];
  body: BodyType | null;
  stateOf: (item: InventoryItem) => {
    state: ItemState | undefined;
    mark: ItemMarkName | undefined;
    isPressed: boolean;
  };
  onChoose: (item: InventoryItem) => void;
}

export function CutTile({ items, body, stateOf, onChoose }: CutTileProps) {
  const control = useCellControl();
  const shown = shownOf(items, (item) => stateOf(item).isPressed);
  const isFavourite = shown.isFavourite === true;
  return (
    <span className="cut-tile">
      <OwnItemTile item={shown} body={body} {...stateOf(shown)} onClick={() => onChoose(shown)} />
      <button
        {...control}
        type="button"
        className="cut-heart"
        aria-pressed={isFavourite}
        aria-label={text.favouriteOf({ name: shown.name })}
        onClick={() => void toggleFavourite(shown).catch(showFailure)}
      >
        <HeartIcon weight={isFavourite ? 'fill' : 'bold'} size={16} />
      </button>
      <Swatches items={items} shownId={shown.id} onChoose={onChoose} />
    </span>
  );
}

/** The chosen colour, else the worn one, else the first. */
const shownOf = (items: CutTileProps['items'], isPressed: (item: InventoryItem) => boolean): InventoryItem =>
  items.find(isPressed) ?? items.find(({ isEquipped }) => isEquipped) ?? items[0];
