/** One gift of a list: what it is, from or for whom, what became of it, and the button to look at it or to take it back. */
import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { useState } from 'react';
import { locale } from '../../../languages/texts.ts';
import type { Gift } from '../../../shared/contract/gifts.ts';
import { ItemThumb } from '../../../store/item-thumb.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { TimeAgo } from '../../../ui/layout/when.tsx';
import { nameOf, text } from '../text.ts';
import { ReturnDialog } from './return-dialog.tsx';

const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });

export interface GiftRowProps {
  gift: Gift;
  isSent: boolean;
  onShow?: ((id: string) => void) | undefined;
}

export function GiftRow({ gift, isSent, onShow }: GiftRowProps) {
  const { id, item, state, sentAt, until, line } = gift;
  const [isAsked, setIsAsked] = useState(false);
  const name = nameOf(gift);
  return (
    <li className="gift-row" data-gift={id}>
      {item === null ? (
        <span className="gift-small" aria-hidden>
          <GiftIcon weight="duotone" size={30} />
        </span>
      ) : (
        <ItemThumb item={item} className="h-[54px] w-[54px]" />
      )}
      <span className="gift-about">
        <span dir="auto" className="clamp2 text-[13px] leading-tight font-extrabold">
          {item?.name ?? text.wrapped({ name })}
        </span>
        {item !== null && (
          <span className="t-micro text-ink-2">{isSent ? text.toName({ name }) : text.fromName({ name })}</span>
        )}
        {line !== '' && (
          <span dir="auto" className="t-micro clamp2 wrap-anywhere text-ink-3">
            {line}
          </span>
        )}
        <span className="t-micro flex flex-wrap items-center gap-x-2 text-ink-3">
          <span className={state === 'opened' ? 'tag tag-ok' : 'tag'}>{text.states[state]}</span>
          <TimeAgo iso={sentAt} />
          {until !== null && <span>{text.until({ date: dates.format(new Date(until)) })}</span>}
        </span>
      </span>
      {!isSent && (
        <Button
          size="sm"
          tone={state === 'waiting' ? 'primary' : 'plain'}
          aria-label={item === null ? text.lookFrom({ name }) : text.lookItem({ name, item: item.name })}
          onClick={() => onShow?.(id)}
        >
          {text.look}
        </Button>
      )}
      {isSent && state === 'waiting' && (
        <Button size="sm" aria-label={text.takeBackItem({ item: item?.name ?? '' })} onClick={() => setIsAsked(true)}>
          {text.takeBack}
        </Button>
      )}
      {isAsked && <ReturnDialog gift={gift} isSent onClose={() => setIsAsked(false)} />}
    </li>
  );
}
