/**
 * The feed (specification: world, section 2.6): guilds and events above, counts and cards of the player's activity
 * below.
 */
import './feed.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { Activity } from '../../shared/contract/feed.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Quoted } from '../../rich-text/bbcode/quoted.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { showOutcome } from '../../ui/feedback/outcome.ts';
import { focusNeighbour } from '../../ui/lists/focus-neighbour.ts';
import { NextPageButton } from '../../ui/lists/next-page.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { feedQuery, removeActivity } from './calls.ts';
import { ActivityCard } from './parts/activity-card.tsx';
import { ActivitySkeleton } from './parts/activity-skeleton.tsx';
import { Counts } from './parts/counts.tsx';
import { EventsCalendar } from './parts/events-calendar.tsx';
import { GuildsArea } from './parts/guilds-area.tsx';
import { kindOf, text } from './text.ts';

export default function FeedScreen() {
  const feed = useInfiniteQuery(feedQuery);
  const message = feed.error?.message;
  useEffect(() => {
    if (message !== undefined) showToast({ text: message, tone: 'bad', id: 'feed' });
  }, [message]);
  const [toDelete, setToDelete] = useState<{ activity: Activity; button: HTMLElement } | null>(null);
  const close = (): void => setToDelete(null);
  const remove = async (): Promise<void> => {
    if (toDelete === null) return;
    const reply = await showOutcome(removeActivity(toDelete.activity));
    close();
    // After the dialog has returned the focus to the button, which disappears with its card.
    if (reply) window.setTimeout(() => focusNeighbour(toDelete.button, { around: 'section', kind: '[data-delete]' }));
  };
  return (
    <div className="scroll flex min-h-0 flex-1 flex-col gap-4 p-3 md:p-5">
      <div className="grid flex-none grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[1fr_1.15fr]">
        <GuildsArea />
        <EventsCalendar />
      </div>
      <Counts stats={feed.data?.pages[0]?.stats} />
      <section aria-label={text.activity} aria-busy={feed.isPending} className="flex flex-1 flex-col gap-3">
        {feed.isPending ? (
          <ActivitySkeleton />
        ) : feed.data ? (
          <Cards
            activities={feed.data.pages.flatMap(({ activities }) => activities)}
            onDelete={(activity, button) => setToDelete({ activity, button })}
          >
            <NextPageButton pages={feed} label={text.showMore} />
          </Cards>
        ) : (
          <Empty picture="/ui/empty/offline.webp" title={text.loadFailed} text={message}>
            <Button tone="primary" className="mt-2" onClick={() => void feed.refetch()}>
              {text.retry}
            </Button>
          </Empty>
        )}
      </section>
      {toDelete && (
        <ConfirmDialog
          title={text.deleteTitle}
          confirmLabel={text.deleteConfirm}
          accent="books"
          onClose={close}
          onConfirm={remove}
        >
          <p className="t-small text-ink-3">{kindOf(toDelete.activity)}</p>
          <Quoted text={toDelete.activity.message} />
          <p>{text.deleteNote}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

interface CardsProps {
  activities: readonly Activity[];
  onDelete: (activity: Activity, button: HTMLElement) => void;
  /** Shown after the cards. */
  children: ReactNode;
}

function Cards({ activities, onDelete, children }: CardsProps) {
  if (activities.length === 0) {
    return <Empty picture="/ui/empty/no-mail.webp" title={text.emptyTitle} text={text.emptyText} />;
  }
  return (
    <>
      <ul className="feed-cards">
        {activities.map((activity) => (
          <ActivityCard
            key={`${activity.type}-${activity.id}`}
            activity={activity}
            onDelete={(button) => onDelete(activity, button)}
          />
        ))}
      </ul>
      {children}
    </>
  );
}
