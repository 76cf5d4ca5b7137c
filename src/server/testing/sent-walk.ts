/** Computes walks of packets with a core of the test. */
import type { SentWalk } from '../../shared/walks/read-walks.ts';
import { goalWalk, headingWalk, reportedWalk, standWalk, type Walk, type WalkCore } from '../../shared/walks/walk.ts';

/** The sent walk; null when there is no path or it has other turns than the teller's. */
export function walkOf(core: WalkCore, { record, startMs }: SentWalk): Walk | null {
  switch (record.kind) {
    case 'stand':
      return standWalk(record, record.view, startMs);
    case 'heading':
      return headingWalk(core, record, record, startMs);
    case 'goal': {
      if (record.isHurried) return reportedWalk(record, record.goal, startMs);
      const walk = goalWalk(core, record, record.goal, startMs);
      return walk?.record.kind === 'goal' && walk.record.turnsHash === record.turnsHash ? walk : null;
    }
  }
}
