/**
 * The player's submissions by status, beside the drawer that shows, edits or creates one. Owns filter, search and the
 * open submission.
 */
import { categoryName } from '../../languages/category-text.ts';
import './creations.css';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { createElement, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Submission } from '../../shared/contract/creations.ts';
import { findByText } from '../../shared/rules/text/find-text.ts';
import type { FormFields } from '../../state/session/use-kept-fields.ts';
import { onNotification } from '../../state/session/notifications.ts';
import { openScreenByName } from '../../screens/screens.ts';
import { session } from '../../state/session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { ListRegion } from '../../ui/lists/list-region.tsx';
import { SearchField } from '../../ui/controls/search-field.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { TimeAgo } from '../../ui/layout/when.tsx';
import { again as fieldsAgain } from './again.ts';
import { submissionsQuery } from './calls.ts';
import { takeDraft } from './drafts.ts';
import { Drafts } from './parts/drafts.tsx';
import { ItemPrice } from './parts/item-price.tsx';
import { OwnSigns } from './parts/own-signs.tsx';
import { SideDrawer, useSideLayer } from './parts/side-drawer.tsx';
import { SubmissionDrawer } from './parts/submission-drawer.tsx';
import { isInNewForm, startNewWith } from './parts/submission-form.tsx';
import { SubmissionList } from './parts/submission-list.tsx';
import { SubmissionRow } from './parts/submission-row.tsx';
import { reviewsQuery } from './review/calls.ts';
import { ChipFilters, type Filter, SideFilters, type StatusFiltersProps } from './parts/status-filters.tsx';
import { StatusTag } from './parts/status-tag.tsx';
import { text } from './text.ts';

const NONE_AT_ALL = { title: text.empty, text: text.emptyNote };
const NEW = 'new';
const MODERATOR_ACCESS = 1;
const ReviewPanel = lazyPart(async () => (await import('./review/review-panel.tsx')).ReviewPanel);

const openReports = (): void => openScreenByName('reports', { tab: 'queue' });

/** The entry to the review is shown to moderators only. The server checks every call. */
export default function CreationsScreen() {
  const isModerator = (useSnapshot(session).user?.access ?? 0) >= MODERATOR_ACCESS;
  const [isReviewing, setIsReviewing] = useState(false);
  if (isModerator && isReviewing) return createElement(ReviewPanel, { onBack: () => setIsReviewing(false) });
  return <OwnSubmissions onReview={isModerator ? () => setIsReviewing(true) : null} />;
}

/** `onReview` opens the review. Null when the player is no moderator. */
function OwnSubmissions({ onReview }: { onReview: (() => void) | null }) {
  const query = useQuery(submissionsQuery());
  const queue = useInfiniteQuery({ ...reviewsQuery('pending'), enabled: onReview !== null });
  const waiting = queue.data?.pages.at(-1)?.counts.pending;
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  /** A submission's id, or `NEW`. */
  const [openId, setOpenId] = useState<string | null>(null);
  /** Another one for each form that begins with given fields. */
  const [formNumber, setFormNumber] = useState(0);
  // The mail of a decision triggers a refetch.
  const { refetch } = query;
  useEffect(() => onNotification('mail', () => void refetch()), [refetch]);
  const all = query.data ?? [];
  const count = (one: Filter): number | undefined =>
    query.data?.filter(({ status }) => one === 'all' || status === one).length;
  const ofStatus = all.filter(({ status }) => filter === 'all' || status === filter);
  const shown = findByText(ofStatus, search, ({ name, category }) => `${name} ${categoryName(category)}`);
  const opened = openId === NEW ? null : (all.find(({ id }) => id === openId) ?? null);
  const isOpen = openId === NEW || opened !== null;
  const { layer, leave, open } = useSideLayer(isOpen, setOpenId);
  /** Opens the form of a new submission with these fields. What it held before stays as a draft or is discarded. */
  const startWith = (fields: FormFields): void => {
    startNewWith(fields);
    setFormNumber((before) => before + 1);
    setOpenId(NEW);
  };
  const continueDraft = (id: string): void =>
    leave(() => {
      if (isInNewForm(id)) setOpenId(NEW);
      else void takeDraft(id).then((fields) => fields !== null && startWith(fields));
    });
  const again = async (submission: Submission): Promise<void> => {
    try {
      startWith(await fieldsAgain(submission));
    } catch {
      showToast({ text: text.picturesGone, tone: 'bad' });
    }
  };
  const filters: Omit<StatusFiltersProps, 'entries'> = { count, chosen: filter, onChoose: setFilter };
  const drawer = isOpen ? (
    <SubmissionDrawer
      key={`${openId} ${formNumber}`}
      submission={opened}
      onClose={() => setOpenId(null)}
      onAgain={(submission) => void again(submission)}
    />
  ) : null;
  const create = (
    <Button
      tone="sign"
      className="w-full flex-none"
      icon={<PlusIcon weight="bold" size={16} />}
      onClick={() => open(NEW)}
    >
      {text.new}
    </Button>
  );
  return (
    <div className="flex min-h-0 flex-1">
      <OwnSigns />
      <aside className="creations-side">
        {create}
        <SideFilters
          {...filters}
          entries={onReview && { waiting, openReview: () => leave(onReview), openReports: () => leave(openReports) }}
        />
      </aside>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-2 p-3">
        <SearchField label={text.search} value={search} onChange={setSearch} />
        <ChipFilters {...filters} entries={onReview && { waiting, openReview: onReview, openReports }} />
        <Drafts onContinue={continueDraft} />
        <ListRegion
          query={query}
          loadFailed={text.loadFailed}
          skeleton={<SkeletonRows label={text.loading} />}
          isEmpty={shown.length === 0}
          empty={
            <Empty
              picture="/ui/empty/no-items.webp"
              {...(all.length === 0 ? NONE_AT_ALL : { title: text.noneFound })}
            />
          }
        >
          <SubmissionList
            label={text.submissions}
            rows={shown}
            renderRow={(submission) => (
              <SubmissionRow
                submission={submission}
                isOpen={submission.id === openId}
                onOpen={() => open(submission.id)}
                title={submission.status === 'approved' ? submission.item?.name : undefined}
                note={<TimeAgo iso={submission.createdAt} />}
                more={submission.item && submission.status === 'approved' && <ItemPrice item={submission.item} />}
                aside={<StatusTag submission={submission} />}
              />
            )}
          />
        </ListRegion>
        <div className="flex-none md:hidden">{create}</div>
      </div>
      <SideDrawer title={text.submissions} content={drawer} layer={layer} onClose={() => setOpenId(null)} />
    </div>
  );
}
