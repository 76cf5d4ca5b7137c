/** The items of the cart, one row each. The name leads to the item. Their buttons are one tab stop; the
 * arrow keys, Home and End move between them. */
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useSnapshot } from 'valtio';
import type { BodyType } from '../shared/rules/slots.ts';
import { cart, type CartItem, removeFromCart } from '../state/shopping/cart.ts';
import { IconButton } from '../ui/controls/button.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { useRovingButtons } from '../ui/lists/use-roving-buttons.ts';
import { text as itemText } from './item-page/text.ts';
import { ItemThumb } from './item-thumb.tsx';
import { Price } from './price.tsx';
import { openItem } from './shop-view.ts';
import { text } from './text.ts';
import { otherBodyOf } from '../avatar/look.ts';
import { useOwnBody } from './use-own-body.ts';

export interface CartRowsProps {
  /** Items that cannot be removed; by default those of the cart, which can. */
  fixed?: readonly CartItem[];
}

export function CartRows({ fixed }: CartRowsProps) {
  const { items } = useSnapshot(cart);
  const body = useOwnBody();
  const { box, onKeyDown, stopAt, keepFocusAt } = useRovingButtons<HTMLUListElement>(2 * items.length, {
    arrows: 'grid',
    columns: 2,
  });
  const remove = (item: CartItem, index: number): void => {
    keepFocusAt(2 * index + 1);
    removeFromCart(item.id);
    showToast({ text: text.removed({ name: item.name }), tone: 'info', id: 'cart' });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the buttons inside
    <ul ref={box} className="ruled" onKeyDown={onKeyDown}>
      {(fixed ?? items).map((item, index) => (
        <li key={item.id} className="flex items-center gap-2.5 py-1.5">
          <ItemThumb item={item} className="h-[54px] w-[54px]" />
          <span className="flex min-w-0 flex-1 flex-col items-start">
            {fixed === undefined ? (
              <button
                {...stopAt(2 * index)}
                type="button"
                className="hit max-w-full text-start text-[13px] leading-tight font-extrabold"
                aria-label={itemText.about({ name: item.name })}
                onClick={() => openItem(item.id)}
              >
                {/* The button itself must not be cut: its target reaches farther than its words. */}
                <span dir="auto" className="clamp2">
                  {item.name}
                </span>
              </button>
            ) : (
              <span dir="auto" className="clamp2 text-[13px] leading-tight font-extrabold">
                {item.name}
              </span>
            )}
            <Misfit item={item} body={body} />
            <Price item={item} size={14} />
          </span>
          {fixed === undefined && (
            <IconButton
              {...stopAt(2 * index + 1)}
              tone="ghost"
              size="sm"
              label={text.remove({ name: item.name })}
              onClick={() => remove(item, index)}
            >
              <XIcon weight="bold" size={14} />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function Misfit({ item, body }: { item: Pick<CartItem, 'bodyTypes'>; body: BodyType | null }) {
  const other = otherBodyOf(item, body);
  return other && <span className="t-micro text-badink">{text.onlyFor({ body: other })}</span>;
}
