/** Which kept moves a game still lacks, and what they are going to score. */
import { describe, expect, it } from 'vitest';
import { plausibleTurnMs } from '../../shared/rules/flow.ts';
import { projectWaiting } from './projection.ts';
import { stillWaiting, type PlayedTurn } from './waiting-moves.ts';

const turn = (score: number): PlayedTurn => ({ swap: [0, 1], result: { score, combo: 1 }, rounds: 1 });
const turns = [turn(40), turn(70), turn(130)];

describe('kept moves', () => {
  it('are those that the server lacks', () => {
    const kept = { gameId: 'a', from: 4, turns };
    expect(stillWaiting(null, { gameId: 'a', applied: 4 })).toEqual({ turns: [], isLost: false });
    expect(stillWaiting(kept, { gameId: 'a', applied: 4 })).toEqual({ turns, isLost: false });
    expect(stillWaiting(kept, { gameId: 'a', applied: 6 })).toEqual({ turns: turns.slice(2), isLost: false });
    expect(stillWaiting(kept, { gameId: 'a', applied: 9 })).toEqual({ turns: [], isLost: false });
  });

  it('are lost when they belong to another game or do not follow its moves', () => {
    const kept = { gameId: 'a', from: 4, turns };
    expect(stillWaiting(kept, { gameId: 'b', applied: 4 })).toEqual({ turns: [], isLost: true });
    expect(stillWaiting(kept, { gameId: 'a', applied: 3 })).toEqual({ turns: [], isLost: true });
  });
});

describe('the points of waiting moves', () => {
  const pace = { baseScore: 10, creditMs: 0, factor: 7, factorLeftMs: 60_000 };

  it('have the multiplier that is active when each arrives', () => {
    expect(projectWaiting([], pace)).toEqual({ points: 0, factor: null });
    expect(projectWaiting(turns, pace)).toEqual({ points: 840, factor: 7 });
    expect(projectWaiting(turns, { ...pace, factor: 1 })).toEqual({ points: 120, factor: 1 });
    // The third arrives after two turns, when the multiplier has ended.
    const factorLeftMs = 2 * plausibleTurnMs(1);
    expect(projectWaiting(turns, { ...pace, factorLeftMs })).toEqual({ points: 30 * 7 + 30 * 7 + 60, factor: null });
  });
});
