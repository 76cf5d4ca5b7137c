/** Adds an item to this browser's wishlist, or removes it. */
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { useSnapshot } from 'valtio';
import { shopping } from '../state/shopping/shopping.ts';
import { IconButton, type IconButtonProps } from '../ui/controls/button.tsx';
import { useCellControl } from '../ui/lists/cell-focus.ts';
import { wish } from './cart-actions.ts';
import { text } from './text.ts';

export type WishButtonProps = { id: string } & Pick<IconButtonProps, 'tone' | 'size' | 'className'>;

export function WishButton({ id, ...button }: WishButtonProps) {
  const control = useCellControl();
  const isOnWishlist = useSnapshot(shopping).storeWishlist.includes(id);
  return (
    <IconButton
      {...control}
      {...button}
      label={isOnWishlist ? text.removeFromWishlist : text.addToWishlist}
      onClick={() => wish(id)}
    >
      <HeartIcon weight={isOnWishlist ? 'fill' : 'bold'} size={17} color={isOnWishlist ? 'var(--heart)' : undefined} />
    </IconButton>
  );
}
