/** The six views of a sheet in the order of the sheet, on a chequered ground that shows transparency, with their findings. */
import { ROTATION_OF_VIEW } from '../../../avatar/views.ts';
import type { BodyType } from '../../../shared/rules/slots.ts';
import type { SheetReport } from '../sheet-check.ts';
import { text } from '../text.ts';
import { ViewOverlay } from './view-overlay.tsx';

export interface SheetViewsProps {
  url: string;
  report?: Omit<SheetReport, 'failure'> | null;
  anchors?: BodyType | null;
  hasSafeArea?: boolean;
  /** Hair above this y is hidden. */
  hairTopPx?: number | null;
  /** Given where a view can be chosen. */
  choice?: { rotation: number; onChoose: (rotation: number) => void };
}

export function SheetViews({
  url,
  report = null,
  anchors = null,
  hasSafeArea = false,
  hairTopPx = null,
  choice,
}: SheetViewsProps) {
  const overlay = { report, anchors, hasSafeArea, hairTopPx };
  return (
    <div className="creations-views">
      {ROTATION_OF_VIEW.map((rotation, number) => {
        const view = (
          <>
            <span className="creations-view-frame">
              <img
                src={url}
                alt={text.view({ number })}
                className="creations-view"
                draggable={false}
                style={{ objectPosition: `${number * 20}% 0` }}
              />
              <ViewOverlay rotation={rotation} {...overlay} />
            </span>
            <span className="t-micro text-ink-3" aria-hidden>
              {number}
            </span>
          </>
        );
        return choice ? (
          <button
            key={number}
            type="button"
            className="creations-view-choice"
            aria-label={text.showView({ number })}
            aria-pressed={choice.rotation === rotation}
            onClick={() => choice.onChoose(rotation)}
          >
            {view}
          </button>
        ) : (
          <span key={number} className="min-w-0 flex-1 text-center">
            {view}
          </span>
        );
      })}
    </div>
  );
}
