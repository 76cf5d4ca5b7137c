/**
 * Swaps that were played and are not yet acknowledged by the server. They are sent in order, in batches that the server's
 * time credit allows, and resent after a lost connection. The server ignores swaps that it has, so each counts once.
 */
import type { FlowAnswer, FlowPlay, FlowResult } from '../../shared/realtime/events.ts';
import { growCredit, MAX_SWAPS_PER_MESSAGE, plausibleTurnMs } from '../../shared/rules/flow.ts';
import type { Cancel, Runtime } from '../../shared/runtime/runtime.ts';
import type { PlayedTurn } from './waiting-moves.ts';

export interface TurnQueueOptions {
  gameId: string;
  /** Number of swaps that the server has. */
  applied: number;
  /** The server's time credit now, ms. */
  creditMs: number;
  /** Turns of an earlier visit that still wait, the first with the index `applied`. */
  turns?: readonly PlayedTurn[];
  clock: Pick<Runtime, 'monotonic' | 'setTimeout'>;
  /** Resolves to null when no reply came. */
  send(play: FlowPlay, result: FlowResult): Promise<FlowAnswer | null>;
  /** The server accepted swaps; `turns` are those that it acknowledged now. The score includes multipliers. */
  onTaken(answer: Extract<FlowAnswer, { isApplied: true }>, turns: readonly PlayedTurn[]): void;
  /** The waiting turns changed. */
  onChange(): void;
  /** No reply came: the connection is lost or slow. */
  onSilence(): void;
  /** The game here and the server's have diverged: it must be reopened. The queue has stopped. */
  onApart(code: string): void;
}

const RETRY_MS = 1000;
/** Least delay before a swap that came too early is sent again. */
const PACE_MS = 50;

export interface TurnQueue {
  add(played: PlayedTurn): void;
  /** Sends at once, for example after a reconnect. */
  retry(): void;
  stop(): void;
  /** Sends nothing more until `go`. A reply that is under way is still received. */
  hold(): void;
  go(): void;
  readonly gameId: string;
  /** Number of swaps that the server has acknowledged. */
  readonly applied: number;
  /** The server's time credit now, ms. */
  readonly creditMs: number;
  readonly turns: readonly PlayedTurn[];
}

export function createTurnQueue(options: TurnQueueOptions): TurnQueue {
  const { gameId, clock } = options;
  const pending: PlayedTurn[] = [...(options.turns ?? [])];
  let { applied } = options;
  let credit = { ms: options.creditMs, at: clock.monotonic() };
  let isUnderWay = false;
  let isStopped = false;
  let isHeld = false;
  let cancelRetry: Cancel = () => {};

  const creditMs = (): number => growCredit(credit.ms, clock.monotonic() - credit.at);
  const learnCredit = (ms: number): void => {
    credit = { ms, at: clock.monotonic() };
  };
  const sendLater = (ms: number): void => {
    cancelRetry();
    cancelRetry = clock.setTimeout(send, ms);
  };

  function send(): void {
    if (isUnderWay || isStopped || isHeld || pending.length === 0) return;
    const leftMs = creditMs();
    if (leftMs < 0) return sendLater(Math.ceil(-leftMs));
    const part = pending.slice(0, affordable(pending, leftMs));
    const last = part.at(-1);
    if (last === undefined) return;
    isUnderWay = true;
    cancelRetry();
    const play = { gameId, from: applied, swaps: part.map(({ swap }) => swap) };
    void options.send(play, last.result).then((answer) => {
      isUnderWay = false;
      if (!isStopped) receive(answer);
    });
  }

  function receive(answer: FlowAnswer | null): void {
    if (answer === null) {
      options.onSilence();
      return sendLater(RETRY_MS);
    }
    if (answer.isApplied) {
      const taken = pending.splice(0, Math.max(0, answer.applied - applied));
      applied = Math.max(applied, answer.applied);
      learnCredit(answer.creditMs);
      options.onTaken(answer, taken);
      options.onChange();
      return send();
    }
    if (answer.code === 'busy') return sendLater(RETRY_MS);
    if (answer.code === 'too-fast') {
      learnCredit(answer.creditMs ?? -RETRY_MS);
      return sendLater(Math.max(PACE_MS, -creditMs()));
    }
    isStopped = true;
    options.onApart(answer.code);
  }

  return {
    add(played) {
      pending.push(played);
      options.onChange();
      send();
    },
    retry: send,
    stop() {
      isStopped = true;
      cancelRetry();
    },
    hold() {
      isHeld = true;
      cancelRetry();
    },
    go() {
      isHeld = false;
      send();
    },
    gameId,
    get applied() {
      return applied;
    },
    get creditMs() {
      return creditMs();
    },
    get turns() {
      return pending;
    },
  };
}

/** How many of the first turns fit into the credit and into a message; at least one while the credit is not negative. */
function affordable(turns: readonly PlayedTurn[], creditMs: number): number {
  let leftMs = creditMs;
  let count = 0;
  for (const { rounds } of turns.slice(0, MAX_SWAPS_PER_MESSAGE)) {
    if (leftMs < 0) break;
    leftMs -= plausibleTurnMs(rounds);
    count += 1;
  }
  return count;
}
