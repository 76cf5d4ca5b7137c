/** The exact walk to a goal that all sides of the town compute from the same two places. Pure over the core's queries. */
import type { Start } from '../../shared/walks/headings.ts';
import type { Runs } from '../../shared/walks/runs.ts';
import { footed, goalWalk, type WalkCore } from '../../shared/walks/walk.ts';

export interface GoalRuns {
  /** Both ends by the footing rule. */
  start: Start;
  goal: Start;
  runs: Runs;
  turnsHash: number;
}

/** Null when there is no path. */
export function findGoalRuns(core: WalkCore, from: Start, to: Start): GoalRuns | null {
  const start = footed(from, core);
  const goal = footed(to, core);
  const walk = goalWalk(core, start, goal, 0);
  if (walk === null || walk.record.kind !== 'goal') return null;
  return { start, goal, runs: walk.runs, turnsHash: walk.record.turnsHash };
}
