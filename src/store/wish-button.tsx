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
  const isWished = useSnapshot(shopping).storeWishlist.includes(id);
  return (
    <IconButton
      {...control}
      {...button}
      label={isWished ? text.removeFromWishlist : text.addToWishlist}
      onClick={() => wish(id)}
    >
      <HeartIcon weight={isWished ? 'fill' : 'bold'} size={17} color={isWished ? 'var(--heart)' : undefined} />
    </IconButton>
  );
}
