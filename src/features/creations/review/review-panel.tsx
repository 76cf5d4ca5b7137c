/**
 * The review of submissions, for moderators only: the pending queue, oldest first, and past decisions. Owns the chosen
 * status and the open submission. After a decision the next one opens by itself on wide windows.
 */
import '../creations.css';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { XSquareIcon } from '@phosphor-icons/react/dist/csr/XSquare';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewedSubmission } from '../../../shared/contract/creations.ts';
import { SUBMISSION_STATUSES, type SubmissionStatus } from '../../../shared/rules/creations.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChipRow } from '../../../ui/controls/chip-row.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ListRegion } from '../../../ui/lists/list-region.tsx';
import { NextPageFoot, useNextPage } from '../../../ui/lists/next-page.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { useIsNarrow } from '../../../ui/hooks/use-is-narrow.ts';
import { TimeAgo } from '../../../ui/layout/when.tsx';
import { text as creationsText } from '../text.ts';
import { reviewsQuery } from './calls.ts';
import { StatusButtons } from '../parts/status-buttons.tsx';
import { SideDrawer, useSideLayer } from '../parts/side-drawer.tsx';
import { StatusTag } from '../parts/status-tag.tsx';
import { SubmissionList } from '../parts/submission-list.tsx';
import { SubmissionRow } from '../parts/submission-row.tsx';
import { ItemPrice } from '../parts/item-price.tsx';
import { ReviewDrawer } from './review-drawer.tsx';
import { text } from './text.ts';

const LABELS = {
  pending: text.waiting,
  approved: creationsText.filters.approved,
  rejected: creationsText.filters.rejected,
} as const;
const ICONS = { pending: ClockIcon, approved: CheckCircleIcon, rejected: XSquareIcon };
const EMPTY = { pending: text.noneWaiting, approved: text.noneApproved, rejected: text.noneRejected };
const BACK = 'back' as const;

export function ReviewPanel({ onBack }: { onBack: () => void }) {
  const [status, setStatus] = useState<SubmissionStatus>('pending');
  const [openId, setOpenId] = useState<string | null>(null);
  const isNarrow = useIsNarrow();
  const query = useInfiniteQuery(reviewsQuery(status));
  const fetchMore = useNextPage(query);
  const shown = query.data?.pages.flatMap((page) => page.submissions) ?? [];
  const counts = query.data?.pages.at(-1)?.counts;
  const questions = query.data?.pages.at(-1)?.questions ?? 0;
  const opened = shown.find(({ id }) => id === openId);
  const { layer, leave, open } = useSideLayer(opened !== undefined, setOpenId);
  const choose = (next: SubmissionStatus): void =>
    leave(() => {
      setStatus(next);
      setOpenId(null);
    });
  const goBack = (): void => leave(onBack);
  const openNext = (id: string): void => {
    const at = shown.findIndex((one) => one.id === id);
    setOpenId(isNarrow ? null : ((shown[at + 1] ?? shown[at - 1])?.id ?? null));
  };
  const drawer = opened && (
    <ReviewDrawer
      key={opened.id}
      submission={opened}
      onClose={() => setOpenId(null)}
      onDecided={() => openNext(opened.id)}
    />
  );
  return (
    <div className="flex min-h-0 flex-1">
      <aside className="creations-side">
        <Button
          className="w-full flex-none"
          icon={<ArrowLeftIcon className="mirrors" weight="bold" size={16} />}
          onClick={goBack}
        >
          {text.back}
        </Button>
        <StatusButtons
          choices={SUBMISSION_STATUSES.map((one) => ({
            id: one,
            label: LABELS[one],
            icon: ICONS[one],
            count: counts?.[one],
          }))}
          chosen={status}
          onChoose={choose}
        />
      </aside>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-2 p-3">
        <ChipRow
          className="md:hidden!"
          label={creationsText.review}
          choices={[
            { id: BACK, label: text.back, icon: <ArrowLeftIcon className="mirrors" weight="bold" size={15} /> },
            ...SUBMISSION_STATUSES.map((one) => ({
              id: one,
              label: counts ? `${LABELS[one]} ${counts[one]}` : LABELS[one],
            })),
          ]}
          chosen={status}
          onChoose={(id) => (id === BACK ? goBack() : choose(id))}
        />
        {status !== 'rejected' && questions > 0 && (
          <p className="t-small">
            <button type="button" className="link" onClick={() => choose('rejected')}>
              {text.questions({ count: questions })}
            </button>
          </p>
        )}
        <ListRegion
          query={query}
          loadFailed={creationsText.loadFailed}
          skeleton={<SkeletonRows label={creationsText.loading} />}
          isEmpty={shown.length === 0}
          empty={
            <Empty
              picture="/ui/empty/no-items.webp"
              title={EMPTY[status]}
              text={status === 'pending' ? text.noneWaitingNote : undefined}
            />
          }
        >
          <SubmissionList
            label={text.queue}
            rows={shown}
            onNearEnd={fetchMore}
            foot={<NextPageFoot pages={query} loading={text.loadingMore} failed={text.loadMoreFailed} />}
            renderRow={(submission) => (
              <SubmissionRow
                submission={submission}
                title={submission.item?.name}
                isOpen={submission.id === openId}
                onOpen={() => open(submission.id)}
                note={text.by({ username: submission.submitter })}
                more={
                  <span className="flex items-center gap-3">
                    <TimeAgo iso={submission.reviewedAt ?? submission.createdAt} className="t-micro text-ink-3" />
                    {submission.item && submission.status === 'approved' && <ItemPrice item={submission.item} />}
                    {submission.withdrawnAt !== null && <StatusTag submission={submission} />}
                    {isAsked(submission) && <span className="tag tag-coin">{text.question}</span>}
                  </span>
                }
              />
            )}
          />
        </ListRegion>
      </div>
      <SideDrawer
        title={creationsText.review}
        content={drawer}
        placeholder={<p className="t-small m-auto p-4 text-ink-2">{text.choose}</p>}
        layer={layer}
        onClose={() => setOpenId(null)}
      />
    </div>
  );
}

/** Whether its creator waits for an answer. */
const isAsked = ({ status, talk }: ReviewedSubmission): boolean =>
  status === 'rejected' && talk.at(-1)?.isByReviewer === false;
