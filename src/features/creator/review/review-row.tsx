/** One submission of the queue or of what was decided. */
import { clientConfig } from '../../../net/client-config.ts';
import type { ReviewedSubmission } from '../../../shared/contract/review.ts';
import { ItemPicture } from '../../../ui/item-picture.tsx';
import { TimeAgo } from '../../../ui/when.tsx';
import * as creatorText from '../text.ts';
import { ItemPrice } from './item-price.tsx';
import * as text from './text.ts';

export interface ReviewRowProps {
  submission: ReviewedSubmission;
  isOpen: boolean;
  onOpen: () => void;
}

export function ReviewRow({ submission, isOpen, onOpen }: ReviewRowProps) {
  const { name, categoryName, gender, submitter, createdAt, reviewedAt, reason, thumbnailUrl, item } = submission;
  return (
    <button type="button" className="row" data-on={isOpen || undefined} aria-pressed={isOpen} onClick={onOpen}>
      <span className="item flex-none">
        <span className="pane creator-thumb">
          <ItemPicture src={clientConfig().hosts.storage + thumbnailUrl} className="h-[48px] w-[48px] object-contain" />
        </span>
      </span>
      <span className="min-w-0 flex-1">
        <span className="clamp1 block text-[15px] font-extrabold">{item?.name ?? (name || creatorText.UNNAMED)}</span>
        <span className="t-micro block text-ink-3">
          {categoryName}, {creatorText.GENDERS[gender]}, {text.by(submitter)}
        </span>
        <span className="flex items-center gap-3">
          <TimeAgo iso={reviewedAt ?? createdAt} className="t-micro text-ink-3" />
          {item && <ItemPrice item={item} />}
        </span>
        {reason && <span className="t-small mt-0.5 block text-badink wrap-anywhere">{reason}</span>}
      </span>
    </button>
  );
}
