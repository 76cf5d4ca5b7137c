/** Computes the walks that the server sent, with the core's worker. */
import type { CoreClient } from '../../engine/client-types.ts';
import type { SentWalk } from '../../shared/walks/read-walks.ts';
import { reportedWalk, standWalk, straightRuns, pointRuns, type Walk } from '../../shared/walks/walk.ts';

/** The calls of the worker that walks of other players need. */
export type ComputingCore = Partial<Pick<CoreClient, 'findGoalRuns'>> & Pick<CoreClient, 'slide'>;

/** Asks the server for the points of somebody's walk that began at `startMs`: xy pairs in px; null for no answer. */
export type AskTurns = (netId: number, startMs: number) => Promise<readonly number[] | null>;

/** Rejects when the worker fails. */
export async function computeWalk(core: ComputingCore, sent: SentWalk, askTurns: AskTurns): Promise<Walk> {
  const { record, startMs } = sent;
  switch (record.kind) {
    case 'stand':
      return standWalk(record, record.view, startMs);
    case 'heading': {
      const { x8, y8, heading, speed } = record;
      const runs = await core.slide({ x8, y8, heading, speed });
      return { record, startMs, runs: runs.length > 0 ? runs : standWalk(record, 0, startMs).runs };
    }
    case 'goal': {
      if (record.isHurried) return reportedWalk(record, record.goal, startMs);
      const found = await core.findGoalRuns?.(record, record.goal);
      if (found?.turnsHash === record.turnsHash) return { record, startMs, runs: found.runs };
      // Without an answer at least the ends agree.
      const points = await askTurns(sent.netId, startMs);
      const runs = points === null ? straightRuns(record, record.goal) : pointRuns(record, points);
      return { record, startMs, runs };
    }
  }
}
