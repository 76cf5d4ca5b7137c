/** One submission of a list: picture, name and what the list adds. A press opens it. */
import type { ReactNode } from 'react';
import { storageUrl } from '../../../net/client-config.ts';
import type { Submission } from '../../../shared/contract/creations.ts';
import { ItemPicture } from '../../../items/item-picture.tsx';
import * as text from '../text.ts';

export interface SubmissionRowProps {
  submission: Submission;
  /** Its name in the store, where that differs. */
  title?: string | undefined;
  isOpen: boolean;
  onOpen: () => void;
  /** Shown after category and body. */
  note: ReactNode;
  /** Shown on a line of its own. */
  more?: ReactNode;
  /** Shown at the end of the row. */
  aside?: ReactNode;
}

export function SubmissionRow({ submission, title, isOpen, onOpen, note, more, aside }: SubmissionRowProps) {
  const { name, categoryName, gender, reason, thumbnailUrl } = submission;
  return (
    <button
      type="button"
      className="row creations-row"
      data-on={isOpen || undefined}
      aria-pressed={isOpen}
      onClick={onOpen}
    >
      <span className="item flex-none">
        <span className="pane creations-thumb">
          <ItemPicture src={storageUrl(thumbnailUrl)} className="h-[48px] w-[48px] object-contain" />
        </span>
      </span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="clamp1 block text-[15px] font-extrabold">
          {title ?? (name || text.UNNAMED)}
        </span>
        <span className="t-micro block text-ink-3">
          {categoryName}, {text.GENDERS[gender]}, {note}
        </span>
        {more}
        {reason && (
          <span dir="auto" className="t-small mt-0.5 block text-badink wrap-anywhere">
            {reason}
          </span>
        )}
      </span>
      {aside}
    </button>
  );
}
