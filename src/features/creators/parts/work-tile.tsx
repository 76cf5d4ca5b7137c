/** One work: picture, name, who wears it, price, and the buttons for wishlist and cart. The name leads to its page in the store. */
import { BasketIcon } from '@phosphor-icons/react/dist/csr/Basket';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { storageUrl } from '../../../net/client-config.ts';
import { PictureRetry, PictureView } from '../../../items/item-picture.tsx';
import { RarityTag } from '../../../items/rarity-tag.tsx';
import { usePicture } from '../../../items/use-picture.ts';
import { categoryName } from '../../../languages/category-text.ts';
import { openScreen } from '../../../screens/screens.ts';
import type { Work } from '../../../shared/contract/creators.ts';
import { cart } from '../../../state/shopping/cart.ts';
import { toggleInCart } from '../../../store/cart-actions.ts';
import { Price } from '../../../store/price.tsx';
import { ofItem } from '../../../store/text.ts';
import { WishButton } from '../../../store/wish-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useCell, useCellControl } from '../../../ui/lists/cell-focus.ts';
import { text } from '../text.ts';

export interface WorkTileProps {
  work: Work;
  /** After the name: the creator, for lists of several. */
  by?: ReactNode;
  /** In the corner of the picture: the rank. */
  mark?: ReactNode;
}

export function WorkTile({ work, by, mark }: WorkTileProps) {
  const { name, category, rarity, wearers, imageUrl, alreadyOwned } = work;
  const picture = usePicture(storageUrl(imageUrl));
  const cell = useCell();
  const control = useCellControl();
  const isInCart = useSnapshot(cart).items.some(({ id }) => id === work.id);
  return (
    <article className="item work" data-r={rarity} aria-label={name}>
      <span className="pane work-pane">
        <PictureView picture={picture} className="work-picture" />
        {mark}
      </span>
      <PictureRetry picture={picture} name={name} />
      <div className="work-about">
        <button
          {...control}
          type="button"
          dir="auto"
          className="work-name"
          title={name}
          aria-label={text.about({ name })}
          onClick={() => openScreen('store', { item: work.id })}
        >
          <span className="clamp2 wrap-anywhere">{name}</span>
        </button>
        <span className="t-micro clamp1 text-ink-3">
          {categoryName(category)}
          {by}
        </span>
        <span className="t-micro text-ink-2">{text.wornBy({ count: wearers })}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
          <Price item={{ costCoins: work.costCoins, costGems: work.costGems }} />
          <RarityTag rarity={rarity} />
        </span>
      </div>
      <div className="work-acts">
        {alreadyOwned ? (
          <Button
            {...cell}
            size="sm"
            className="flex-1"
            disabled
            reason={text.owned}
            aria-label={ofItem(text.owned, name)}
          >
            {text.owned}
          </Button>
        ) : (
          <>
            <Button
              {...cell}
              size="sm"
              className="flex-1"
              isPressed={isInCart}
              aria-label={ofItem(isInCart ? text.inCart : text.toCart, name)}
              icon={isInCart ? <CheckIcon weight="bold" size={16} /> : <BasketIcon weight="fill" size={16} />}
              onClick={() => toggleInCart(work)}
            >
              {isInCart ? text.inCart : text.toCart}
            </Button>
            <WishButton item={work} tone="ghost" size="sm" />
          </>
        )}
      </div>
    </article>
  );
}
