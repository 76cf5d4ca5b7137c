/** One submission of a list: picture, name and what the list adds. A press opens it. */
import { categoryName } from '../../../languages/category-text.ts';
import { COMMA, factsOf } from '../../../languages/texts.ts';
import type { ReactNode } from 'react';
import { storageUrl } from '../../../net/client-config.ts';
import type { Submission } from '../../../shared/contract/creations.ts';
import { PictureRetry, PictureView } from '../../../items/item-picture.tsx';
import { usePicture } from '../../../items/use-picture.ts';
import { text } from '../text.ts';

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
  const { name, category, gender, reason, thumbnailUrl } = submission;
  const picture = usePicture(storageUrl(thumbnailUrl));
  const shownName = title ?? (name || text.unnamed);
  const row = (
    <button
      type="button"
      className="row creations-row"
      data-on={isOpen || undefined}
      aria-pressed={isOpen}
      onClick={onOpen}
    >
      <span className="item flex-none">
        <span className="pane creations-thumb">
          <PictureView picture={picture} className="h-[48px] w-[48px] object-contain" />
        </span>
      </span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="clamp1 block text-[15px] font-extrabold">
          {shownName}
        </span>
        <span className="t-micro block text-ink-3">
          {factsOf([categoryName(category), text.genders[gender]])}
          {COMMA}
          {note}
        </span>
        {more}
        {reason && (
          <span dir="auto" className="list-words t-small mt-0.5 block text-badink wrap-anywhere">
            {reason}
          </span>
        )}
      </span>
      {aside}
    </button>
  );
  return (
    <span className="relative block w-full">
      {row}
      <span className="creations-row-picture">
        <PictureRetry picture={picture} name={shownName} isSmall />
      </span>
    </span>
  );
}
