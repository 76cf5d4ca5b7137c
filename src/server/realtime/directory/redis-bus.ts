/**
 * Bus of a world of several processes: Redis finds the node that serves a player and publishes the message to it. Players of this
 * process are served without Redis. Owns the whispers and questions that wait for answers, and what waits to be sent to all.
 */
import type { Cancel } from '../../../shared/runtime/runtime.ts';
import type { TownLog } from '../../log.ts';
import type { Whisper, WhisperOutcome } from '../../ports.ts';
import { runtime } from '../../runtime.ts';
import type { Bus, BusHandlers } from './directory.ts';
import type { Envelope, RedisNames } from './envelopes.ts';
import {
  type Answer,
  answerSchemas,
  type Asked,
  type PlayerMessage,
  type QuestionKind,
  type WorldMessage,
} from './messages.ts';
import { REBUILT_MS, type RedisDirectory } from './redis-directory.ts';
import { RedisAway } from './redis-away.ts';
import type { RedisLink } from './redis-link.ts';
import { ALIVE_MS, type RedisNode } from './redis-node.ts';
import { PLAYERS_PER_CALL } from './redis-scripts.ts';

export interface RedisBusDeps {
  link: RedisLink;
  node: RedisNode;
  names: RedisNames;
  directory: RedisDirectory;
  log: TownLog;
}

type Ask = Extract<Envelope, { kind: 'ask' }>;

/** After this time a sender is informed that the whisper may not have arrived. */
const WHISPER_MS = 1000;
const ASK_MS = 1000;
/** A client waits for its way until then. */
const SAVE_MS = 2000;
/** Other messages still make sense after a short break. */
const MESSAGE_MS = 5000;
/** Messages to all that wait for Redis. Beyond, the others are informed that some were dropped. */
const CASTS_MAX = 2000;
const DELAYED_MAX = 2000;
const CHANGES_MAX = 500;

export class RedisBus implements Bus {
  readonly #deps: RedisBusDeps;
  readonly #casts = new Set<(message: WorldMessage) => void>();
  readonly #gaps = new Set<() => void>();
  readonly #whispers = new Map<number, (outcome: WhisperOutcome) => void>();
  readonly #saves = new Map<number, () => void>();
  readonly #questions = new Map<number, (from: string, answer: unknown) => void>();
  /** By player, the last message of another process that is being delivered. */
  readonly #delivering = new Map<string, Promise<boolean>>();
  #handlers: BusHandlers | null = null;
  #ids = 0;
  #outbox: WorldMessage[] = [];
  #sending: Promise<void> | null = null;
  /** Messages that Redis did not get, the oldest first. */
  #delayed: { playerIds: readonly string[]; body: string; untilMs: number }[] = [];
  #stopWaiting: Cancel = () => undefined;
  /** Until then, a player whom Redis does not know may be online. */
  #unsureUntilMs = runtime.monotonic() + REBUILT_MS;

  constructor(deps: RedisBusDeps) {
    this.#deps = deps;
    const { link, node } = deps;
    // At once: a whisper of this moment is not answered by what Redis knows so far.
    link.onReturned(() => {
      // Until the busiest of the others has sent a heartbeat.
      this.#unsureUntilMs = runtime.monotonic() + ALIVE_MS;
    });
    node.on('tell', ({ to, message }) => {
      for (const playerId of to) {
        const delivered = this.#deliver(playerId, message);
        if (message.kind === 'save') void delivered.then((isDone) => isDone && this.#replySaved(message));
      }
    });
    node.on('whisper', (envelope) => this.#hear(envelope));
    node.on('heard', ({ id, isHere }) => {
      this.#whispers.get(id)?.(isHere ? 'arrived' : 'absent');
      this.#saves.get(id)?.();
    });
    node.on('ask', (envelope) => this.#answer(envelope));
    node.on('answer', ({ id, from, answer }) => this.#questions.get(id)?.(from, answer));
    node.on('cast', ({ from, message }) => {
      if (from === node.id) return;
      if (message.kind === 'lost') return this.#callGap();
      for (const listener of this.#casts) listener(message);
    });
  }

  listen(handlers: BusHandlers): void {
    this.#handlers = handlers;
  }

  async tell(playerIds: readonly string[], message: PlayerMessage): Promise<void> {
    const { directory } = this.#deps;
    const elsewhere = playerIds.filter((id) => !directory.isHere(id));
    const sent = this.#tellOthers(elsewhere, message);
    const here = playerIds.filter((id) => directory.isHere(id)).map((id) => this.#handlers?.deliver(id, message));
    // Both are awaited before either rejects.
    const outcomes = await Promise.allSettled([sent, ...here]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }

  async save(playerId: string): Promise<boolean> {
    const { directory, node, log } = this.#deps;
    if (directory.isHere(playerId)) {
      await this.#handlers?.deliver(playerId, { kind: 'save' });
      return true;
    }
    const id = ++this.#ids;
    return await new Promise<boolean>((resolve) => {
      const end = (isSaved: boolean): void => {
        cancel();
        this.#saves.delete(id);
        resolve(isSaved);
      };
      const cancel = runtime.setTimeout(() => {
        log.warn({ playerId }, 'the place of a player who changes the process was not saved in time');
        end(false);
      }, SAVE_MS);
      this.#saves.set(id, () => end(true));
      const body = bodyOf({ kind: 'tell', message: { kind: 'save', from: node.id, id } });
      this.#send([playerId], body, SAVE_MS).then(
        ({ reached, missed }) => {
          if (reached === 0) end(missed === 0);
        },
        (error: unknown) => {
          if (!(error instanceof RedisAway)) log.error({ err: error }, 'asking to save a place failed');
          end(false);
        },
      );
    });
  }

  async whisper(playerId: string, whisper: Whisper): Promise<WhisperOutcome> {
    const { directory, node } = this.#deps;
    if (directory.isHere(playerId)) return this.#handlers?.whisper(playerId, whisper) === true ? 'arrived' : 'absent';
    const id = ++this.#ids;
    return await new Promise<WhisperOutcome>((resolve) => {
      const end = (outcome: WhisperOutcome): void => {
        cancel();
        this.#whispers.delete(id);
        resolve(outcome);
      };
      const cancel = runtime.setTimeout(() => end('unsure'), WHISPER_MS);
      this.#whispers.set(id, end);
      const body = bodyOf({ kind: 'whisper', from: node.id, id, whisper });
      this.#send([playerId], body, WHISPER_MS).then(
        ({ reached, missed }) => {
          if (reached > 0) return;
          end(missed > 0 || runtime.monotonic() < this.#unsureUntilMs ? 'unsure' : 'absent');
        },
        (error: unknown) => {
          if (!(error instanceof RedisAway)) this.#deps.log.error({ err: error }, 'sending a whisper failed');
          // Redis may still bring it in time, and then its answer.
          else if (error.isSent) return;
          end('unsure');
        },
      );
    });
  }

  async ask<Kind extends QuestionKind>(kind: Kind, asked: Asked<Kind>): Promise<readonly Answer<Kind>[]> {
    const own = this.#handlers === null ? [] : [this.#handlers.answer[kind](asked)];
    return [...own, ...(await this.#askOthers(kind, asked))];
  }

  cast(message: WorldMessage): void {
    const last = this.#outbox.at(-1);
    if (message.kind === 'changes' && last?.kind === 'changes' && last.changes.length < CHANGES_MAX) {
      last.changes.push(...message.changes);
    } else {
      this.#outbox.push(message.kind === 'changes' ? { ...message, changes: [...message.changes] } : message);
    }
    if (this.#outbox.length > CASTS_MAX) this.#outbox = [{ kind: 'lost' }];
    // Changes of the same turn of the event loop are sent together.
    if (this.#sending === null) setImmediate(() => void this.#sendCasts());
  }

  onCast(listener: (message: WorldMessage) => void): void {
    this.#casts.add(listener);
  }

  onGap(listener: () => void): void {
    this.#gaps.add(listener);
  }

  /** What waits to be sent is sent, if Redis can be reached. */
  async close(): Promise<void> {
    this.#stopWaiting();
    await this.#sendCasts();
  }

  /** Redis answers again. `hasGap`: messages to this process may have been lost. */
  returned(hasGap: boolean): void {
    void this.#sendCasts();
    this.#stopWaiting();
    this.#stopWaiting = runtime.setTimeout(() => void this.#sendDelayed(), REBUILT_MS);
    if (hasGap) this.#callGap();
  }

  #callGap(): void {
    for (const listener of this.#gaps) listener();
  }

  async #tellOthers(playerIds: readonly string[], message: PlayerMessage): Promise<void> {
    if (playerIds.length === 0) return;
    // Who reads a player again after this message must not find a value from before the change.
    if (this.#outbox.length > 0 || this.#sending !== null) await this.#sendCasts();
    const body = bodyOf({ kind: 'tell', message });
    const sentMs = runtime.monotonic();
    let missed = 0;
    for (let i = 0; i < playerIds.length; i += PLAYERS_PER_CALL) {
      const some = playerIds.slice(i, i + PLAYERS_PER_CALL);
      try {
        missed += (await this.#send(some, body, MESSAGE_MS)).missed;
      } catch (error) {
        const isLost = error instanceof RedisAway && !error.isSent && this.#delayed.length < DELAYED_MAX;
        if (isLost) this.#delayed.push({ playerIds: some, body, untilMs: sentMs + MESSAGE_MS });
        throw error;
      }
    }
    if (missed > 0) throw new RedisAway(`${missed} players could not be reached: their process has lost Redis`);
  }

  /** Sends once more what Redis did not get in the last seconds, when all processes have entered their players again. */
  async #sendDelayed(): Promise<void> {
    const { log } = this.#deps;
    for (const { playerIds, body, untilMs } of this.#delayed.splice(0)) {
      const validMs = Math.round(untilMs - runtime.monotonic());
      if (validMs <= 0) continue;
      await this.#send(playerIds, body, validMs).catch((error: unknown) => {
        log.debug({ err: error }, 'a message to players was not delivered');
      });
    }
  }

  async #send(
    playerIds: readonly string[],
    body: string,
    validMs: number,
  ): Promise<{ reached: number; missed: number }> {
    const { link, node, names } = this.#deps;
    const keys = [...playerIds.map((id) => names.player(id)), names.living];
    const untilMs = node.redisNow() + validMs;
    const args = [node.id, names.prefix, untilMs, ALIVE_MS, body];
    const [reached = -1, missed = 0] = await link.call((client) => client.tellPlayers(keys, args));
    return reached < 0 ? { reached: 0, missed: playerIds.length } : { reached, missed };
  }

  /** In the order in which they were sent: who is informed of a change finds it done. False when the handler failed. */
  async #deliver(playerId: string, message: PlayerMessage): Promise<boolean> {
    const { log } = this.#deps;
    const deliver = async (): Promise<boolean> => {
      try {
        await this.#handlers?.deliver(playerId, message);
        return true;
      } catch (error) {
        log.error({ err: error, kind: message.kind }, 'delivering a message failed');
        return false;
      }
    };
    const delivered = this.#delivering.get(playerId)?.then(deliver) ?? deliver();
    this.#delivering.set(playerId, delivered);
    const isDone = await delivered;
    if (this.#delivering.get(playerId) === delivered) this.#delivering.delete(playerId);
    return isDone;
  }

  #replySaved({ from, id }: Extract<PlayerMessage, { kind: 'save' }>): void {
    if (from !== undefined && id !== undefined) this.#reply(from, { kind: 'heard', id, isHere: true });
  }

  #hear({ to, from, id, whisper }: Extract<Envelope, { kind: 'whisper' }>): void {
    const [playerId = ''] = to;
    const isHere = this.#handlers?.whisper(playerId, whisper) ?? false;
    this.#reply(from, { kind: 'heard', id, isHere });
  }

  #answer({ from, id, question }: Ask): void {
    const { node } = this.#deps;
    const handlers = this.#handlers;
    if (from === node.id || handlers === null) return;
    this.#reply(from, { kind: 'answer', from: node.id, id, answer: answerTo(question, handlers.answer) });
  }

  /** The node that waits for it has a time limit. */
  #reply(to: string, envelope: Envelope): void {
    const { node, names, log } = this.#deps;
    node.publish(names.node(to), envelope).catch((error: unknown) => {
      if (!(error instanceof RedisAway)) log.error({ err: error }, 'answering another process failed');
    });
  }

  async #askOthers<Kind extends QuestionKind>(kind: Kind, question: Asked<Kind>): Promise<Answer<Kind>[]> {
    const { node, names, link } = this.#deps;
    const awaited = new Set(node.others.keys());
    if (awaited.size === 0 || link.isAway) return [];
    const id = ++this.#ids;
    const answers: Answer<Kind>[] = [];
    await new Promise<void>((resolve) => {
      const end = (): void => {
        cancel();
        this.#questions.delete(id);
        resolve();
      };
      const cancel = runtime.setTimeout(end, ASK_MS);
      this.#questions.set(id, (from, answer) => {
        const parsed = answerSchemas[kind].safeParse(answer);
        if (parsed.success) answers.push(parsed.data as Answer<Kind>);
        if (awaited.delete(from) && awaited.size === 0) end();
      });
      node.publish(names.all, { kind: 'ask', from: node.id, id, question }).catch(end);
    });
    return answers;
  }

  /** What could not be sent is sent when Redis returns. */
  async #sendCasts(): Promise<void> {
    this.#sending ??= this.#drain().finally(() => {
      this.#sending = null;
      if (this.#outbox.length > 0 && !this.#deps.link.isAway) void this.#sendCasts();
    });
    await this.#sending;
  }

  async #drain(): Promise<void> {
    const { node, names, log } = this.#deps;
    for (let message = this.#outbox.shift(); message !== undefined; message = this.#outbox.shift()) {
      try {
        await node.publish(names.all, { kind: 'cast', from: node.id, message });
      } catch (error) {
        if (error instanceof RedisAway) return void this.#outbox.unshift(message);
        log.error({ err: error, kind: message.kind }, 'a message to all processes was dropped');
      }
    }
  }
}

function answerTo(question: Ask['question'], answers: BusHandlers['answer']): unknown {
  switch (question.kind) {
    case 'recent-chat':
      return answers['recent-chat'](question);
    case 'redact':
      return answers.redact(question);
    case 'disconnect':
      return answers.disconnect(question);
  }
}

/** The members of an envelope's JSON; Redis adds the players and until when it is valid. */
const bodyOf = (envelope: object): string => JSON.stringify(envelope).slice(1, -1);
