/** One of the player's items in a grid. An item for the other body is faded and says so. */
import { ItemTile, type ItemState } from '../../items/item-tile.tsx';
import { storageUrl } from '../../net/client-config.ts';
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import { categoryName } from '../../languages/category-text.ts';
import type { BodyType } from '../../shared/rules/slots.ts';
import { otherBodyOf } from '../look.ts';
import { WornPicture } from '../worn-picture.tsx';
import { ItemHint } from './item-hint.tsx';
import { type ItemMarkName, TileFoot } from './item-mark.tsx';
import { text } from './text.ts';

export interface OwnItemTileProps {
  item: InventoryItem;
  /** Of the shown figure; null while the look is loading. */
  body: BodyType | null;
  state: ItemState | undefined;
  mark: ItemMarkName | undefined;
  isPressed: boolean;
  onClick: () => void;
}

export function OwnItemTile({ item, body, state, mark, isPressed, onClick }: OwnItemTileProps) {
  const isFitting = otherBodyOf(item, body) === null;
  return (
    <ItemTile
      name={item.name}
      imageUrl={storageUrl(item.imageUrl)}
      rarity={item.rarity}
      state={state}
      isPressed={isPressed}
      overPicture={<WornPicture item={item} isOnHead />}
      hint={<ItemHint item={item} />}
      className={isFitting ? undefined : 'is-unfit'}
      foot={<TileFoot text={isFitting ? categoryName(item.category) : text.otherBody} mark={mark} />}
      onClick={onClick}
    />
  );
}
