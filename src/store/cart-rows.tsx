/** The items of the cart, one row each. */
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useSnapshot } from 'valtio';
import { cart, removeFromCart } from '../state/shopping/cart.ts';
import { IconButton } from '../ui/controls/button.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { ItemThumb } from './item-thumb.tsx';
import { Price } from './price.tsx';
import * as text from './text.ts';

export interface CartRowsProps {
  /** Read-only: items cannot be removed. */
  isFixed?: boolean;
}

export function CartRows({ isFixed }: CartRowsProps) {
  const { items } = useSnapshot(cart);
  return (
    <ul className="divide-y-[1.5px] divide-hairline">
      {items.map((item) => (
        <li key={item.id} className="flex items-center gap-2.5 py-1.5">
          <ItemThumb item={item} className="h-[46px] w-[46px]" />
          <span className="flex min-w-0 flex-1 flex-col items-start">
            <span dir="auto" className="clamp2 text-[13px] leading-tight font-extrabold">
              {item.name}
            </span>
            <Price item={item} size={14} />
          </span>
          {!isFixed && (
            <IconButton
              tone="ghost"
              size="sm"
              label={text.remove(item.name)}
              onClick={() => {
                removeFromCart(item.id);
                showToast({ text: text.removed(item.name), tone: 'info', id: 'cart' });
              }}
            >
              <XIcon weight="bold" size={14} />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
