/**
 * The purchases and refunds of the player, as the ledger has them, newest first. For ten minutes an item that was never worn has a
 * button that returns it; a question asks before.
 */
import './purchases.css';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openScreenByName } from '../../screens/screens.ts';
import type { LedgerEntry } from '../../shared/contract/store.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { Button } from '../../ui/controls/button.tsx';
import { formatCount } from '../../ui/controls/format-count.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { useOutcome } from '../../ui/feedback/use-outcome.ts';
import type { Accent } from '../../ui/layout/accent.ts';
import { classNames } from '../../ui/layout/class-names.ts';
import { CoinMark, GemMark } from '../../ui/layout/marks.tsx';
import { TimeAgo } from '../../ui/layout/when.tsx';
import { ListRegion } from '../../ui/lists/list-region.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { text as uiText } from '../../ui/text.ts';
import { text as giftText } from '../gifts/text.ts';
import { ItemThumb } from '../item-thumb.tsx';
import { OVER_CART } from '../shop-view.ts';
import { text as shopText } from '../text.ts';
import { purchasesQuery, returnPurchase } from './calls.ts';
import { text } from './text.ts';

const MINUTE_MS = 60_000;
const CLOCK_MS = 10_000;

export function PurchaseList({ accent, onClose }: { accent: Accent; onClose: () => void }) {
  const query = useInfiniteQuery(purchasesQuery);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const [asked, setAsked] = useState<LedgerEntry | null>(null);
  const { track } = useOutcome();
  const nowMs = useNow() + (data?.pages[0]?.aheadMs ?? 0);
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const giveBack = async (entry: LedgerEntry): Promise<void> => {
    await track(returnPurchase(entry.item.id));
    setAsked(null);
  };
  return (
    <Dialog title={text.purchases} onClose={onClose} accent={accent} widthPx={620} heightPx={640} depth={OVER_CART}>
      <div className="purchases">
        <p className="t-small flex flex-wrap items-center justify-between gap-2 text-ink-2">
          {text.purchasesNote}
          <Button size="sm" icon={<GiftIcon weight="fill" size={16} />} onClick={() => openScreenByName('gifts')}>
            {giftText.seeGifts}
          </Button>
        </p>
        <ListRegion
          query={{ data, error, refetch }}
          loadFailed={text.loadFailed}
          retryText={shopText.retry}
          skeleton={<SkeletonRows count={5} label={text.loading} />}
          isEmpty={entries.length === 0}
          empty={<Empty picture="/ui/empty/no-items.webp" title={text.noPurchases} text={text.noPurchasesNote} />}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable by keyboard */}
          <section className="scroll min-h-0 flex-1" aria-label={text.purchases} tabIndex={0}>
            <ul className="ruled">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} nowMs={nowMs} onReturn={() => setAsked(entry)} />
              ))}
            </ul>
            {hasNextPage && (
              <Button className="mx-auto my-3" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {text.more}
              </Button>
            )}
          </section>
        </ListRegion>
      </div>
      {asked && (
        <ConfirmDialog
          title={text.returnTitle}
          confirmLabel={text.giveBack}
          cancelLabel={text.keep}
          tone="primary"
          accent={accent}
          onConfirm={() => giveBack(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{text.returnQuestion({ name: asked.item.name })}</p>
          <p>
            <Amount entry={{ ...asked, amount: -asked.amount }} />
          </p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

interface EntryProps {
  entry: LedgerEntry;
  /** On the server's clock. */
  nowMs: number;
  onReturn: () => void;
}

function Entry({ entry, nowMs, onReturn }: EntryProps) {
  const { item, kind, at, balanceAfter, returnUntil, keptFor } = entry;
  const leftMs = returnUntil === null ? 0 : Date.parse(returnUntil) - nowMs;
  return (
    <li className="purchase">
      <ItemThumb item={item} className="h-[54px] w-[54px]" />
      <span className="purchase-about">
        <span dir="auto" className="clamp2 text-[13px] leading-tight font-extrabold">
          {item.name}
        </span>
        <span className="t-micro flex flex-wrap items-center gap-x-2 text-ink-3">
          {kind === 'refund' && <span className="tag tag-ok">{text.refunded}</span>}
          {kind === 'gift' && <span className="tag">{text.given}</span>}
          <TimeAgo iso={at} />
        </span>
        {leftMs > 0 && (
          <span className="t-micro text-ink-2">{text.timeLeft({ minutes: Math.ceil(leftMs / MINUTE_MS) })}</span>
        )}
        {keptFor && <span className="t-micro text-ink-2">{text.keptFor[keptFor]}</span>}
      </span>
      {leftMs > 0 && (
        <Button
          size="sm"
          icon={<ArrowUUpLeftIcon className="mirrors" weight="bold" size={15} />}
          aria-label={text.giveBackItem({ name: item.name })}
          onClick={onReturn}
        >
          {text.giveBack}
        </Button>
      )}
      <span className="purchase-amount">
        <Amount entry={entry} />
        <span className="t-micro num text-ink-3">{text.balanceAfter({ amount: balanceAfter })}</span>
      </span>
    </li>
  );
}

/** The sign and the number are one word of Latin digits in all languages; the mark is before them. */
function Amount({ entry: { currency, amount } }: { entry: Pick<LedgerEntry, 'currency' | 'amount'> }) {
  const isGems = currency === 'gems';
  return (
    <span className={classNames('price num', isGems ? 'price-gem' : 'price-coin')}>
      {isGems ? <GemMark size={15} /> : <CoinMark size={15} />}
      <bdi dir="ltr">
        <span aria-hidden={amount > 0 || undefined}>{amount > 0 ? '+' : '−'}</span>
        {formatCount(Math.abs(amount))}
      </bdi>
      <span className="sr-only"> {uiText[currency]({ count: Math.abs(amount) })}</span>
    </span>
  );
}

/** This clock, renewed often enough for a number of minutes. */
function useNow(): number {
  const [nowMs, setNowMs] = useState(() => runtime.now());
  useEffect(() => {
    let cancel: () => void = () => undefined;
    const tick = (): void => {
      setNowMs(runtime.now());
      cancel = runtime.setTimeout(tick, CLOCK_MS);
    };
    cancel = runtime.setTimeout(tick, CLOCK_MS);
    return () => cancel();
  }, []);
  return nowMs;
}
