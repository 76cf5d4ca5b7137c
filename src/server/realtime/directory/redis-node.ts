/**
 * This process as a node of its world: a heartbeat each second, which other nodes live, Redis' clock, and messages to and from
 * other nodes. Owns what it knows of the others; nothing of it is older than a second while Redis answers.
 */
import type { Cancel } from '../../../shared/runtime/runtime.ts';
import { sleep } from '../../../shared/runtime/timing.ts';
import type { TownLog } from '../../log.ts';
import { randomToken, runtime } from '../../runtime.ts';
import {
  type Envelope,
  envelopeSchema,
  type NodeState,
  nodeSchema,
  parseJson,
  type RedisNames,
  WORLD_VERSION,
} from './envelopes.ts';
import { hasEnded } from './process-mark.ts';
import { RedisAway } from './redis-away.ts';
import type { RedisLink } from './redis-link.ts';

/** This process cannot be a node of the world; the message is for the operator. */
export class NodeRefused extends Error {}

export interface RedisNodeDeps {
  link: RedisLink;
  names: RedisNames;
  /** Of this node. */
  name: string;
  log: TownLog;
  /** What the node says of itself now. */
  state: () => Omit<NodeState, 'name' | 'version' | 'isDraining'>;
  /** How long it waits for its name; only tests lower it. */
  nameWaitMs?: number | undefined;
  /** Between two heartbeats; only tests lower it. */
  beatMs?: number | undefined;
  /** For this time the players of a node that is gone count as online: most are back by then, elsewhere. */
  heldMs: number;
}

type Kind = Envelope['kind'];

/** Without a heartbeat for this time, a node counts as dead. */
export const ALIVE_MS = 5000;
const BEAT_MS = 1000;
/** A process that was killed keeps its name until its last heartbeat is old, unless it is known to have ended. */
const NAME_WAIT_MS = ALIVE_MS + 2 * BEAT_MS;
const NAME_RETRY_MS = 500;
/** Without an answer of Redis for longer, a process does not start. */
const AWAY_MAX_MS = 5000;

export class RedisNode {
  /** The name with a mark of the process: what a process of the same name left behind when it was killed is not this node's. */
  readonly id: string;
  readonly #deps: RedisNodeDeps;
  readonly #listeners = new Map<Kind, (envelope: never) => void>();
  readonly #changed = new Set<() => void>();
  readonly #beats = new Set<() => void>();
  readonly #frozen = new Set<() => void>();
  readonly #draining = new Set<(isDraining: boolean) => void>();
  #isDraining = false;
  #tickedMs = 0;
  /** Nodes that lived a short time ago, and until when their players count as online. */
  readonly #late = new Map<string, number>();
  /** Milliseconds between the last heartbeat of each other node and that of this node. */
  #ages: ReadonlyMap<string, number> = new Map();
  #others: ReadonlyMap<string, NodeState> = new Map();
  /** Redis' clock minus the monotonic clock. */
  #clockMs = 0;
  #stopBeating: Cancel = () => undefined;
  #isNameShared = false;
  #returnedMs = Number.NEGATIVE_INFINITY;
  #hasWarned = false;

  /** Rejects with `NodeRefused` when the name is taken or the versions differ too much. */
  static async join(deps: RedisNodeDeps): Promise<RedisNode> {
    const node = new RedisNode(deps);
    const { link, names } = deps;
    link.onReturned(() => {
      node.#returnedMs = runtime.monotonic();
    });
    await link.subscribe([names.node(node.id), names.all], (text) => node.#receive(text));
    await node.#takeName();
    await node.beat();
    node.on('nodes', () => void node.beat());
    await node.announce();
    node.#tickedMs = runtime.monotonic();
    node.#stopBeating = runtime.setInterval(() => node.#tick(), deps.beatMs ?? BEAT_MS);
    return node;
  }

  private constructor(deps: RedisNodeDeps) {
    this.#deps = deps;
    this.id = `${deps.name}.${randomToken(9)}`;
  }

  /** The other nodes that live, by id. */
  get others(): ReadonlyMap<string, NodeState> {
    return this.#others;
  }

  /** What this node says of itself. */
  own(): NodeState {
    const { name, state } = this.#deps;
    return { name, version: WORLD_VERSION, isDraining: this.#isDraining, ...state() };
  }

  /** Whether players are directed to this node. */
  async setDraining(isDraining: boolean): Promise<void> {
    if (this.#isDraining === isDraining) return;
    this.#isDraining = isDraining;
    await this.beat();
    await this.announce();
    for (const listener of this.#draining) listener(isDraining);
  }

  /** Called when that has changed. */
  onDraining(listener: (isDraining: boolean) => void): void {
    this.#draining.add(listener);
  }

  /** Milliseconds of Redis' clock. */
  redisNow(): number {
    return Math.round(runtime.monotonic() + this.#clockMs);
  }

  /** Called for each envelope of the kind. */
  on<K extends Kind>(kind: K, listener: (envelope: Extract<Envelope, { kind: K }>) => void): void {
    this.#listeners.set(kind, listener);
  }

  /** Milliseconds since the heartbeat of the node, when this one last read it; Infinity for an unknown one. */
  ageOf(id: string): number {
    return this.#ages.get(id) ?? Number.POSITIVE_INFINITY;
  }

  /** Whether the node lives, or did until a short time ago, so that its players are about to be back elsewhere. */
  countsAsLiving(id: string): boolean {
    return this.#others.has(id) || (this.#late.get(id) ?? 0) > runtime.monotonic();
  }

  /** Called after each heartbeat that Redis got. */
  onBeat(listener: () => void): void {
    this.#beats.add(listener);
  }

  /** The other node has ended without a word: its players and channels are free for the others. */
  async bury(id: string): Promise<void> {
    const { link, names } = this.#deps;
    await link.call((client) => client.leaveNode([names.nodes, names.living], [id]));
    await this.beat();
    await this.announce();
  }

  /** Called when this process goes on after the others took it for dead. */
  onFrozen(listener: () => void): void {
    this.#frozen.add(listener);
  }

  /** Called some seconds after a node is gone, and when one is back with players. */
  onNodesChanged(listener: () => void): void {
    this.#changed.add(listener);
  }

  /** Resolves to the number of nodes that receive it. Rejects with `RedisAway`. */
  async publish(channel: string, envelope: Envelope): Promise<number> {
    const text = JSON.stringify(envelope);
    return Number(await this.#deps.link.call((client) => client.publish(channel, text)));
  }

  /** Sends a heartbeat and reads those of the others. Does not reject. */
  async beat(): Promise<void> {
    try {
      await this.#beat();
    } catch (error) {
      if (!(error instanceof RedisAway)) this.#deps.log.error({ err: error }, 'a heartbeat in Redis failed');
    }
  }

  /** Other nodes know at once that this one is gone. */
  async leave(): Promise<void> {
    this.#stopBeating();
    const { link, names } = this.#deps;
    await link.call((client) => client.leaveNode([names.nodes, names.living], [this.id])).catch(() => undefined);
    await this.announce();
  }

  /** The others need not wait for their next heartbeat. */
  async announce(): Promise<void> {
    await this.publish(this.#deps.names.all, { kind: 'nodes' }).catch(() => undefined);
  }

  #tick(): void {
    const nowMs = runtime.monotonic();
    const isThawed = nowMs - this.#tickedMs > ALIVE_MS;
    this.#tickedMs = nowMs;
    if (isThawed) for (const listener of this.#frozen) listener();
    void this.beat();
  }

  async #beat(): Promise<void> {
    const { name, log } = this.#deps;
    const living = await this.#readLiving([this.id, JSON.stringify(this.own())]);
    // After Redis has lost its data, the others need a moment for a new heartbeat.
    if (runtime.monotonic() - this.#returnedMs < ALIVE_MS) {
      for (const [other, known] of this.#others) if (!living.has(other)) living.set(other, known);
    }
    const before = this.#others;
    const gone = [...before.keys()].filter((other) => !living.has(other));
    for (const other of gone) this.#late.set(other, runtime.monotonic() + this.#deps.heldMs);
    // A process that was frozen comes back with its players.
    const isAnyBack = [...living].some(([other, { players: count }]) => count > 0 && !before.has(other));
    this.#others = living;
    const isNameShared = [...living.values()].some((other) => other.name === name);
    if (isNameShared && !this.#isNameShared)
      log.error({ node: name }, 'another process uses the NODE_NAME of this one');
    this.#isNameShared = isNameShared;
    for (const other of living.keys()) this.#late.delete(other);
    if (isAnyBack) for (const listener of this.#changed) listener();
    if (gone.length > 0) this.#informLater();
    for (const listener of this.#beats) listener();
  }

  /** Most of the players of a node that is gone are back by then, elsewhere. */
  #informLater(): void {
    runtime.setTimeout(() => {
      for (const [other, untilMs] of this.#late) if (untilMs <= runtime.monotonic()) this.#late.delete(other);
      for (const listener of this.#changed) listener();
    }, this.#deps.heldMs);
  }

  /** The other nodes that live. `said` is this node's heartbeat, if it gives one. Sets the clock. */
  async #readLiving(said: readonly string[]): Promise<Map<string, NodeState>> {
    const { link, names } = this.#deps;
    const sentMs = runtime.monotonic();
    const [nowMs, ...pairs] = await link.probe((client) =>
      client.beat([names.nodes, names.living], [ALIVE_MS, ...said]),
    );
    this.#clockMs = Number(nowMs) - (sentMs + runtime.monotonic()) / 2;
    const living = new Map<string, NodeState>();
    const ages = new Map<string, number>();
    for (let i = 0; i < pairs.length; i += 3) {
      const [id = '', said = '', ageMs] = pairs.slice(i, i + 3);
      const parsed = parseJson(nodeSchema, said);
      if (parsed === null || id === this.id) continue;
      living.set(id, parsed);
      ages.set(id, Number(ageMs));
    }
    this.#ages = ages;
    return living;
  }

  async #takeName(): Promise<void> {
    const { name, nameWaitMs = NAME_WAIT_MS } = this.#deps;
    const beganMs = runtime.monotonic();
    for (;;) {
      const waitedMs = (): number => runtime.monotonic() - beganMs;
      try {
        if (await this.#tryName()) return;
        if (waitedMs() > nameWaitMs) {
          throw new NodeRefused(`NODE_NAME ${name} is used by another process; stop it or choose another name`);
        }
      } catch (error) {
        // A machine on which many processes start is slow for a moment.
        if (!(error instanceof RedisAway) || waitedMs() > AWAY_MAX_MS) throw error;
      }
      await sleep(runtime, NAME_RETRY_MS);
    }
  }

  /** Whether this node has its name now, which no other one that lives has. */
  async #tryName(): Promise<boolean> {
    const { link, names, name } = this.#deps;
    const keys = [names.nodes, names.living];
    this.#others = await this.#readLiving([]);
    for (const [id, other] of this.#others) {
      if (other.name !== name || other.process == null || !hasEnded(other.process)) continue;
      await link.probe((client) => client.leaveNode(keys, [id]));
    }
    this.#checkVersions();
    const args = [ALIVE_MS, this.id, JSON.stringify(this.own()), name];
    return (await link.probe((client) => client.joinNode(keys, args))) === 1;
  }

  #checkVersions(): void {
    for (const { name, version } of this.#others.values()) {
      if (Math.abs(version - WORLD_VERSION) <= 1) continue;
      const which = version > WORLD_VERSION ? 'older' : 'newer';
      throw new NodeRefused(
        `REDIS_URL belongs to a world whose process ${name} does not work with this ${which} version`,
      );
    }
  }

  #receive(text: string): void {
    const { log } = this.#deps;
    const envelope = parseJson(envelopeSchema, text);
    if (envelope === null) {
      if (!this.#hasWarned) log.warn('messages of another process are unknown here and are dropped');
      this.#hasWarned = true;
      return;
    }
    if ('until' in envelope && envelope.until < this.redisNow()) return;
    try {
      this.#listeners.get(envelope.kind)?.(envelope as never);
    } catch (error) {
      log.error({ err: error, kind: envelope.kind }, 'a message of another process failed');
    }
  }
}
