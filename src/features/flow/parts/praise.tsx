/** The points of a round, shown over the board while its gems clear. */
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { STEP_MS } from '../../../shared/rules/flow.ts';
import { columnOf, rowOf, SIDE } from '../cells.ts';
import { flow } from '../state.ts';
import * as text from '../text.ts';
import { runtime } from '../../../shared/runtime/client.ts';

interface Words {
  film: unknown;
  key: number;
  points: number;
  round: number;
  /** Percent of the board. */
  x: number;
  y: number;
}

export function Praise() {
  const { film } = useSnapshot(flow);
  const [words, setWords] = useState<Words | null>(null);

  useEffect(() => {
    if (film === null) return undefined;
    const factor = flow.multiplierEndsAt > runtime.now() ? flow.multiplier : 1;
    const timers = film.phases.map((phase, index) => {
      if (phase.kind !== 'clear') return 0;
      const { runs, cleared, combo } = phase.step;
      const points = runs.reduce((sum, run) => sum + run.points, 0) * factor;
      const middle = (of: (cell: number) => number): number =>
        ((cleared.reduce((sum, cell) => sum + of(cell), 0) / Math.max(1, cleared.length) + 0.5) / SIDE) * 100;
      const shown = { film, key: index, points, round: combo, x: middle(columnOf), y: middle(rowOf) };
      return window.setTimeout(() => setWords(shown), index * STEP_MS - (runtime.monotonic() - film.startedAt));
    });
    return () => {
      for (const timer of timers) window.clearTimeout(timer);
    };
  }, [film]);

  if (words === null || words.film !== film) return null;
  return (
    <div key={words.key} className="flow-praise" style={{ left: `${words.x}%`, top: `${words.y}%` }} aria-hidden="true">
      {words.round > 1 && <b className="flow-combo">{text.combo(words.round)}</b>}
      <span className="flow-points num">{text.plus(words.points)}</span>
    </div>
  );
}
