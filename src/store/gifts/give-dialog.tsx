/**
 * Gives an item to a friend: the friend, a line, the price, and what of the own money may be spent on gifts. Friends who cannot get it
 * are listed with the reason.
 */
import './give-dialog.css';
import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { avatarThumb } from '../../net/avatar-images.ts';
import { AvatarThumb } from '../../people/avatar-thumb.tsx';
import { openScreenByName } from '../../screens/screens.ts';
import type { GiftChoice } from '../../shared/contract/gifts.ts';
import type { StoreItem } from '../../shared/contract/store.ts';
import { GIFT_LINE_MAX_LENGTH } from '../../shared/rules/gifts.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { randomId } from '../../shared/runtime/runtime.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { showFailure } from '../../ui/feedback/outcome.ts';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import type { Accent } from '../../ui/layout/accent.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AfterThis } from '../checkout-box.tsx';
import { ItemThumb } from '../item-thumb.tsx';
import { Price } from '../price.tsx';
import { OVER_CART } from '../shop-view.ts';
import { choiceQuery, sendGift } from './calls.ts';
import { text } from './text.ts';

const FRIEND_PX = 40;

export interface GiveDialogProps {
  item: StoreItem;
  accent: Accent;
  onClose: () => void;
}

export function GiveDialog({ item, accent, onClose }: GiveDialogProps) {
  const { data, error, refetch } = useQuery(choiceQuery(item.id));
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Dialog
      title={sentTo === null ? text.give : text.sentTitle}
      onClose={onClose}
      accent={accent}
      widthPx={520}
      heightPx={640}
      depth={OVER_CART + 2}
    >
      {sentTo !== null && <Sent username={sentTo} onClose={onClose} />}
      {sentTo === null && data && <Form item={item} choice={data} onSent={setSentTo} />}
      {sentTo === null && !data && error && (
        <LoadFailure message={text.loadFailed + error.message} onRetry={() => void refetch()} retryText={text.retry} />
      )}
      {sentTo === null && !data && !error && <SkeletonRows count={4} label={text.loading} />}
    </Dialog>
  );
}

interface FormProps {
  item: StoreItem;
  choice: GiftChoice;
  onSent: (username: string) => void;
}

function Form({ item, choice, onSent }: FormProps) {
  const [username, setUsername] = useState<string | null>(null);
  const [line, setLine] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const key = useRef<string | null>(null);
  const { price, canSpend, isOldEnough, friends } = choice;
  const isAffordable = price.amount <= canSpend;
  const total = { coins: 0, gems: 0, [price.currency]: price.amount };
  if (friends.length === 0) return <Empty picture="/ui/empty/no-friends.webp" title={text.noFriends} />;
  const send = async (): Promise<void> => {
    if (username === null) return;
    setIsBusy(true);
    key.current ??= randomId(runtime);
    try {
      await sendGift({ itemId: item.id, username, line: line.trim(), expected: price, key: key.current });
      onSent(username);
    } catch (error) {
      showFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  /** A key is for one order. */
  const change = (apply: () => void): void => {
    key.current = null;
    apply();
  };
  return (
    <form
      className="give"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="scroll give-parts">
        <div className="flex items-center gap-3">
          <ItemThumb item={item} className="h-[54px] w-[54px]" />
          <span className="flex min-w-0 flex-col gap-1">
            <span dir="auto" className="t-heading wrap-anywhere">
              {item.name}
            </span>
            <Price item={{ costCoins: item.costCoins, costGems: item.costGems }} size={18} />
          </span>
        </div>
        {!isOldEnough && <p className="t-small text-badink">{text.tooYoung}</p>}
        <p className={isAffordable ? 't-small text-ink-2' : 't-small text-badink'}>
          {text.canSpend({ price: text.price({ currency: price.currency, amount: canSpend }) })}
        </p>
        <Friends friends={friends} chosen={username} onChoose={(name) => change(() => setUsername(name))} />
        <Field
          label={text.line}
          hint={text.lineHint}
          value={line}
          countTo={GIFT_LINE_MAX_LENGTH}
          maxLength={GIFT_LINE_MAX_LENGTH}
          onChange={(typed) => change(() => setLine(typed))}
        />
      </div>
      <div className="give-foot" data-keep-clear="">
        <AfterThis total={total} />
        <p className="t-micro text-ink-3">{text.beforeOpen}</p>
        <Button
          type="submit"
          tone={price.currency === 'gems' ? 'gem' : 'coin'}
          size="lg"
          icon={<GiftIcon weight="fill" size={19} />}
          isBusy={isBusy}
          disabled={username === null || !isAffordable || !isOldEnough}
          reason={username === null ? text.chooseFriend : undefined}
        >
          {isBusy ? text.sending : text.send}
        </Button>
      </div>
    </form>
  );
}

interface FriendsProps {
  friends: GiftChoice['friends'];
  chosen: string | null;
  onChoose: (username: string) => void;
}

/** Those who can get it first. */
function Friends({ friends, chosen, onChoose }: FriendsProps) {
  const group = useId();
  const sorted = [
    ...friends.filter(({ hindrance }) => hindrance === null),
    ...friends.filter(({ hindrance }) => hindrance !== null),
  ];
  return (
    <fieldset>
      <legend className="label pb-1">{text.chooseFriend}</legend>
      <ul className="give-friends">
        {sorted.map(({ username, hindrance }) => (
          <li key={username}>
            <label className="give-friend" data-on={username === chosen || undefined}>
              <input
                type="radio"
                name={group}
                value={username}
                checked={username === chosen}
                disabled={hindrance !== null}
                onChange={() => onChoose(username)}
              />
              <AvatarThumb name={username} src={avatarThumb(username)} sizePx={FRIEND_PX} />
              <span className="flex min-w-0 flex-col">
                <bdi className="truncate font-bold">{username}</bdi>
                {hindrance !== null && <span className="t-micro text-ink-3">{text.hindrances[hindrance]}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

function Sent({ username, onClose }: { username: string; onClose: () => void }) {
  return (
    <div className="give-sent">
      <span className="give-puck" aria-hidden>
        <GiftIcon weight="duotone" size={84} />
      </span>
      <output className="t-heading text-center">{text.sentTo({ name: username })}</output>
      <div className="flex flex-wrap justify-center gap-2">
        {/* The button that sent it is gone. */}
        <Button ref={takeFocus} tone="primary" onClick={onClose}>
          {text.done}
        </Button>
        <Button onClick={() => openScreenByName('gifts')}>{text.seeGifts}</Button>
      </div>
    </div>
  );
}
