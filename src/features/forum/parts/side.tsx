/** The categories with their counts, beside list and post on wide windows. */
import { useQuery } from '@tanstack/react-query';
import { DraftsButton, type DraftsButtonProps } from '../../../rich-text/write/drafts-button.tsx';
import { CATEGORY_LABELS } from '../../../languages/forum-text.ts';
import { FORUM_FILTERS, type ForumFilter } from '../../../shared/rules/forum.ts';
import { formatCount } from '../../../ui/controls/format-count.ts';
import { countsQuery } from '../calls.ts';
import { CATEGORY_ICON_PARTS } from '../categories.tsx';
import { text } from '../text.ts';
import { NewPostButton } from './new-post-button.tsx';

export interface SideProps extends Pick<DraftsButtonProps, 'continueHere'> {
  chosen: ForumFilter | null;
  onChoose: (filter: ForumFilter) => void;
  onNewPost: () => void;
}

export function Side({ chosen, onChoose, onNewPost, continueHere }: SideProps) {
  const { data } = useQuery(countsQuery());
  return (
    <nav className="forum-side" aria-label={text.categories}>
      <NewPostButton className="mb-2 w-full" onClick={onNewPost} />
      {FORUM_FILTERS.map((name) => {
        const isChosen = name === chosen;
        const CategoryIcon = CATEGORY_ICON_PARTS[name];
        return (
          <button
            key={name}
            type="button"
            className="row forum-category"
            aria-current={isChosen || undefined}
            data-on={isChosen || undefined}
            onClick={() => onChoose(name)}
          >
            <CategoryIcon aria-hidden weight={isChosen ? 'fill' : 'duotone'} size={20} />
            <span className="flex-1">{CATEGORY_LABELS[name]}</span>
            {data && <span className="counter">{formatCount(data.counts[name])}</span>}
          </button>
        );
      })}
      <DraftsButton className="mt-1" accent="books" continueHere={continueHere} />
      <span className="flex-1" />
      <div className="well p-3 text-center">
        <img src="/emojis/frog-happy.webp" className="mx-auto w-11" alt="" />
        <p className="t-small mt-1 text-ink-2">{text.tipsHint}</p>
      </div>
    </nav>
  );
}
