/** The items of the cart, one row each. Their buttons are one tab stop; Up, Down, Home and End move between them. */
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { BodyType } from '../shared/rules/slots.ts';
import { cart, type CartItem, removeFromCart } from '../state/shopping/cart.ts';
import { IconButton } from '../ui/controls/button.tsx';
import { cellAfter } from '../ui/lists/cell-focus.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { ItemThumb } from './item-thumb.tsx';
import { Price } from './price.tsx';
import * as text from './text.ts';
import { otherBodyOf, useOwnBody } from './use-own-body.ts';

export interface CartRowsProps {
  /** Items that cannot be removed; by default those of the cart, which can. */
  fixed?: readonly CartItem[];
}

export function CartRows({ fixed }: CartRowsProps) {
  const { items } = useSnapshot(cart);
  const body = useOwnBody();
  const { list, stop, setStop, moveFocus, remove } = useRows(items);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the buttons inside
    <ul ref={list} className="divide-y-[1.5px] divide-hairline" onKeyDown={moveFocus}>
      {(fixed ?? items).map((item, index) => (
        <li key={item.id} className="flex items-center gap-2.5 py-1.5">
          <ItemThumb item={item} className="h-[46px] w-[46px]" />
          <span className="flex min-w-0 flex-1 flex-col items-start">
            <span dir="auto" className="clamp2 text-[13px] leading-tight font-extrabold">
              {item.name}
            </span>
            <Misfit item={item} body={body} />
            <Price item={item} size={14} />
          </span>
          {fixed === undefined && (
            <IconButton
              tone="ghost"
              size="sm"
              label={text.remove(item.name)}
              tabIndex={index === stop ? 0 : -1}
              onFocus={() => setStop(index)}
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

/** After a removal the focus goes to the next row. */
function useRows(items: readonly CartItem[]) {
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setStop] = useState(0);
  const wanted = useRef<number | null>(null);
  const stop = Math.min(chosen, items.length - 1);
  useEffect(() => {
    if (wanted.current === null) return;
    focusRow(list.current, wanted.current);
    wanted.current = null;
  });
  const moveFocus = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = cellAfter(event.key, stop, { arrows: 'line', columns: 1, count: items.length });
    if (next === null) return;
    event.preventDefault();
    focusRow(list.current, next);
  };
  const remove = (item: CartItem, index: number): void => {
    wanted.current = index;
    removeFromCart(item.id);
    showToast({ text: text.removed(item.name), tone: 'info', id: 'cart' });
  };
  return { list, stop, setStop, moveFocus, remove };
}

function focusRow(list: HTMLElement | null, index: number): void {
  const buttons = list?.querySelectorAll('button') ?? [];
  buttons[Math.min(index, buttons.length - 1)]?.focus();
}

function Misfit({ item, body }: { item: Pick<CartItem, 'bodyTypes'>; body: BodyType | null }) {
  const other = otherBodyOf(item, body);
  return other && <span className="t-micro text-badink">{text.onlyFor(other)}</span>;
}
