/** One submission of the list. */
import { clientConfig } from '../../../net/client-config.ts';
import type { Submission } from '../../../shared/contract/creator.ts';
import { ItemPicture } from '../../../ui/item-picture.tsx';
import { TimeAgo } from '../../../ui/when.tsx';
import * as text from '../text.ts';
import { StatusTag } from './status-tag.tsx';

export interface SubmissionRowProps {
  submission: Submission;
  isOpen: boolean;
  onOpen: () => void;
}

export function SubmissionRow({ submission, isOpen, onOpen }: SubmissionRowProps) {
  const { name, categoryName, gender, createdAt, status, reason, thumbnailUrl } = submission;
  return (
    <button type="button" className="row" data-on={isOpen || undefined} aria-pressed={isOpen} onClick={onOpen}>
      <span className="item flex-none">
        <span className="pane creator-thumb">
          <ItemPicture src={clientConfig().hosts.storage + thumbnailUrl} className="h-[48px] w-[48px] object-contain" />
        </span>
      </span>
      <span className="min-w-0 flex-1">
        <span className="clamp1 block text-[15px] font-extrabold">{name || text.UNNAMED}</span>
        <span className="t-micro block text-ink-3">
          {categoryName}, {text.GENDERS[gender]}, <TimeAgo iso={createdAt} />
        </span>
        {reason && <span className="t-small mt-0.5 block text-badink">{reason}</span>}
      </span>
      <StatusTag status={status} />
    </button>
  );
}
