/** One item of the store's list: a press tries it on; its name leads to its page, with wishlist and cart buttons beside it. */
import { BasketIcon } from '@phosphor-icons/react/dist/csr/Basket';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useSnapshot } from 'valtio';
import { clientConfig, storageUrl } from '../../../net/client-config.ts';
import { isCreationId } from '../../../shared/rules/creations.ts';
import { DELETED_NAME } from '../../../shared/rules/limits.ts';
import { openQuickActions } from '../../../state/people/quick-actions.ts';
import type { StoreItem } from '../../../shared/contract/store.ts';
import { categoryName } from '../../../languages/category-text.ts';
import type { BodyType } from '../../../shared/rules/slots.ts';
import { SYSTEM_CREATOR } from '../../../shared/rules/store.ts';
import { toggleInCart } from '../../../store/cart-actions.ts';
import { text as itemText } from '../../../store/item-page/text.ts';
import { Price } from '../../../store/price.tsx';
import { openItem } from '../../../store/shop-view.ts';
import { leftOf, ofItem, text as shopText } from '../../../store/text.ts';
import { otherBodyOf } from '../../../avatar/look.ts';
import { WishButton } from '../../../store/wish-button.tsx';
import { WornPicture } from '../../../avatar/worn-picture.tsx';
import { cart } from '../../../state/shopping/cart.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { useCell, useCellControl } from '../../../ui/lists/cell-focus.ts';
import { breakable } from '../../../items/breakable.ts';
import { PictureRetry, PictureView } from '../../../items/item-picture.tsx';
import { RarityTag } from '../../../items/rarity-tag.tsx';
import { Swatches } from '../../../items/swatches.tsx';
import { usePicture } from '../../../items/use-picture.ts';
import { store, toggleTried } from '../state.ts';
import { text } from '../text.ts';

export interface StoreRowProps {
  item: StoreItem;
  /** The colours of its cut, of which it is one; none by default. */
  colours?: readonly StoreItem[];
  /** The body of the figure that would wear it. */
  body: BodyType | null;
}

export function StoreRow({ item, colours = [], body }: StoreRowProps) {
  const cell = useCell();
  const control = useCellControl();
  const isTried = useSnapshot(store).tried.some(({ id }) => id === item.id);
  const { name, category, creator, rarity, imageUrl, quantity } = item;
  const otherBody = otherBodyOf(item, body);
  const picture = usePicture(storageUrl(imageUrl));
  return (
    <article className="item store-list-row" aria-label={name} data-r={rarity} data-state={isTried ? 'sel' : undefined}>
      <button
        {...cell}
        type="button"
        className="store-try"
        aria-label={isTried ? text.takeOff({ name }) : text.tryOn({ name })}
        onClick={() => toggleTried(item)}
      />
      <span className="pane">
        <PictureView picture={picture} className="aspect-square w-[86%] object-contain" />
        <WornPicture item={item} />
        <PictureRetry picture={picture} name={name} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col items-start ps-1.5">
        <button
          {...control}
          type="button"
          dir="auto"
          className="store-name hit max-w-full text-start text-[14px] leading-tight font-extrabold"
          title={name}
          aria-label={itemText.about({ name })}
          onClick={() => openItem(item.id)}
        >
          <span className="store-words clamp2">{breakable(name)}</span>
        </button>
        <span className="t-micro clamp1 max-w-full text-ink-3">
          {categoryName(category)}
          {creator !== SYSTEM_CREATOR && (
            <>
              {text.by} <CreatorName item={item} />
            </>
          )}
        </span>
        {otherBody && <span className="t-micro text-badink">{shopText.onlyFor({ body: otherBody })}</span>}
        <span className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          <Price item={item} />
          <RarityTag rarity={rarity} />
          {quantity !== null && !item.alreadyOwned && <span className="tag">{leftOf(quantity)}</span>}
        </span>
      </span>
      <span className="store-list-controls relative flex flex-col gap-1.5">
        <WishButton item={item} tone="ghost" size="sm" />
        <CartButton item={item} />
      </span>
      {/* After the other controls, which come first by keys. */}
      <Swatches items={colours} shownId={item.id} onChoose={(colour) => colour.id !== item.id && tryColour(colour)} />
    </article>
  );
}

/** A colour beside the one that is tried on takes its place; the same one again takes nothing off. */
function tryColour(colour: StoreItem): void {
  if (!store.tried.some(({ id }) => id === colour.id)) toggleTried(colour);
}

/** A creation is reported by its creator's name, where reports are switched on. */
function CreatorName({ item: { id, name, creator } }: { item: StoreItem }) {
  const control = useCellControl();
  const isReportable = clientConfig().hasReports && isCreationId(id) && creator !== DELETED_NAME;
  if (!isReportable) return <bdi>{creator}</bdi>;
  return (
    <button
      {...control}
      type="button"
      className="link relative"
      onClick={({ currentTarget }) => openQuickActions(creator, currentTarget, { kind: 'creation', id, shown: name })}
    >
      <bdi>{creator}</bdi>
    </button>
  );
}

function CartButton({ item }: { item: StoreItem }) {
  const control = useCellControl();
  const isIn = useSnapshot(cart).items.some(({ id }) => id === item.id);
  if (item.alreadyOwned || item.quantity === 0) {
    return (
      <IconButton
        {...control}
        size="sm"
        label={ofItem(item.alreadyOwned ? shopText.owned : shopText.soldOut, item.name)}
        disabled
      >
        <CheckIcon weight="bold" size={15} />
      </IconButton>
    );
  }
  return (
    <IconButton
      {...control}
      size="sm"
      tone={isIn ? 'primary' : item.canBuyWithGems ? 'gem' : 'coin'}
      label={ofItem(isIn ? shopText.inCart : shopText.addToCart, item.name)}
      aria-pressed={isIn}
      onClick={() => toggleInCart(item)}
    >
      {isIn ? <CheckIcon weight="bold" size={15} /> : <BasketIcon weight="fill" size={15} />}
    </IconButton>
  );
}
