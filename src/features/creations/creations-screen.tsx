/**
 * The player's submissions by status, beside the drawer that shows, edits or creates one. Owns filter, search and the
 * open submission.
 */
import { categoryName } from '../../languages/category-text.ts';
import './creations.css';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { GavelIcon } from '@phosphor-icons/react/dist/csr/Gavel';
import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { PaletteIcon } from '@phosphor-icons/react/dist/csr/Palette';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { XSquareIcon } from '@phosphor-icons/react/dist/csr/XSquare';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { createElement, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Submission } from '../../shared/contract/creations.ts';
import type { FormFields } from '../../state/session/use-kept-fields.ts';
import { onNotification } from '../../state/session/notifications.ts';
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { clientConfig } from '../../net/client-config.ts';
import { openScreenByName } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';
import { session } from '../../state/session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ChipRow } from '../../ui/controls/chip-row.tsx';
import { SignActions } from '../../ui/overlays/dialog-place.tsx';
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
import { GuideDialog } from './guide/guide-dialog.tsx';
import { Drafts } from './parts/drafts.tsx';
import { ItemPrice } from './parts/item-price.tsx';
import { SideDrawer, useSideLayer } from './parts/side-drawer.tsx';
import { SubmissionDrawer } from './parts/submission-drawer.tsx';
import { startNewWith } from './parts/submission-form.tsx';
import { SubmissionList } from './parts/submission-list.tsx';
import { SubmissionRow } from './parts/submission-row.tsx';
import { reviewsQuery } from './review/calls.ts';
import { StatusButtons } from './parts/status-buttons.tsx';
import { StatusTag } from './parts/status-tag.tsx';
import { text } from './text.ts';

const FILTERS = ['all', 'pending', 'approved', 'rejected'] as const;
type Filter = (typeof FILTERS)[number];
const ICONS = { all: ListIcon, pending: ClockIcon, approved: CheckCircleIcon, rejected: XSquareIcon };
const NONE_AT_ALL = { title: text.empty, text: text.emptyNote };
const NEW = 'new';
const REVIEW = 'review' as const;
const REPORTS = 'reports' as const;
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

/** Undefined while it loads. */
const withCount = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} ${count}`;

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
  const [isGuideOpen, setIsGuideOpen] = useState(false);
  // The mail of a decision triggers a refetch.
  const { refetch } = query;
  useEffect(() => onNotification('mail', () => void refetch()), [refetch]);
  const all = query.data ?? [];
  const count = (one: Filter): number | undefined =>
    query.data?.filter(({ status }) => one === 'all' || status === one).length;
  const term = search.trim().toLowerCase();
  const shown = all.filter(
    ({ status, name, category }) =>
      (filter === 'all' || status === filter) && `${name} ${categoryName(category)}`.toLowerCase().includes(term),
  );
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
      void takeDraft(id).then((fields) => fields !== null && startWith(fields));
    });
  const again = async (submission: Submission): Promise<void> => {
    try {
      startWith(await fieldsAgain(submission));
    } catch {
      showToast({ text: text.picturesGone, tone: 'bad' });
    }
  };
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
      <SignActions>
        <Button
          size="sm"
          icon={<PaletteIcon weight="fill" size={16} />}
          onClick={() => openScreenByName('creators', { username: session.user?.username ?? '' })}
        >
          <span className="max-md:sr-only">{text.ownPage}</span>
        </Button>
        <Button size="sm" icon={<FilePdfIcon weight="fill" size={16} />} onClick={() => setIsGuideOpen(true)}>
          <span className="max-md:sr-only">{text.guide}</span>
        </Button>
      </SignActions>
      {isGuideOpen && <GuideDialog onClose={() => setIsGuideOpen(false)} />}
      <aside className="creations-side">
        {create}
        <StatusButtons
          choices={FILTERS.map((one) => ({ id: one, label: text.filters[one], icon: ICONS[one], count: count(one) }))}
          chosen={filter}
          onChoose={setFilter}
        />
        {onReview && (
          <>
            <hr className="rule my-1" />
            <button type="button" className="row creations-filter" onClick={() => leave(onReview)}>
              <GavelIcon weight="fill" size={18} />
              <span className="flex-1">{text.review}</span>
              {waiting !== undefined && <span className="counter">{waiting}</span>}
            </button>
            {clientConfig().hasReports && (
              <button type="button" className="row creations-filter" onClick={() => leave(openReports)}>
                <FlagIcon weight="fill" size={18} />
                <span className="flex-1">{titles.reports}</span>
              </button>
            )}
          </>
        )}
      </aside>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-2 p-3">
        <SearchField label={text.search} value={search} onChange={setSearch} />
        <ChipRow
          className="md:hidden!"
          label={text.submissions}
          choices={[
            ...(onReview
              ? [
                  {
                    id: REVIEW,
                    label: withCount(text.review, waiting),
                    icon: <GavelIcon weight="fill" size={15} />,
                  },
                  ...(clientConfig().hasReports
                    ? [{ id: REPORTS, label: titles.reports, icon: <FlagIcon weight="fill" size={15} /> }]
                    : []),
                ]
              : []),
            ...FILTERS.map((one) => ({ id: one, label: withCount(text.filters[one], count(one)) })),
          ]}
          chosen={filter}
          onChoose={(id) => {
            if (id === REVIEW) onReview?.();
            else if (id === REPORTS) openReports();
            else setFilter(id);
          }}
        />
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
