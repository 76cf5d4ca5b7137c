/** Shown over the board: the points of a round while its gems clear, or that a swap makes no match. */
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { columnOf, rowOf, SIDE } from '../cells.ts';
import { type Film, flow } from '../state.ts';
import { text } from '../text.ts';
import { runtime } from '../../../shared/runtime/client.ts';

interface Words {
  film: Film;
  key: number;
  /** The length of the cascade so far; 0 when it says that a swap makes no match. */
  round: number;
  text: string;
  /** Percent of the cells' box. */
  x: number;
  y: number;
}

export function Praise() {
  const { film } = useSnapshot(flow);
  const [words, setWords] = useState<Words | null>(null);

  useEffect(() => {
    if (film === null) return undefined;
    const playing = film as Film;
    const cancels = wordsOf(playing).map((shown) =>
      runtime.setTimeout(
        () => setWords(shown),
        Math.max(0, shown.key * playing.stepMs - (runtime.monotonic() - playing.startedAt)),
      ),
    );
    return () => {
      for (const cancel of cancels) cancel();
    };
  }, [film]);

  if (words === null || words.film !== film) return null;
  return (
    <div className="flow-words" aria-hidden="true">
      <div key={words.key} ref={keepInside} className="flow-praise" style={{ left: `${words.x}%`, top: `${words.y}%` }}>
        {words.round > 1 && <b className="flow-combo">{text.combo({ rounds: words.round })}</b>}
        <span className={words.round === 0 ? 'flow-points is-refusal' : 'flow-points num'}>{words.text}</span>
      </div>
    </div>
  );
}

/** Words grow and rise by so much of their size. */
const RISE = 1.1;
const GROWTH = 1.06;
/** How far a combo, which is tilted by 6 degrees, reaches over its own box, as a part of its width; and the outline of words. */
const TILT = Math.sin((6 * Math.PI) / 180) / 2;
const OUTLINE_PX = 3;

/** Moves the words, which are placed by their middle, so that no part of them leaves the cells, in any language. */
function keepInside(words: HTMLElement | null): void {
  const cells = words?.offsetParent;
  if (!words || !cells) return;
  const over = OUTLINE_PX + (words.querySelector<HTMLElement>('.flow-combo')?.offsetWidth ?? 0) * TILT;
  const half = (words.offsetWidth * GROWTH) / 2 + OUTLINE_PX;
  const least = words.offsetHeight * RISE + over;
  const most = cells.clientHeight - words.offsetHeight * (GROWTH / 2) - OUTLINE_PX;
  const left = Math.min(Math.max(words.offsetLeft, half), Math.max(half, cells.clientWidth - half));
  words.style.left = `${left}px`;
  words.style.top = `${Math.min(Math.max(words.offsetTop, least), Math.max(least, most))}px`;
}

/** The words of an animation: the points of every round, or that the swap makes no match. `key` is the phase. */
function wordsOf(film: Film): Words[] {
  return film.phases.flatMap((phase, key) => {
    if (phase.kind === 'bounce') return [{ film, key, round: 0, text: text.noMatch, ...middleOf(phase.swap) }];
    if (phase.kind !== 'clear') return [];
    const { runs, cleared, combo } = phase.step;
    const points = (phase.step.points ?? runs.reduce((sum, run) => sum + run.points, 0)) * film.factor;
    return [{ film, key, round: combo, text: text.plus({ points }), ...middleOf(cleared) }];
  });
}

/** The middle of cells, percent of their box. */
function middleOf(cells: readonly number[]): { x: number; y: number } {
  const middle = (of: (cell: number) => number): number =>
    ((cells.reduce((sum, cell) => sum + of(cell), 0) / Math.max(1, cells.length) + 0.5) / SIDE) * 100;
  return { x: middle(columnOf), y: middle(rowOf) };
}
