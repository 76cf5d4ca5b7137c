/** HTTP routes of FLOW, and the handler of its socket event `match_score`. */
import type { FastifyInstance } from 'fastify';
import {
  buyFlowMultiplier,
  endDailyTry,
  endFlowGame,
  openFlowGame,
  playDailyTry,
  readDailyBoard,
  startDailyTry,
} from '../../../shared/contract/flow.ts';
import { type FlowAnswer, flowPayload } from '../../../shared/realtime/events.ts';
import { MULTIPLIERS } from '../../../shared/rules/flow.ts';
import { implement } from '../../plugins/implement.ts';
import type { DailyBoards } from './daily.ts';
import type { Flow } from './service.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export function flowRoutes(app: FastifyInstance, { flow, daily }: { flow: Flow; daily: DailyBoards }): void {
  implement(app, readDailyBoard, async ({ player }) => ({ success: true, ...(await daily.read(player)) }));
  implement(app, startDailyTry, async ({ player }) => ({ success: true, ...(await daily.start(player.id)) }));
  implement(app, playDailyTry, async ({ player, params, body: { from, swaps, ...result } }) => ({
    success: true,
    ...(await daily.play(player.id, params.id, { from, swaps }, result)),
  }));
  implement(app, endDailyTry, async ({ player, params }) => ({
    success: true,
    ...(await daily.end(player.id, params.id)),
  }));
  implement(app, openFlowGame, async ({ player }) => ({ success: true, ...(await flow.open(player.id)) }));
  implement(app, endFlowGame, async ({ player, params }) => {
    const { score, highScore } = await flow.end(player.id, params.id);
    const message = score > 0 && score === highScore ? sentence('aNewHighScore') : sentence('gameOverWellPlayed');
    return { success: true, message, score, highScore };
  });
  implement(app, buyFlowMultiplier, async ({ player, params }) => {
    const factor = MULTIPLIERS.find((one) => String(one) === params.factor);
    if (factor === undefined) throw new Error(`the contract accepted the unknown multiplier ${params.factor}`);
    await flow.buyMultiplier(player.id, factor);
    return { success: true, message: sentence('yourScoresCountFactorTimes', { factor }) };
  });
}

/** Handles `match_score`. `args` are the unvalidated arguments; the last one can be the acknowledgement callback. */
export async function handleMatchScore(flow: Flow, playerId: string, args: readonly unknown[]): Promise<void> {
  const last = args.at(-1);
  const answer = typeof last === 'function' ? (last as (answer: FlowAnswer) => void) : () => {};
  const parsed = flowPayload.safeParse(args.slice(0, 2));
  if (!parsed.success) return answer({ isApplied: false, applied: null, code: 'malformed' });
  answer(await flow.play(playerId, ...parsed.data));
}
