/** Makes the thumbnail of the view that the creator chooses. The caller owns view and thumbnail. */
import { SparkleIcon } from '@phosphor-icons/react/dist/csr/Sparkle';
import { useState } from 'react';
import { ROTATION_OF_VIEW, sideOf } from '../../../avatar/views.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { text } from '../text.ts';

export interface ThumbnailMakerProps {
  /** Number of the view in the order of the sheet. */
  view: number;
  /** Views that show nothing; they cannot be chosen. */
  emptyViews: readonly number[];
  thumbnailUrl: string | null;
  onView: (view: number) => void;
  onGenerate: () => Promise<void>;
}

export function ThumbnailMaker({ view, emptyViews, thumbnailUrl, onView, onGenerate }: ThumbnailMakerProps) {
  const [isBusy, setIsBusy] = useState(false);
  const generate = async (): Promise<void> => {
    setIsBusy(true);
    await onGenerate();
    setIsBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="field creations-thumb-view">
        <select
          className="select"
          aria-label={text.thumbnailView}
          value={view}
          onChange={(event) => onView(Number(event.target.value))}
        >
          {ROTATION_OF_VIEW.map((rotation, number) => (
            <option key={rotation} value={number} disabled={emptyViews.includes(number)}>
              {text.viewChoice({ number, side: sideOf(rotation) })}
            </option>
          ))}
        </select>
      </span>
      <Button size="sm" icon={<SparkleIcon weight="fill" size={15} />} isBusy={isBusy} onClick={() => void generate()}>
        {text.generate}
      </Button>
      {thumbnailUrl && (
        <span className="pane creations-thumb creations-thumb-small">
          <img src={thumbnailUrl} alt={text.thumbnail} />
        </span>
      )}
    </div>
  );
}
