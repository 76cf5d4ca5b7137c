/**
 * Swaps that were played and are not yet acknowledged by the server. They are sent in order, in small batches, and
 * resent after a lost connection. The server ignores swaps that it has, so each counts exactly once.
 */
import type { FlowAnswer, FlowPlay, FlowResult } from '../../shared/realtime/events.ts';
import { MAX_SWAPS_PER_MESSAGE } from '../../shared/rules/flow.ts';

export interface PlayedSwap {
  swap: [number, number];
  /** Total of all swaps up to this one. */
  result: FlowResult;
}

export interface TurnQueueOptions {
  gameId: string;
  /** Number of swaps that the server has. */
  applied: number;
  /** Resolves to null when no reply came. */
  send(play: FlowPlay, result: FlowResult): Promise<FlowAnswer | null>;
  /** The server accepted all swaps. The score includes multipliers. */
  onTaken(answer: Extract<FlowAnswer, { isApplied: true }>, isAll: boolean): void;
  /** The game here and the server's have diverged: it must be reopened. */
  onApart(code: string): void;
  /** Schedules a callback. Returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
}

const RETRY_MS = 1000;

export interface TurnQueue {
  add(played: PlayedSwap): void;
  /** Sends at once, for example after a reconnect. */
  retry(): void;
  stop(): void;
  readonly waiting: number;
}

export function createTurnQueue(options: TurnQueueOptions): TurnQueue {
  const pending: PlayedSwap[] = [];
  let { applied } = options;
  let isUnderWay = false;
  let isStopped = false;
  /** Batch size 1 after a rate limit. */
  let batch = MAX_SWAPS_PER_MESSAGE;
  let cancelRetry = (): void => {};

  const retryLater = (): void => {
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
    if (answer === null) return retryLater();
    if (answer.isApplied) {
      pending.splice(0, answer.applied - applied);
      applied = answer.applied;
      batch = MAX_SWAPS_PER_MESSAGE;
      options.onTaken(answer, pending.length === 0);
      return send();
    }
    if (answer.code === 'busy') return retryLater();
    if (answer.code === 'too-fast') {
      batch = 1;
      return retryLater();
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
