/** A short mark on the ground: where a click leads, or that nobody can walk there. */
import { useEffect, useState } from 'react';
import type { TownWorld, WalkHint } from './town-world.ts';

const SHOWN_MS = { going: 600, unreachable: 1600 } as const;
const UNREACHABLE_TEXT = "You can't walk there.";

export function WalkHintMark({ world }: { world: TownWorld }) {
  const [hint, setHint] = useState<(WalkHint & { id: number }) | null>(null);
  useEffect(() => {
    let id = 0;
    let timer: number | undefined;
    const stop = world.onHint((given) => {
      id += 1;
      setHint({ ...given, id });
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setHint(null), SHOWN_MS[given.kind]);
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [world]);
  if (hint === null) return null;
  const { zoom } = world.camera;
  const style = { transform: `translate(${hint.at.x * zoom}px, ${hint.at.y * zoom}px)` };
  return (
    <div key={hint.id} className="town-hint" data-kind={hint.kind} style={style}>
      <i />
      {hint.kind === 'unreachable' && <output>{UNREACHABLE_TEXT}</output>}
    </div>
  );
}
