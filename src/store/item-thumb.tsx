/** The small framed picture of an item in carts and lists. A small item is shown worn, as in the store's list. */
import { WornPicture, type WornPictureProps } from '../avatar/worn-picture.tsx';
import { storageUrl } from '../net/client-config.ts';
import { classNames } from '../ui/layout/class-names.ts';
import { ItemPicture } from '../items/item-picture.tsx';
import type { Rarity } from '../items/rarity-tag.tsx';

export interface ItemThumbProps {
  item: WornPictureProps['item'] & { imageUrl: string | null; rarity: Rarity };
  /** Sets the size of the frame. */
  className?: string;
}

export function ItemThumb({ item, className }: ItemThumbProps) {
  const url = storageUrl(item.imageUrl);
  return (
    <span className="item flex-none" data-r={item.rarity}>
      <span className={classNames('pane m-[3px]!', className)}>
        <ItemPicture key={url} src={url} className="aspect-square w-[88%] object-contain" />
        <WornPicture item={item} />
      </span>
    </span>
  );
}
