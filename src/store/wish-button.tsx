/** Adds an item to this browser's wishlist, or removes it. */
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { useSnapshot } from 'valtio';
import type { StoreItem } from '../shared/contract/store.ts';
import { shopping } from '../state/shopping/shopping.ts';
import { IconButton, type IconButtonProps } from '../ui/controls/button.tsx';
import { useCellControl } from '../ui/lists/cell-focus.ts';
import { wish } from './cart-actions.ts';
import { ofItem, text } from './text.ts';

export interface WishButtonProps extends Pick<IconButtonProps, 'tone' | 'size' | 'className'> {
  item: Pick<StoreItem, 'id' | 'name'>;
}

export function WishButton({ item: { id, name }, ...button }: WishButtonProps) {
  const control = useCellControl();
  const isOnWishlist = useSnapshot(shopping).storeWishlist.includes(id);
  return (
    <IconButton
      {...control}
      {...button}
      label={ofItem(isOnWishlist ? text.removeFromWishlist : text.addToWishlist, name)}
      onClick={() => wish(id)}
    >
      <HeartIcon weight={isOnWishlist ? 'fill' : 'bold'} size={17} color={isOnWishlist ? 'var(--heart)' : undefined} />
    </IconButton>
  );
}
