/**
 * Swaps that were played and that the server has not acknowledged. They go out in order, a few at a time, again after a
 * lost connection; what the server has already it ignores, so nothing counts twice and nothing is lost.
 */
import type { FlowAnswer, FlowPlay, FlowResult } from '../../shared/realtime/events.ts';
import { MAX_SWAPS_PER_MESSAGE } from '../../shared/rules/flow.ts';

export interface PlayedSwap {
  swap: [number, number];
  /** Of all swaps up to this one. */
  result: FlowResult;
}

export interface TurnQueueOptions {
  gameId: string;
  /** Swaps that the server has. */
  applied: number;
  /** Resolves to null when no answer came. */
  send(play: FlowPlay, result: FlowResult): Promise<FlowAnswer | null>;
  /** The server took everything there was; the score with multipliers is its own. */
  onTaken(answer: Extract<FlowAnswer, { isApplied: true }>, isAll: boolean): void;
  /** The game here and the server's went apart: it has to be opened anew. */
  onApart(code: string): void;
  /** Calls back later; returns what takes it back. */
  after(ms: number, task: () => void): () => void;
}

const RETRY_MS = 1000;

export interface TurnQueue {
  add(played: PlayedSwap): void;
  /** Tries at once, for example when the connection is back. */
  retry(): void;
  stop(): void;
  readonly waiting: number;
}

export function createTurnQueue(options: TurnQueueOptions): TurnQueue {
  const pending: PlayedSwap[] = [];
  let { applied } = options;
  let isUnderWay = false;
  let isStopped = false;
  /** One at a time after a refusal for speed. */
  let batch = MAX_SWAPS_PER_MESSAGE;
  let cancelRetry = (): void => {};

  const later = (): void => {
    cancelRetry();
    cancelRetry = options.after(RETRY_MS, send);
  };

  function send(): void {
    if (isUnderWay || isStopped || pending.length === 0) return;
    const part = pending.slice(0, batch);
    const last = part.at(-1);
    if (last === undefined) return;
    isUnderWay = true;
    cancelRetry();
    const play = { gameId: options.gameId, from: applied, swaps: part.map(({ swap }) => swap) };
    void options.send(play, last.result).then((answer) => {
      isUnderWay = false;
      if (!isStopped) receive(answer);
    });
  }

  function receive(answer: FlowAnswer | null): void {
    if (answer === null) return later();
    if (answer.isApplied) {
      pending.splice(0, answer.applied - applied);
      applied = answer.applied;
      batch = MAX_SWAPS_PER_MESSAGE;
      options.onTaken(answer, pending.length === 0);
      return send();
    }
    if (answer.code === 'busy') return later();
    if (answer.code === 'too-fast') {
      batch = 1;
      return later();
    }
    isStopped = true;
    options.onApart(answer.code);
  }

  return {
    add(played) {
      pending.push(played);
      send();
    },
    retry: send,
    stop() {
      isStopped = true;
      cancelRetry();
    },
    get waiting() {
      return pending.length;
    },
  };
}
