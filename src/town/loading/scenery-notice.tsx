/**
 * Shows how much of the town is drawn, as long as scenery in the window is missing. It is at the lower edge of the free
 * area, because the own head is in the middle of it.
 */
import { useSyncExternalStore } from 'react';
import type { Insets } from '../../engine/camera.ts';
import { isWhole, type SceneryProgressStore } from '../state/scenery-progress.ts';
import { text } from '../state/text.ts';

const DRAWING_TEXT = text.drawingText;
const EDGE_PX = 10;

export interface SceneryNoticeProps {
  progress: SceneryProgressStore;
  /** The parts of the window that the interface covers. */
  insets: Insets;
}

export function SceneryNotice({ progress, insets }: SceneryNoticeProps) {
  const now = useSyncExternalStore(progress.subscribe, progress.get);
  if (isWhole(now)) return null;
  const percent = now.wanted === 0 ? 0 : Math.floor((100 * now.shown) / now.wanted);
  return (
    <div className="town-drawing" style={{ left: insets.left, right: insets.right, bottom: insets.bottom + EDGE_PX }}>
      <div className="town-drawing-card">
        {/* Announced once: the percentage changes many times. */}
        <output>{DRAWING_TEXT}</output>
        <span className="num" aria-hidden="true">
          {percent} %
        </span>
        <i aria-hidden="true">
          <i style={{ width: `${percent}%` }} />
        </i>
      </div>
    </div>
  );
}
