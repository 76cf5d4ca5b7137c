/**
 * The whole cart on the own figure: every piece can be taken off and put on again, which does not change the cart. Of a place of the
 * figure one piece is worn. Below it the total, and what is missing for it with the ways to get that.
 */
import './purchases.css';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { AvatarStage } from '../../avatar/avatar-stage.tsx';
import { lookTrying, otherBodyOf } from '../../avatar/look.ts';
import { useOwnLook } from '../../avatar/own-look.ts';
import { usePicture } from '../../items/use-picture.ts';
import { storageUrl } from '../../net/client-config.ts';
import { totalOf } from '../../shared/rules/store.ts';
import { cart, type CartItem } from '../../state/shopping/cart.ts';
import type { Accent } from '../../ui/layout/accent.ts';
import { useRovingButtons, type RovingStop } from '../../ui/lists/use-roving-buttons.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AfterThis } from '../checkout-box.tsx';
import { ItemThumbView } from '../item-thumb.tsx';
import { Price, TotalPrice } from '../price.tsx';
import { Shortfall } from '../shortfall.tsx';
import { OVER_CART } from '../shop-view.ts';
import { text as shopText } from '../text.ts';
import { useOwnBody } from '../use-own-body.ts';
import { text } from './text.ts';

export function CartFitting({ accent, onClose }: { accent: Accent; onClose: () => void }) {
  const { items } = useSnapshot(cart);
  const own = useOwnLook();
  const body = useOwnBody();
  const [worn, setWorn] = useState<ReadonlySet<string>>(() => new Set(lastOfEach(items).map(({ id }) => id)));
  const { box, onKeyDown, stopAt } = useRovingButtons<HTMLUListElement>(items.length, { arrows: 'line' });
  const shown = items.filter(({ id }) => worn.has(id));
  const toggle = (item: CartItem): void => {
    const others = shown.filter(({ id, category }) => id !== item.id && category !== item.category);
    setWorn(new Set([...others, ...(worn.has(item.id) ? [] : [item])].map(({ id }) => id)));
  };
  const total = totalOf(items);
  return (
    <Dialog title={text.cartOnYou} onClose={onClose} accent={accent} widthPx={760} heightPx={620} depth={OVER_CART}>
      <div className="fitting">
        <AvatarStage {...(own ? { customization: lookTrying(own, shown) } : {})} className="fitting-stage">
          <output className="nametag absolute top-2.5 start-2.5">
            {text.wornOf({ worn: shown.length, count: items.length })}
          </output>
        </AvatarStage>
        <div className="fitting-side">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the buttons inside */}
          <ul ref={box} className="scroll fitting-items" aria-label={text.cartPieces} onKeyDown={onKeyDown}>
            {items.map((item, at) => (
              <Piece
                key={item.id}
                item={item}
                stop={stopAt(at)}
                isWorn={worn.has(item.id)}
                note={misfitNote(item, body)}
                onToggle={() => toggle(item)}
              />
            ))}
          </ul>
          <div data-keep-clear="">
            <div className="flex items-center justify-between gap-2">
              <span className="font-sign text-[15px] font-semibold">{shopText.total}</span>
              <TotalPrice total={total} />
            </div>
            <AfterThis total={total} />
            <Shortfall isDetailed />
          </div>
        </div>
      </div>
    </Dialog>
  );
}

/** Of each category the item that was added last. */
const lastOfEach = (items: readonly CartItem[]): CartItem[] => [
  ...new Map(items.map((item) => [item.category, item])).values(),
];

function misfitNote(item: CartItem, body: Parameters<typeof otherBodyOf>[1]): string | null {
  const other = otherBodyOf(item, body);
  return other && shopText.onlyFor({ body: other });
}

interface PieceProps {
  item: CartItem;
  stop: RovingStop;
  isWorn: boolean;
  note: string | null;
  onToggle: () => void;
}

function Piece({ item, stop, isWorn, note, onToggle }: PieceProps) {
  const picture = usePicture(storageUrl(item.imageUrl));
  return (
    <li>
      <button {...stop} type="button" className="fitting-piece" aria-pressed={isWorn} onClick={onToggle}>
        <ItemThumbView item={item} picture={picture} className="h-[48px] w-[48px]" />
        <span className="flex min-w-0 flex-1 flex-col items-start">
          <span dir="auto" className="clamp2 text-start text-[13px] leading-tight font-extrabold">
            {item.name}
          </span>
          {note && <span className="t-micro text-badink">{note}</span>}
          <Price item={item} size={14} />
        </span>
        <span className="fitting-mark" aria-hidden>
          {isWorn && <CheckIcon weight="bold" size={14} />}
        </span>
      </button>
    </li>
  );
}
