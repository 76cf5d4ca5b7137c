/** The six views of a sheet by rotation, on a chequered ground that shows transparency, with their findings. */
import { COLUMN_OF_ROTATION } from '../../../shared/art/avatar-sizes.ts';
import type { BodyType } from '../../../shared/rules/slots.ts';
import type { SheetReport } from '../sheet-check.ts';
import * as text from '../text.ts';
import { ViewOverlay } from './view-overlay.tsx';

export interface SheetViewsProps {
  url: string;
  report?: SheetReport | null;
  anchors?: BodyType | null;
  hasSafeArea?: boolean;
  /** Given where a view can be chosen. */
  choice?: { rotation: number; onChoose: (rotation: number) => void };
}

export function SheetViews({ url, report = null, anchors = null, hasSafeArea = false, choice }: SheetViewsProps) {
  return (
    <div className="creations-views">
      {COLUMN_OF_ROTATION.map((column, rotation) => {
        const view = (
          <>
            <span className="creations-view-frame">
              <img
                src={url}
                alt={text.view(rotation)}
                className="creations-view"
                draggable={false}
                style={{ objectPosition: `${column * 20}% 0` }}
              />
              <ViewOverlay rotation={rotation} report={report} anchors={anchors} hasSafeArea={hasSafeArea} />
            </span>
            <span className="t-micro text-ink-3" aria-hidden>
              {rotation}
            </span>
          </>
        );
        return choice ? (
          <button
            key={column}
            type="button"
            className="creations-view-choice"
            aria-label={text.showView(rotation)}
            aria-pressed={choice.rotation === rotation}
            onClick={() => choice.onChoose(rotation)}
          >
            {view}
          </button>
        ) : (
          <span key={column} className="min-w-0 flex-1 text-center">
            {view}
          </span>
        );
      })}
    </div>
  );
}
