/** The lists of gifts, or one gift that the player got. */
import './gifts.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openScreenByName, type ScreenParams, type ScreenProps } from '../../screens/screens.ts';
import type { Gift } from '../../shared/contract/gifts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { ListRegion } from '../../ui/lists/list-region.tsx';
import { giftsQuery } from './calls.ts';
import { GiftCard } from './parts/gift-card.tsx';
import { GiftRow } from './parts/gift-row.tsx';
import { text } from './text.ts';

export default function GiftsScreen({ params }: ScreenProps<ScreenParams['gifts']>) {
  const { data, error, refetch } = useQuery(giftsQuery);
  const [shownId, setShownId] = useState<string | null>(params?.giftId ?? null);
  const shown = data?.received.find(({ id }) => id === shownId);
  if (shown !== undefined) return <GiftCard key={shown.id} gift={shown} onBack={() => setShownId(null)} />;
  const isEmpty = data?.received.length === 0 && data.sent.length === 0;
  return (
    <div className="gifts">
      <ListRegion
        query={{ data, error, refetch }}
        loadFailed={text.loadFailed}
        retryText={text.retry}
        skeleton={<SkeletonRows count={5} label={text.loading} />}
        isEmpty={isEmpty}
        empty={
          <Empty picture="/ui/empty/no-items.webp" title={text.noneToMe} text={text.how}>
            <ToStore />
          </Empty>
        }
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable by keyboard */}
        <div className="scroll gifts-lists" tabIndex={0}>
          <GiftList title={text.toMe} none={text.noneToMe} gifts={data?.received ?? []} onShow={setShownId} />
          <GiftList title={text.fromMe} none={text.noneFromMe} gifts={data?.sent ?? []} isSent />
          <p className="t-small text-ink-3">{text.how}</p>
          <ToStore />
        </div>
      </ListRegion>
    </div>
  );
}

const ToStore = () => (
  <Button className="self-center" onClick={() => openScreenByName('store')}>
    {text.toStore}
  </Button>
);

interface GiftListProps {
  title: string;
  none: string;
  gifts: readonly Gift[];
  isSent?: boolean;
  onShow?: (id: string) => void;
}

function GiftList({ title, none, gifts, isSent = false, onShow }: GiftListProps) {
  return (
    <section aria-label={title} className="gifts-list">
      <h3 className="label">{title}</h3>
      {gifts.length === 0 ? (
        <p className="t-small text-ink-3">{none}</p>
      ) : (
        <ul className="ruled">
          {gifts.map((gift) => (
            <GiftRow key={gift.id} gift={gift} isSent={isSent} onShow={onShow} />
          ))}
        </ul>
      )}
    </section>
  );
}
