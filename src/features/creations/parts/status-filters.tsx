/**
 * The choice among the player's submissions by status, with the entries of moderators: beside the list on wide windows, a row of chips
 * above it on narrow ones. Owns nothing.
 */
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { GavelIcon } from '@phosphor-icons/react/dist/csr/Gavel';
import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { XSquareIcon } from '@phosphor-icons/react/dist/csr/XSquare';
import { clientConfig } from '../../../net/client-config.ts';
import { titles } from '../../../screens/titles.ts';
import { ChipRow } from '../../../ui/controls/chip-row.tsx';
import { text } from '../text.ts';
import { StatusButtons } from './status-buttons.tsx';

const FILTERS = ['all', 'pending', 'approved', 'rejected'] as const;
export type Filter = (typeof FILTERS)[number];
const ICONS = { all: ListIcon, pending: ClockIcon, approved: CheckCircleIcon, rejected: XSquareIcon };
const REVIEW = 'review' as const;
const REPORTS = 'reports' as const;

/** The entries of moderators. */
export interface ModeratorEntries {
  /** Submissions that wait for the review; undefined while they load. */
  waiting: number | undefined;
  openReview: () => void;
  openReports: () => void;
}

export interface StatusFiltersProps {
  /** How many submissions a filter shows; undefined while they load. */
  count: (filter: Filter) => number | undefined;
  chosen: Filter;
  onChoose: (filter: Filter) => void;
  /** Null when the player is no moderator. */
  entries: ModeratorEntries | null;
}

export function SideFilters({ count, chosen, onChoose, entries }: StatusFiltersProps) {
  return (
    <>
      <StatusButtons
        choices={FILTERS.map((one) => ({ id: one, label: text.filters[one], icon: ICONS[one], count: count(one) }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      {entries && (
        <>
          <hr className="rule my-1" />
          <button type="button" className="row creations-filter" onClick={entries.openReview}>
            <GavelIcon weight="fill" size={18} />
            <span className="flex-1">{text.review}</span>
            {entries.waiting !== undefined && <span className="counter">{entries.waiting}</span>}
          </button>
          {clientConfig().hasReports && (
            <button type="button" className="row creations-filter" onClick={entries.openReports}>
              <FlagIcon weight="fill" size={18} />
              <span className="flex-1">{titles.reports}</span>
            </button>
          )}
        </>
      )}
    </>
  );
}

export function ChipFilters({ count, chosen, onChoose, entries }: StatusFiltersProps) {
  return (
    <ChipRow
      className="md:hidden!"
      label={text.submissions}
      choices={[
        ...(entries ? entryChips(entries) : []),
        ...FILTERS.map((one) => ({ id: one, label: withCount(text.filters[one], count(one)) })),
      ]}
      chosen={chosen}
      onChoose={(id) => {
        if (id === REVIEW) entries?.openReview();
        else if (id === REPORTS) entries?.openReports();
        else onChoose(id);
      }}
    />
  );
}

function entryChips({ waiting }: ModeratorEntries) {
  const review = { id: REVIEW, label: withCount(text.review, waiting), icon: <GavelIcon weight="fill" size={15} /> };
  const reports = { id: REPORTS, label: titles.reports, icon: <FlagIcon weight="fill" size={15} /> };
  return clientConfig().hasReports ? [review, reports] : [review];
}

/** Undefined while it loads. */
const withCount = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} ${count}`;
