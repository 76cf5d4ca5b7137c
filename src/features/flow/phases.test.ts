/**
 * The animation of a turn matches the core's result: from the board before it to the board after it, 300 ms a phase.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Core, Match3Swap } from '../../engine/core/types.ts';
import { loadCore } from '../../engine/node/load-core.ts';
import { SIDE } from './cells.ts';
import { filmedMatch, type GemPose, lengthMs, phaseAt, phasesOfBounce, phasesOfTurn, posesOf } from './phases.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** Gems of poses on whole cells, row by row; -1 where there is none. */
const boardOf = (poses: readonly GemPose[]): number[] => {
  const board = Array.from({ length: SIDE * SIDE }, () => -1);
  for (const { gem, x, y, alpha } of poses) if (alpha > 0) board[Math.round(y) * SIDE + Math.round(x)] = gem;
  return board;
};

describe('the animation of a turn', () => {
  it("ends on the core's board, whatever cascades", () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      let state = core.startMatch3(seed);
      for (let count = 0; count < 20; count += 1) {
        const swap = state.possibleSwaps.at(count % 2 === 0 ? 0 : -1) as Match3Swap;
        const before = state.gems;
        const turn = core.swapMatch3(swap);
        if (turn === null) throw new Error('a possible swap was refused');
        const phases = phasesOfTurn(before, swap, filmedMatch(turn));
        expect(phases).toHaveLength(1 + 3 * turn.steps.length + (turn.isReshuffled ? 1 : 0));
        const first = phases[0];
        const last = phases.at(-1);
        if (!first || !last) throw new Error('an empty film');
        expect(boardOf(posesOf(first, 0, false))).toEqual([...before]);
        expect(boardOf(posesOf(last, 1, false))).toEqual([...turn.state.gems]);
        expect(boardOf(posesOf(last, 1, true))).toEqual([...turn.state.gems]);
        state = turn.state;
      }
    }
  });

  it('is continuous from phase to phase', () => {
    let state = core.startMatch3(5);
    for (let count = 0; count < 60; count += 1) {
      const swap = state.possibleSwaps[0] as Match3Swap;
      const turn = core.swapMatch3(swap);
      if (turn === null) throw new Error('a possible swap was refused');
      const phases = phasesOfTurn(state.gems, swap, filmedMatch(turn));
      phases.slice(1).forEach((phase, index) => {
        const before = phases[index];
        if (before === undefined || phase.kind === 'shuffle') return;
        const visible = boardOf(posesOf(before, 1, false));
        const next = boardOf(posesOf(phase, 0, false).filter(({ y }) => y > -0.5));
        expect(next).toEqual(visible);
      });
      state = turn.state;
    }
  });

  it('takes 300 ms a phase', () => {
    const phases = phasesOfBounce(core.startMatch3(1).gems, [0, 1]);
    expect([lengthMs(phases), phaseAt(phases, 150)?.progress, phaseAt(phases, 300)]).toEqual([300, 0.5, null]);
    expect([lengthMs(phases, 600), phaseAt(phases, 300, 600)?.progress, phaseAt(phases, 600, 600)]).toEqual([
      600,
      0.5,
      null,
    ]);
  });

  it('moves an invalid swap back', () => {
    const { gems } = core.startMatch3(1);
    const phase = phasesOfBounce(gems, [7, 8])[0];
    if (!phase) throw new Error('an empty film');
    for (const progress of [0, 1]) expect(boardOf(posesOf(phase, progress, false))).toEqual([...gems]);
    expect(posesOf(phase, 0.5, false)[7]?.x).toBeGreaterThan(1.2);
    expect(posesOf(phase, 0.5, true)[7]?.x).toBe(1);
  });
});
