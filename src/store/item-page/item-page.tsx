/**
 * The page of an item: worn by the own figure, with its description and maker, its other colours, the friends who wear it, and what
 * goes with it. It replaces itself when another item is chosen.
 */
import './item-page.css';
import { BasketIcon } from '@phosphor-icons/react/dist/csr/Basket';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { AvatarStage } from '../../avatar/avatar-stage.tsx';
import { rotationFor } from '../../avatar/camera.ts';
import { lookTrying, otherBodyOf } from '../../avatar/look.ts';
import { useOwnLook } from '../../avatar/own-look.ts';
import { breakable } from '../../items/breakable.ts';
import { RarityTag } from '../../items/rarity-tag.tsx';
import { usePicture } from '../../items/use-picture.ts';
import { categoryName } from '../../languages/category-text.ts';
import { avatarThumb } from '../../net/avatar-images.ts';
import { storageUrl } from '../../net/client-config.ts';
import { AvatarThumb } from '../../people/avatar-thumb.tsx';
import type { StoreItem } from '../../shared/contract/store.ts';
import { openScreenByName } from '../../screens/screens.ts';
import { cutOf, SWATCHES } from '../../shared/rules/cuts.ts';
import { USERNAME_PATTERN } from '../../shared/rules/limits.ts';
import { SYSTEM_CREATOR } from '../../shared/rules/store.ts';
import { openQuickActions } from '../../state/people/quick-actions.ts';
import { cart } from '../../state/shopping/cart.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import type { Accent } from '../../ui/layout/accent.ts';
import type { RovingStop } from '../../ui/lists/use-roving-buttons.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toggleInCart } from '../cart-actions.ts';
import { GiveDialog } from '../gifts/give-dialog.tsx';
import { text as giftText } from '../gifts/text.ts';
import { ItemThumbView } from '../item-thumb.tsx';
import { Price } from '../price.tsx';
import { closeItem, closeShopDialog, openItem, OVER_CART } from '../shop-view.ts';
import { leftOf, text as shopText } from '../text.ts';
import { useOwnBody } from '../use-own-body.ts';
import { WishButton } from '../wish-button.tsx';
import { itemQuery } from './calls.ts';
import { text } from './text.ts';

const FRIEND_PX = 36;

export function ItemPage({ id, accent, onClose }: { id: string; accent: Accent; onClose: () => void }) {
  const { data, error, refetch } = useQuery(itemQuery(id));
  const title = data?.item.name ?? text.title;
  return (
    <Dialog title={title} onClose={onClose} accent={accent} widthPx={820} heightPx={660} depth={OVER_CART + 1}>
      {data && <Content key={id} {...data} accent={accent} />}
      {!data && error && (
        <LoadFailure
          message={text.loadFailed + error.message}
          onRetry={() => void refetch()}
          retryText={shopText.retry}
        />
      )}
      {!data && !error && <SkeletonRows count={4} label={text.loading} />}
    </Dialog>
  );
}

/** Leads to the page of a player's works; the town itself has none. */
function Maker({ name }: { name: string }) {
  const words = text.madeBy({ name });
  if (name === SYSTEM_CREATOR || !USERNAME_PATTERN.test(name)) return <span dir="auto">{words}</span>;
  const open = (): void => {
    closeItem();
    closeShopDialog();
    openScreenByName('creators', { username: name });
  };
  return (
    <button type="button" className="link" dir="auto" onClick={open}>
      {words}
    </button>
  );
}

interface ContentProps {
  item: StoreItem;
  colours: readonly StoreItem[];
  goesWith: readonly StoreItem[];
  wornBy: readonly string[];
  accent: Accent;
}

function Content({ item, colours, goesWith, wornBy, accent }: ContentProps) {
  const own = useOwnLook();
  const body = useOwnBody();
  const otherBody = otherBodyOf(item, body);
  return (
    <div className="item-page">
      <AvatarStage
        {...(own ? { customization: lookTrying(own, [item]) } : {})}
        rotation={rotationFor(item.category, 0)}
        className="item-page-stage"
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable by keyboard */}
      <section className="scroll item-page-side" tabIndex={0} aria-label={text.about({ name: item.name })}>
        <p className="t-small flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
          {categoryName(item.category)}
          <RarityTag rarity={item.rarity} />
          <Maker name={item.creator} />
        </p>
        {item.description !== '' && (
          <p dir="auto" className="t-body">
            {item.description}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Price item={item} size={18} />
          {item.quantity !== null && !item.alreadyOwned && <span className="tag">{leftOf(item.quantity)}</span>}
          {otherBody && <span className="t-micro text-badink">{shopText.onlyFor({ body: otherBody })}</span>}
        </p>
        <div className="flex gap-2">
          <CartToggle item={item} />
          <WishButton item={item} />
          {item.costCoins + item.costGems > 0 && item.quantity !== 0 && <GiveButton item={item} accent={accent} />}
        </div>
        {colours.length > 0 && (
          <Part title={text.colours}>
            <ul className="item-page-colours">
              {[item, ...colours].map((one) => (
                <li key={one.id}>
                  <Swatch item={one} isShown={one.id === item.id} />
                </li>
              ))}
            </ul>
          </Part>
        )}
        {wornBy.length > 0 && (
          <Part title={text.wornBy({ count: wornBy.length })}>
            <ul className="flex flex-wrap gap-2">
              {wornBy.map((name) => (
                <li key={name}>
                  <button
                    type="button"
                    className="item-page-friend"
                    onClick={({ currentTarget }) => openQuickActions(name, currentTarget)}
                  >
                    <AvatarThumb name={name} src={avatarThumb(name)} sizePx={FRIEND_PX} />
                    <bdi>{name}</bdi>
                  </button>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {goesWith.length > 0 && (
          <Part title={text.goesWith}>
            <ul className="offer-tiles">
              {goesWith.map((one) => (
                <li key={one.id}>
                  <ItemTile item={one} />
                </li>
              ))}
            </ul>
          </Part>
        )}
      </section>
    </div>
  );
}

function GiveButton({ item, accent }: { item: StoreItem; accent: Accent }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={giftText.give} onClick={() => setIsOpen(true)}>
        <GiftIcon weight="bold" size={18} />
      </IconButton>
      {isOpen && <GiveDialog item={item} accent={accent} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="label">{title}</h3>
      {children}
    </section>
  );
}

function Swatch({ item, isShown }: { item: StoreItem; isShown: boolean }) {
  const colour = SWATCHES[cutOf(item.id).colour ?? ''];
  return (
    <button
      type="button"
      className="item-page-swatch"
      style={{ background: colour }}
      aria-label={isShown ? text.colour({ name: item.name }) : item.name}
      title={item.name}
      aria-current={isShown || undefined}
      onClick={() => openItem(item.id)}
    />
  );
}

/** Opens the page of the item. `stop`: of a list that is one tab stop. */
export function ItemTile({ item, stop }: { item: StoreItem; stop?: RovingStop }) {
  const picture = usePicture(storageUrl(item.imageUrl));
  return (
    <button {...stop} type="button" className="offer-tile" onClick={() => openItem(item.id)}>
      <ItemThumbView item={item} picture={picture} className="item-page-thumb" />
      <span dir="auto" className="item-name text-[12px] leading-tight font-extrabold">
        {breakable(item.name)}
      </span>
      <Price item={item} size={13} />
    </button>
  );
}

function CartToggle({ item }: { item: StoreItem }) {
  const isIn = useSnapshot(cart).items.some(({ id }) => id === item.id);
  if (item.alreadyOwned || item.quantity === 0) {
    return (
      <Button disabled className="flex-1">
        {item.alreadyOwned ? shopText.owned : shopText.soldOut}
      </Button>
    );
  }
  return (
    <Button
      tone={isIn ? 'primary' : item.canBuyWithGems ? 'gem' : 'coin'}
      className="item-page-buy flex-1"
      isPressed={isIn || undefined}
      icon={isIn ? <CheckIcon weight="bold" size={16} /> : <BasketIcon weight="fill" size={17} />}
      onClick={() => toggleInCart(item)}
    >
      {isIn ? shopText.inCart : shopText.addToCart}
    </Button>
  );
}
