/** Shows how much of the town is drawn until all of the window has been drawn once. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isWhole, type SceneryProgressStore } from '../state/scenery-progress.ts';

const DRAWING_TEXT = 'Drawing the town…';
/** A picture that fails to load must not keep the notice visible. */
const LONGEST_MS = 30_000;

export function SceneryNotice({ progress }: { progress: SceneryProgressStore }) {
  const now = useSyncExternalStore(progress.subscribe, progress.get);
  const [isOver, setOver] = useState(false);
  // After that, scenery that a walk brings into the window appears without a notice.
  if (!isOver && isWhole(now)) setOver(true);
  useEffect(() => {
    const timer = window.setTimeout(() => setOver(true), LONGEST_MS);
    return () => window.clearTimeout(timer);
  }, []);
  if (isOver) return null;
  const percent = now.wanted === 0 ? 0 : Math.floor((100 * now.shown) / now.wanted);
  return (
    <output className="town-drawing">
      {DRAWING_TEXT} {percent} %
      <i aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </i>
    </output>
  );
}
