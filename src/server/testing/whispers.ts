/**
 * For tests and benches: pairs of players of whom one whispers to the other through faults, a line after the outcome of the last one,
 * and players who talk in their channels. Counts what became of the lines.
 */
import { setTimeout as pass } from 'node:timers/promises';
import type { ClusterPage } from './cluster-page.ts';

export interface WhisperCounts {
  arrived: number;
  /** The sender learned that it may not have arrived. */
  unsure: number;
  /** The sender learned that the other is not online. */
  offline: number;
  /** Without an outcome for the sender, or with two. */
  unclear: number;
  /** "Arrived" for the sender, and not for the other. */
  false: number;
  /** Arrived more than once. */
  doubled: number;
  longestMs: number;
}

/** Players may say a line a second. */
const PACE_MS = 1100;
/** What follows an outcome is there within this: the line at the other player, or a second outcome. */
const SETTLE_MS = 500;
const OUTCOME_LIMIT_MS = 4000;

type Outcome = 'arrived' | 'unsure' | 'offline';
const OUTCOMES: Readonly<Record<string, Outcome>> = { 'whisper-unsure': 'unsure', 'whisper-offline': 'offline' };

export class Whispers {
  readonly #pairs: readonly (readonly [from: ClusterPage, to: ClusterPage])[];
  readonly #heard = new Map<string, number>();
  readonly #said: { line: string; outcomes: Outcome[]; tookMs: number }[] = [];
  /** Lines of other pairs are not taken for these. */
  readonly #id = Math.round(performance.now());
  readonly #over = new AbortController();
  #done: Promise<unknown> = Promise.resolve();

  constructor(pairs: readonly (readonly [from: ClusterPage, to: ClusterPage])[]) {
    this.#pairs = pairs;
  }

  start(): void {
    for (const [, to] of this.#pairs) {
      to.on('whisper', (_user, text, isEcho) => {
        if (!isEcho) this.#heard.set(text, (this.#heard.get(text) ?? 0) + 1);
      });
    }
    this.#done = Promise.all(this.#pairs.map(([from, to], at) => this.#talk(from, to, at)));
  }

  /** How many have arrived. */
  get arrived(): number {
    return this.#said.filter(({ outcomes }) => outcomes.includes('arrived')).length;
  }

  async stop(): Promise<WhisperCounts> {
    this.#over.abort();
    await this.#done;
    await pass(SETTLE_MS);
    const count = (outcome: Outcome): number => this.#said.filter(({ outcomes }) => outcomes[0] === outcome).length;
    return {
      arrived: count('arrived'),
      unsure: count('unsure'),
      offline: count('offline'),
      unclear: this.#said.filter(({ outcomes }) => outcomes.length !== 1).length,
      false: this.#said.filter(({ line, outcomes }) => outcomes[0] === 'arrived' && !this.#heard.has(line)).length,
      doubled: [...this.#heard.values()].filter((times) => times > 1).length,
      longestMs: Math.max(0, ...this.#said.map(({ tookMs }) => tookMs)),
    };
  }

  /** Ends early when all is over. */
  async #rest(ms: number): Promise<void> {
    await pass(Math.max(0, ms), undefined, { signal: this.#over.signal }).catch(() => undefined);
  }

  async #talk(from: ClusterPage, to: ClusterPage, at: number): Promise<void> {
    let current: { line: string; outcomes: Outcome[]; tookMs: number } | null = null;
    let settle: () => void = () => undefined;
    const note = (outcome: Outcome | undefined): void => {
      if (outcome === undefined || current === null) return;
      current.outcomes.push(outcome);
      settle();
    };
    from.on('whisper', (_user, text, isEcho) => {
      if (isEcho && text === current?.line) note('arrived');
    });
    from.on('notification_message', (_kind, _text, notice) => note(OUTCOMES[notice?.code ?? '']));
    for (let number = 0; !this.#over.signal.aborted; number += 1) {
      const said = { line: `whisper ${this.#id} ${at} ${number}`, outcomes: [] as Outcome[], tookMs: 0 };
      current = said;
      this.#said.push(said);
      const sentMs = performance.now();
      const settled = new Promise<void>((resolve) => {
        settle = resolve;
      });
      from.say(`${to.username}: ${said.line}`);
      await Promise.race([settled, pass(OUTCOME_LIMIT_MS)]);
      said.tookMs = performance.now() - sentMs;
      await this.#rest(PACE_MS - said.tookMs);
    }
  }
}

/** Lines that a player says in the channel. @returns a function that ends it, with the times until each line was there again. */
export const talk = (page: ClusterPage): (() => number[]) => talkBeside(page, () => new Promise(() => undefined), 0);

/**
 * The same, with the times without what an answer takes that `ask` asks of the same process at the same time: a machine with other
 * work delays both. `pendingMs` counts for an answer that comes after the line; default: all.
 */
export function talkBeside(
  page: ClusterPage,
  ask: () => Promise<unknown>,
  pendingMs = Number.POSITIVE_INFINITY,
): () => number[] {
  const timesMs: number[] = [];
  let sentMs = 0;
  let answerMs = pendingMs;
  let line = '';
  let number = 0;
  const note = (): void => {
    if (sentMs > 0) timesMs.push(Math.max(0, performance.now() - sentMs - answerMs));
    sentMs = 0;
  };
  const say = (): void => {
    note();
    number += 1;
    const said = `line ${number} of ${page.username}`;
    line = said;
    const saidMs = performance.now();
    [sentMs, answerMs] = [saidMs, pendingMs];
    page.say(line);
    const answered = (): void => {
      if (line === said) answerMs = performance.now() - saidMs;
    };
    void ask().then(answered, () => undefined);
  };
  const heard = (_id: string, text: string): void => {
    if (text === line) note();
  };
  const stopHearing = page.on('chat', heard);
  say();
  const timer = setInterval(say, PACE_MS);
  return () => {
    clearInterval(timer);
    stopHearing();
    note();
    return timesMs;
  };
}
