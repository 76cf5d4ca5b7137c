/** A short mark on the ground: where a click leads, or that the position is unreachable. */
import { useEffect, useState } from 'react';
import type { WalkHint } from '../../state/walk-intent.ts';
import type { TownWorld } from '../../world/town-world.ts';

const SHOWN_MS = { going: 600, unreachable: 1600 } as const;
const UNREACHABLE_TEXT = "You can't walk there.";

/** Space of the label above the mark, and half of its width. */
const LABEL_ABOVE_PX = 48;
const LABEL_HALF_WIDTH_PX = 88;

/** Below the mark where the interface would cover the label at the window's top; inside the window's sides. */
function placeLabel({ at }: WalkHint, world: TownWorld): { isBelow: boolean; shiftPx: number } {
  const { camera } = world.motion;
  const { widthPx, insets } = world.viewport();
  const x = (at.x - camera.x) * camera.zoom;
  const y = (at.y - camera.y) * camera.zoom;
  const inside = Math.max(LABEL_HALF_WIDTH_PX, Math.min(widthPx - LABEL_HALF_WIDTH_PX, x));
  return { isBelow: y - LABEL_ABOVE_PX < insets.top, shiftPx: inside - x };
}

export function WalkHintMark({ world }: { world: TownWorld }) {
  const [hint, setHint] = useState<(WalkHint & { id: number }) | null>(null);
  useEffect(() => {
    let id = 0;
    let timer: number | undefined;
    const stop = world.onHint((received) => {
      id += 1;
      setHint({ ...received, id });
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setHint(null), SHOWN_MS[received.kind]);
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [world]);
  if (hint === null) return null;
  const { zoom } = world.motion.camera;
  const style = { transform: `translate(${hint.at.x * zoom}px, ${hint.at.y * zoom}px)` };
  const { isBelow, shiftPx } = placeLabel(hint, world);
  return (
    <div key={hint.id} className="town-hint" data-kind={hint.kind} style={style}>
      <i />
      {hint.kind === 'unreachable' && (
        <output data-below={isBelow || undefined} style={{ marginLeft: shiftPx }}>
          {UNREACHABLE_TEXT}
        </output>
      )}
    </div>
  );
}
