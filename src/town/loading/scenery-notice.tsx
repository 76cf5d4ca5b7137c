/** Says that the town is still being drawn, and how much of it is, when that takes longer than a moment. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isWhole, type SceneryProgressStore } from '../state/scenery-progress.ts';

const DRAWING_TEXT = 'Drawing the town…';
/** A picture that never comes must not keep the notice up for ever. */
const LONGEST_MS = 30_000;

export function SceneryNotice({ progress }: { progress: SceneryProgressStore }) {
  const now = useSyncExternalStore(progress.subscribe, progress.get);
  const [isOver, setOver] = useState(false);
  // Once whole, what a walk brings into sight comes in quietly.
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
