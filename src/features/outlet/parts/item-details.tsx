/** The selected item: name, kind, price, creator, and the buttons for cart and wishlist. */
import { BasketIcon } from '@phosphor-icons/react/dist/csr/Basket';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useSnapshot } from 'valtio';
import type { StoreItem } from '../../../shared/contract/store.ts';
import { categoryName } from '../../../languages/category-text.ts';
import { USERNAME_PATTERN } from '../../../shared/rules/limits.ts';
import { toggleInCart } from '../../../store/cart-actions.ts';
import { openItem } from '../../../store/shop-view.ts';
import { leftOf, ofItem, text as shopText } from '../../../store/text.ts';
import { SYSTEM_CREATOR } from '../../../shared/rules/store.ts';
import type { BodyType } from '../../../shared/rules/slots.ts';
import { otherBodyOf } from '../../../avatar/look.ts';
import { WishButton } from '../../../store/wish-button.tsx';
import { cart } from '../../../state/shopping/cart.ts';
import { openQuickActions } from '../../../state/people/quick-actions.ts';
import { formatCount } from '../../../ui/controls/format-count.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CoinMark, GemMark } from '../../../ui/layout/marks.tsx';
import { RarityTag } from '../../../items/rarity-tag.tsx';
import { text as amountText } from '../../../ui/text.ts';
import { text } from '../text.ts';

export function ItemDetails({ item, body }: { item: StoreItem; body: BodyType | null }) {
  const otherBody = otherBodyOf(item, body);
  const left = item.quantity === null || item.alreadyOwned ? null : leftOf(item.quantity);
  const isNoted = otherBody !== null || left !== null;
  return (
    <section className="outlet-details card card-ink" aria-label={text.details({ name: item.name })}>
      <div className="outlet-about flex min-w-0 flex-1 items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 title={item.name} className="t-heading">
            <button type="button" className="link outlet-name" onClick={() => openItem(item.id)}>
              {/* The button itself must not be cut: its target reaches farther than its words. */}
              <span dir="auto" className={isNoted ? 'clamp1 block' : 'clamp2'}>
                {item.name}
              </span>
            </button>
          </h3>
          <p className="outlet-kind t-micro clamp2 text-ink-3">
            {categoryName(item.category)}
            {text.madeBy} <Maker name={item.creator} />
          </p>
          {otherBody && <p className="t-micro clamp1 text-badink">{shopText.onlyFor({ body: otherBody })}</p>}
          {left && <p className="t-micro text-ink-3">{left}</p>}
        </div>
        <span className="max-md:hidden">
          <RarityTag rarity={item.rarity} />
        </span>
      </div>
      <div className="outlet-buttons">
        <BuyButton item={item} />
        <WishButton item={item} />
      </div>
    </section>
  );
}

/** The creator is a link for players, but not for the town itself. */
function Maker({ name }: { name: string }) {
  if (name === SYSTEM_CREATOR || !USERNAME_PATTERN.test(name)) return name;
  return (
    <button type="button" className="link" onClick={(event) => openQuickActions(name, event.currentTarget)}>
      {name}
    </button>
  );
}

function BuyButton({ item }: { item: StoreItem }) {
  const isIn = useSnapshot(cart).items.some(({ id }) => id === item.id);
  if (item.alreadyOwned) {
    return (
      <Button disabled reason={text.owned} aria-label={ofItem(text.owned, item.name)} className="flex-1">
        {text.owned}
      </Button>
    );
  }
  if (item.quantity === 0) {
    return (
      <Button disabled aria-label={ofItem(shopText.soldOut, item.name)} className="flex-1">
        {shopText.soldOut}
      </Button>
    );
  }
  if (isIn) {
    return (
      <Button
        tone="primary"
        className="flex-1"
        isPressed
        aria-label={ofItem(shopText.inCart, item.name)}
        icon={<CheckIcon weight="bold" size={16} />}
        onClick={() => toggleInCart(item)}
      >
        {shopText.inCart}
      </Button>
    );
  }
  return (
    <Button
      tone={item.canBuyWithGems ? 'gem' : 'coin'}
      className="flex-1"
      aria-label={ofItem(`${text.addToCart} ${costWords(item)}`, item.name)}
      icon={<BasketIcon weight="fill" size={17} className="max-md:hidden" />}
      onClick={() => toggleInCart(item)}
    >
      <span className="outlet-add max-md:sr-only">{text.addToCart}</span>
      <Cost item={item} />
    </Button>
  );
}

/** What `Cost` shows, for the name of the button. */
function costWords({ costCoins, costGems }: StoreItem): string {
  if (costGems > 0) return `${formatCount(costGems)} ${amountText.gems({ count: costGems })}`;
  return costCoins === 0 ? shopText.free : `${formatCount(costCoins)} ${amountText.coins({ count: costCoins })}`;
}

function Cost({ item }: { item: StoreItem }) {
  if (item.costGems > 0) {
    return (
      <>
        <GemMark size={18} />
        {formatCount(item.costGems)}
      </>
    );
  }
  if (item.costCoins === 0) return shopText.free;
  return (
    <>
      <CoinMark size={18} />
      {formatCount(item.costCoins)}
    </>
  );
}
