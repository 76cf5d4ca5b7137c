/** The small framed picture of an item in carts and lists. A small item is shown worn, as in the store's list. */
import type { ReactNode } from 'react';
import { WornPicture, type WornPictureProps } from '../avatar/worn-picture.tsx';
import { storageUrl } from '../net/client-config.ts';
import { classNames } from '../ui/layout/class-names.ts';
import { PictureRetry, PictureView } from '../items/item-picture.tsx';
import type { Rarity } from '../items/rarity-tag.tsx';
import { type Picture, usePicture } from '../items/use-picture.ts';

export interface ItemThumbProps {
  item: WornPictureProps['item'] & { name: string; imageUrl: string | null; rarity: Rarity };
  /** Sets the size of the frame. */
  className?: string;
}

/** With the retry of a failed picture: it must not be inside a button. */
export function ItemThumb({ item, className }: ItemThumbProps) {
  const picture = usePicture(storageUrl(item.imageUrl));
  return (
    <ItemThumbView item={item} picture={picture} className={className}>
      <PictureRetry picture={picture} name={item.name} isSmall />
    </ItemThumbView>
  );
}

export interface ItemThumbViewProps {
  item: ItemThumbProps['item'];
  picture: Picture;
  className?: string | undefined;
  /** Overlays of the picture. */
  children?: ReactNode;
}

/** For callers that show `PictureRetry` beside it. */
export function ItemThumbView({ item, picture, className, children }: ItemThumbViewProps) {
  return (
    <span className="item flex-none" data-r={item.rarity}>
      <span className={classNames('pane m-[3px]!', className)}>
        <PictureView picture={picture} className="aspect-square w-[88%] object-contain" />
        {children}
        <WornPicture item={item} />
      </span>
    </span>
  );
}
