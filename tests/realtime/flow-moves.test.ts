/** Moves of FLOW over real sockets: a lost acknowledgement, a tab that takes over, and each move counted once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Core } from '../../src/engine/core/types.ts';
import { loadCore } from '../../src/engine/node/load-core.ts';
import { createTurnQueue } from '../../src/features/flow/turn-queue.ts';
import { type PlayedTurn, stillWaiting } from '../../src/features/flow/waiting-moves.ts';
import { Caller } from '../../src/server/testing/caller.ts';
import { TestServer } from '../../src/server/testing/test-server.ts';
import { collect, type TestClient, waitForEvent } from '../../src/server/testing/town-fixture.ts';
import type { FlowAnswer } from '../../src/shared/realtime/events.ts';
import { runtime } from '../../src/shared/runtime/client.ts';

interface Dealt {
  gameId: string;
  seed: number;
  log: number[];
  applied: number;
  score: number;
  creditMs: number;
}

let server: TestServer;
let core: Core;
beforeAll(async () => {
  server = await TestServer.start();
  await server.server.listen();
  core = await loadCore();
});
afterAll(() => server.stop());

const open = async (player: Caller): Promise<Dealt> => (await player.post('/flow/game')).body as unknown as Dealt;

/** The first possible swaps of a game, played on the core. */
function playTurns(seed: number, count: number): PlayedTurn[] {
  let state = core.startMatch3(seed);
  return Array.from({ length: count }, () => {
    const [one, other] = state.possibleSwaps[0] ?? [0, 0];
    const turn = core.swapMatch3([one, other]);
    if (turn === null) throw new Error('the core rejected a possible swap');
    state = turn.state;
    const result = { score: state.score, combo: state.bestCombo };
    return { swap: [one, other] satisfies [number, number], result, rounds: turn.steps.length };
  });
}

/** A tab's queue on its socket. With `isDeaf` replies of the server are lost. */
function tab(client: TestClient, game: Dealt, turns: readonly PlayedTurn[] = []) {
  const state = { isDeaf: false, answers: [] as FlowAnswer[], apart: [] as string[] };
  const idle = Promise.withResolvers<void>();
  const queue = createTurnQueue({
    ...game,
    turns,
    clock: runtime,
    send: (play, result) =>
      new Promise((resolve) => {
        client.emit('match_score', play, result, (answer) => {
          state.answers.push(answer);
          resolve(state.isDeaf ? null : answer);
        });
      }),
    onTaken: () => {},
    onChange() {
      if (queue.turns.length === 0) idle.resolve();
    },
    onSilence: () => idle.resolve(),
    onApart: (code) => void state.apart.push(code),
  });
  return { queue, state, idle: idle.promise };
}

it('counts each move once when an acknowledgement is lost and another tab takes over', async () => {
  const ada = await Caller.create(server, 'Flow_Two');
  const game = await open(ada);
  const turns = playTurns(game.seed, 4);
  const first = await ada.enterTown();
  const honor = collect(first, 'honor_updated');
  const older = tab(first, game);
  const [one, two, three, four] = turns as [PlayedTurn, PlayedTurn, PlayedTurn, PlayedTurn];
  older.queue.add(one);
  await older.idle;
  older.state.isDeaf = true;
  older.queue.add(two);
  await expect.poll(() => older.state.answers.length).toBe(2);
  older.queue.hold();
  older.queue.add(three);
  older.queue.add(four);

  // The second tab finds the kept moves: the server has the first of them already.
  const replaced = waitForEvent(first, 'replaced');
  const kept = { gameId: older.queue.gameId, from: older.queue.applied, turns: [...older.queue.turns] };
  expect([kept.from, kept.turns.length]).toEqual([1, 3]);
  const second = await ada.enterTown();
  const laterHonor = collect(second, 'honor_updated');
  await replaced;
  older.queue.stop();
  const resumed = await open(ada);
  expect(resumed).toMatchObject({ gameId: game.gameId, applied: 2, score: two.result.score });
  const waiting = stillWaiting(kept, resumed);
  expect(waiting).toEqual({ turns: [three, four], isLost: false });
  const newer = tab(second, resumed, waiting.turns);
  newer.queue.go();
  await newer.idle;

  const after = await open(ada);
  expect(after).toMatchObject({ applied: 4, score: four.result.score });
  expect(core.replayMatch3(after.seed, Uint8Array.from(after.log))?.score).toBe(four.result.score);
  const { honor: stored } = await ada.record();
  expect(stored).toBe(Math.floor(four.result.score / 100));
  if (stored > 0) expect([...honor, ...laterHonor].at(-1)).toEqual([stored]);
  expect([...older.state.apart, ...newer.state.apart]).toEqual([]);
  second.disconnect();
});
