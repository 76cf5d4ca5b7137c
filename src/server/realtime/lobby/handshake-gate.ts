/**
 * The handshake: it parses what a client sends on connecting, and resolves the session or refuses with a code and whether
 * the client should retry. Owns the connection rate limit of each account.
 */
import {
  FEATURE_BATCHED_MOVES,
  FEATURE_PACKED_LOOKS,
  FEATURE_TOWNSFOLK,
  FEATURE_REPORTS,
  FEATURE_WALKS,
  type HandshakeRefusal,
  handshakeSchema,
  PROTOCOL_VERSION,
} from '../../../shared/realtime/events.ts';
import { type Ground, isSameGround } from '../../../shared/walks/ground.ts';
import type { Claim, ClaimRequest, PlayerRecord, PlayerService, SessionService } from '../../ports.ts';
import type { TownLog } from '../../log.ts';
import type { Claims } from './claims.ts';
import type { Placement } from './placement.ts';
import { TokenBucket } from './token-bucket.ts';
import { FEATURE_GESTURES } from '../../../shared/realtime/gestures.ts';
import { FEATURE_CHANNELS, FEATURE_NODES } from '../../../shared/realtime/channels.ts';
import { FEATURE_CODES } from '../../../shared/realtime/notices.ts';
import { FEATURE_LANTERNS } from '../../../shared/realtime/lanterns.ts';
import { FEATURE_PUSHES } from '../../../shared/realtime/pushes.ts';
import { FEATURE_REWARDS } from '../../../shared/realtime/rewards.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';
import { textOf } from '../../sentences.ts';

/** Who passed the handshake. */
export interface Arrival {
  accountId: string;
  sessionKey: string;
  player: PlayerRecord;
  /** By which the connection owns the player. */
  claim: Claim;
  /** Slug of the location that the player enters. */
  location: string;
  /** Number of the player's channel there. */
  channel: number;
  blockedIds: ReadonlySet<string>;
  tabId: string | null;
  hasBatchedMoves: boolean;
  hasCodes: boolean;
  hasPushes: boolean;
  hasLanterns: boolean;
  hasRewards: boolean;
  hasWalks: boolean;
  hasPackedLooks: boolean;
  hasTownsfolk: boolean;
  hasGestures: boolean;
  hasChannels: boolean;
  hasNodes: boolean;
  /** Whispers come with proofs. */
  hasReports: boolean;
}

/** Who passed the checks, before the place in the town. */
export interface Admitted extends Omit<Arrival, 'claim' | 'channel'> {
  requestedChannel: number | null;
  /** The player goes through a door to the location. */
  isThroughDoor: boolean;
}

const REFUSALS: Record<HandshakeRefusal['code'], { retry: boolean; said: SentenceData }> = {
  outdated: { retry: false, said: sentence('promenadeWasUpdatedPleaseReload') },
  'bad-session': { retry: false, said: sentence('sessionExpiredPleaseSignIn') },
  'no-username': { retry: false, said: sentence('finishCreatingYourAccountFirst') },
  'unknown-location': { retry: false, said: sentence('thereIsNoSuchPlace') },
  // The page connects again, to where the player is. Those of before there were several locations cannot.
  elsewhere: { retry: false, said: sentence('promenadeWasUpdatedPleaseReload') },
  'bad-handshake': { retry: false, said: sentence('theServerDidNotUnderstand') },
  'server-closing': { retry: true, said: sentence('theServerIsRestarting') },
  // As the answers of HTTP.
  unavailable: { retry: true, said: sentence('theDatabaseDoesNotAnswer') },
  'server-error': { retry: true, said: sentence('somethingWentWrongOnThe') },
  'too-many': { retry: true, said: sentence('tooManyConnectionsPleaseWait') },
  kicked: { retry: false, said: sentence('youWereRemovedFromTheTown') },
};

/** A refused client gets it as `connect_error`; `data` is the `HandshakeRefusal`. */
export class RefusedHandshake extends Error {
  readonly data: HandshakeRefusal & { sentence: SentenceData };

  /** `said` replaces the sentence of the code; `location` is where the player is. */
  constructor(code: HandshakeRefusal['code'], said = REFUSALS[code].said, location?: string) {
    const { retry } = REFUSALS[code];
    super(textOf(said));
    this.data = { code, retry, sentence: said, ...(location !== undefined && { location }) };
  }
}

/** What a handshake needs of a location. */
export interface OpenLocation {
  /** What the town computes walks with. */
  ground: Ground;
  placement: Pick<Placement, 'place' | 'release'>;
  hasTownsfolk: boolean;
  /** For players who are there. */
  stay: ClaimRequest;
  /** For those who go through a door. */
  enter: ClaimRequest;
}

export interface HandshakeDeps {
  sessions: SessionService;
  players: PlayerService;
  claims: Pick<Claims, 'claim'>;
  /** Saves where the player is, if this process serves the player. Does not reject. */
  save(playerId: string): Promise<void>;
  /** The location of this slug; undefined for one that the town does not serve. */
  locationOf(slug: string): OpenLocation | undefined;
  log: TownLog;
  now: () => number;
  /** Multiplies the connection rate of an account. */
  rateLimitScale: number;
  /** The town has several channels. */
  hasChannels: boolean;
  /** Whispers are delivered with proofs. */
  hasReports: boolean;
}

const CONNECTIONS = { capacity: 12, perSecond: 0.5 };
const BUCKETS_MAX = 10_000;
const KICKED_MS = 60_000;

export class HandshakeGate {
  readonly #deps: HandshakeDeps;
  readonly #buckets = new Map<string, TokenBucket>();
  /** By player, the refusal of those who were kicked less than a minute ago. */
  readonly #kicked = new Map<string, { refusal: RefusedHandshake; untilMs: number }>();
  #isClosed = false;

  constructor(deps: HandshakeDeps) {
    this.#deps = deps;
  }

  /** Refuses all handshakes from now on, with `retry`. */
  close(): void {
    this.#isClosed = true;
  }

  /** Empties the account's rate limit: it must wait before it can connect again. */
  throttle(accountId: string): void {
    this.#bucketOf(accountId).empty(this.#deps.now());
  }

  /** Refuses the player for a minute. Returns the refusal. */
  refuseKicked(playerId: string, reason: string): RefusedHandshake {
    const now = this.#deps.now();
    for (const [id, { untilMs }] of this.#kicked) if (untilMs <= now) this.#kicked.delete(id);
    const said = reason === '' ? undefined : sentence('youWereRemovedForReason', { reason });
    const refusal = new RefusedHandshake('kicked', said);
    this.#kicked.set(playerId, { refusal, untilMs: now + KICKED_MS });
    return refusal;
  }

  /** Rejects with a `RefusedHandshake`. */
  async admit(auth: unknown): Promise<Admitted> {
    if (this.#isClosed) throw new RefusedHandshake('server-closing');
    const parsed = handshakeSchema.safeParse(auth);
    if (!parsed.success) throw new RefusedHandshake('bad-handshake');
    const { serverSessionKey, location, protocol, tabId, features, ground, channel, throughDoor } = parsed.data;
    if (protocol !== undefined && protocol !== PROTOCOL_VERSION) throw new RefusedHandshake('outdated');
    const entered = this.#deps.locationOf(location);
    if (entered === undefined) throw new RefusedHandshake('unknown-location');
    const session = await this.#deps.sessions.resolve(serverSessionKey);
    if (session === null) throw new RefusedHandshake('bad-session');
    if (session.player === null) throw new RefusedHandshake('no-username');
    const kicked = this.#kicked.get(session.player.id);
    if (kicked !== undefined && kicked.untilMs > this.#deps.now()) throw kicked.refusal;
    if (!this.#bucketOf(session.accountId).take(1, this.#deps.now())) throw new RefusedHandshake('too-many');
    const has = (feature: string): boolean => features?.includes(feature) ?? false;
    const hasWalks = has(FEATURE_WALKS) && isSameGround(ground, entered.ground);
    const blockedIds = await this.#deps.players.blockedIds(session.player.id);
    if (this.#isClosed) throw new RefusedHandshake('server-closing');
    return {
      accountId: session.accountId,
      sessionKey: serverSessionKey,
      player: session.player,
      blockedIds,
      location,
      requestedChannel: channel ?? null,
      isThroughDoor: throughDoor ?? false,
      tabId: tabId ?? null,
      // A client with walks takes binary packets too.
      hasBatchedMoves: has(FEATURE_BATCHED_MOVES) || has(FEATURE_WALKS),
      hasCodes: has(FEATURE_CODES),
      hasPushes: has(FEATURE_PUSHES),
      hasLanterns: has(FEATURE_LANTERNS),
      hasRewards: has(FEATURE_REWARDS),
      hasWalks,
      hasPackedLooks: hasWalks && has(FEATURE_PACKED_LOOKS),
      hasTownsfolk: hasWalks && entered.hasTownsfolk && has(FEATURE_TOWNSFOLK),
      hasGestures: hasWalks && has(FEATURE_GESTURES),
      hasChannels: this.#deps.hasChannels && has(FEATURE_CHANNELS),
      hasNodes: has(FEATURE_NODES),
      hasReports: this.#deps.hasReports && has(FEATURE_REPORTS),
    };
  }

  /**
   * Takes the player over from all older connections: the last step, because a connection that is refused must not end another.
   * Rejects with a `RefusedHandshake`.
   */
  async claim({ requestedChannel, isThroughDoor, ...admitted }: Admitted): Promise<Arrival> {
    const { claims, locationOf, save } = this.#deps;
    const { location, player } = admitted;
    const { id } = player;
    const entered = locationOf(location);
    if (entered === undefined) throw new RefusedHandshake('unknown-location');
    const { placement, enter, stay } = entered;
    // Whether the player is at the door is judged by the stored place.
    if (isThroughDoor) await save(id);
    const channel = await placement.place(id, requestedChannel);
    try {
      const claim = await claims.claim(id, isThroughDoor ? enter : stay);
      if (claim === null) throw new RefusedHandshake('bad-session');
      if ('elsewhere' in claim) throw new RefusedHandshake('elsewhere', undefined, claim.elsewhere);
      if (this.#isClosed) throw new RefusedHandshake('server-closing');
      return { ...admitted, claim, channel };
    } catch (error) {
      placement.release(id);
      throw error;
    }
  }

  #bucketOf(accountId: string): TokenBucket {
    const known = this.#buckets.get(accountId);
    if (known !== undefined) return known;
    if (this.#buckets.size >= BUCKETS_MAX) this.#dropFullBuckets();
    const { capacity, perSecond } = CONNECTIONS;
    const scale = this.#deps.rateLimitScale;
    const bucket = new TokenBucket({ capacity: capacity * scale, perSecond: perSecond * scale }, this.#deps.now());
    this.#buckets.set(accountId, bucket);
    return bucket;
  }

  #dropFullBuckets(): void {
    const now = this.#deps.now();
    for (const [accountId, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(accountId);
  }
}
