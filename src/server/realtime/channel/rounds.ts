/**
 * The outgoing round: chat, departures, arrivals, looks, moves and walks. Each message is built once and shared by all its
 * recipients, and each client gets one write. Owns the timer and what single clients are still owed.
 */
import {
  FEATURE_BATCHED_MOVES,
  FEATURE_PACKED_LOOKS,
  FEATURE_TOWNSFOLK,
  FEATURE_REPORTS,
  FEATURE_WALKS,
} from '../../../shared/realtime/events.ts';
import { FEATURE_LANTERNS } from '../../../shared/realtime/lanterns.ts';
import { FEATURE_CHANNELS } from '../../../shared/realtime/channels.ts';
import { FEATURE_GESTURES } from '../../../shared/realtime/gestures.ts';
import { FEATURE_CODES } from '../../../shared/realtime/notices.ts';
import { packedId } from '../../../shared/realtime/people-packet.ts';
import { FEATURE_PUSHES } from '../../../shared/realtime/pushes.ts';
import { FEATURE_REWARDS } from '../../../shared/realtime/rewards.ts';
import type { Cancel } from '../../../shared/runtime/runtime.ts';
import type { TownLog } from '../../log.ts';
import { runtime } from '../../runtime.ts';
import type { Connection } from '../lobby/connection.ts';
import type { Broadcast, ClientKind } from '../wire/broadcast.ts';
import { type Batch, type Framed, frameEvent, type SharedBeginning } from '../wire/packets.ts';
import type { Chat, SpokenLine } from './chat.ts';
import type { Entrance } from './entrance.ts';
import type { Gestures } from './gestures.ts';
import type { MoveFanout } from './interest.ts';
import { Introductions, peoplePacket } from './introductions.ts';
import { KnownLooks } from './known-looks.ts';
import type { Looks } from './looks.ts';
import { PackedLooks } from './packed-looks.ts';
import type { TownMetrics } from './metrics.ts';
import type { LocationPositions } from './positions.ts';
import type { Presence, Presences } from './presence.ts';
import { RoundOfMoves } from './round-of-moves.ts';
import type { WalkFanout } from './walk-fanout.ts';

/** What a round costs is writes, so there are fewer in a crowd: [players, milliseconds]. */
const PACE = [
  [200, 50],
  [1200, 100],
  [3000, 110],
] as const;
const SLOWEST_MS = 150;
/** Events `move` for one client in one round; others wait. */
const EVENTS_MAX = 500;

/** Time between two rounds with so many players. */
export const roundMs = (players: number): number => PACE.find(([most]) => players <= most)?.[1] ?? SLOWEST_MS;

export interface RoundsDeps {
  /** Slug of the location. */
  location: string;
  broadcast: Broadcast;
  entrance: Entrance;
  presences: Presences;
  chat: Chat;
  looks: Pick<Looks, 'takeDue'>;
  fanout: MoveFanout<Presence>;
  walkFanout: WalkFanout;
  gestures: Gestures;
  positions: LocationPositions;
  now: () => number;
  metrics: TownMetrics;
  log: TownLog;
  /** Called after each `join_room`. */
  joined: (presence: Presence) => void;
  /** Called once for each player announced to others. */
  entered: (presence: Presence) => void;
}

/** What a client is sent in later rounds. */
interface Owed {
  /** Players that it did not get, farthest first. */
  unlisted: Presence[];
  /** Players whose positions it was not sent, nearest first. */
  unmoved: readonly Presence[];
}

const linkIdsOf = (presences: Iterable<Presence>): ReadonlySet<string> =>
  new Set([...presences].map(({ connection }) => connection.link.id));

const linesOf = (spoken: readonly SpokenLine[]): [netId: number, text: string][] =>
  spoken.map(({ speaker, text }) => [speaker.record.netId, text]);

/** Clients with walks. */
const WALKERS = ['packed', 'walks'] as const;
/** Clients without packets of players. */
const UNPACKED = ['walks', 'batched', 'plain'] as const;

function kindOf({ arrival }: Connection): ClientKind {
  if (arrival.hasPackedLooks) return 'packed';
  if (arrival.hasWalks) return 'walks';
  return arrival.hasBatchedMoves ? 'batched' : 'plain';
}

export class Rounds {
  readonly #deps: RoundsDeps;
  readonly #owed = new WeakMap<Connection, Owed>();
  /** Of clients with walks. */
  readonly #looks = new WeakMap<Connection, KnownLooks>();
  readonly #packedLooks = new PackedLooks();
  /** Of the round before. */
  #introductions: Introductions;
  #stopTimer: Cancel;

  constructor(deps: RoundsDeps) {
    this.#deps = deps;
    this.#introductions = new Introductions((cell) => deps.fanout.membersOf(cell));
    this.#stopTimer = this.#schedule();
  }

  stop(): void {
    this.#stopTimer();
  }

  run(): void {
    const { entrance, metrics, log } = this.#deps;
    const end = metrics.tickSeconds.startTimer();
    try {
      this.#deliverChat();
      this.#announceDeparted();
      this.#followWalks();
      this.#deps.gestures.expire(this.#deps.now());
      const changed = this.#changeLooks();
      const arrivals = entrance.takeArrivals();
      const newcomers = arrivals.filter((presence) => !presence.isAnnounced);
      const joining = arrivals.filter(({ connection }) => !connection.hasJoined);
      this.#admit(joining, newcomers);
      this.#send(new Set(joining.map(({ connection }) => connection)), [...changed, ...newcomers]);
    } catch (error) {
      log.error({ err: error }, 'a round of the town failed');
    }
    end();
  }

  /**
   * A connection arrived. A client with packets gets `join_room` at once, so that a join does not wait for a round; others
   * learn of the player with the next round.
   */
  arrived(presence: Presence): void {
    if (!presence.connection.arrival.hasPackedLooks) return;
    try {
      this.#join(presence, this.#introductions);
    } catch (error) {
      this.#deps.log.error({ err: error }, 'sending the town to a client failed');
    }
  }

  #schedule(): Cancel {
    return runtime.setTimeout(() => {
      this.#stopTimer = this.#schedule();
      this.run();
    }, roundMs(this.#deps.presences.size));
  }

  #deliverChat(): void {
    const { broadcast, chat, presences } = this.#deps;
    const spoken = chat.takeSpoken();
    if (spoken.length === 0) return;
    /** Listeners with walks who are not sent all lines. */
    const someOnly = new Set<Presence>();
    for (const { speaker, text } of spoken) {
      const separated = presences.separatedFrom(speaker);
      for (const listener of separated) if (listener.connection.arrival.hasWalks) someOnly.add(listener);
      broadcast.emitExcept([['batched', 'plain'], linkIdsOf(separated)], 'chat', speaker.id, text);
    }
    broadcast.emitExcept([WALKERS, linkIdsOf(someOnly)], 'said', linesOf(spoken));
    for (const listener of someOnly) {
      const lines = spoken.filter(({ speaker }) => !listener.isSeparatedFrom(speaker));
      if (lines.length > 0 && listener.connection.hasJoined) {
        listener.connection.link.queue(frameEvent('said', linesOf(lines)));
      }
    }
  }

  #announceDeparted(): void {
    const { broadcast, entrance, walkFanout } = this.#deps;
    for (const departed of entrance.takeDeparted()) {
      broadcast.emitTo(UNPACKED, 'user_disconnected', departed.id);
      broadcast.emitTo(['packed'], 'user_disconnected', packedId(departed.record.netId));
      for (const { connection } of walkFanout.viewers()) this.#looks.get(connection)?.forget(departed);
    }
  }

  /** Brings the positions of clients with walks up to date, for other clients and for saving. */
  #followWalks(): void {
    const { fanout, walkFanout, positions, now } = this.#deps;
    walkFanout.follow(now(), (presence) => {
      const { cell } = presence;
      fanout.moved(presence);
      if (presence.cell !== cell) walkFanout.crossed(presence, cell);
      positions.changed(presence.playerId, presence.state);
    });
  }

  /** To all clients but those with walks, which are sent the looks in their reach. Returns whose looks changed. */
  #changeLooks(): readonly Presence[] {
    const { broadcast, looks, now } = this.#deps;
    const changed = looks.takeDue(now());
    for (const { presence } of changed) {
      broadcast.emitTo(['batched', 'plain'], 'user_updated', presence.id, presence.userJson);
    }
    const renamed = changed.filter(({ isRenamed }) => isRenamed).map(({ presence }) => presence);
    if (renamed.length > 0) broadcast.sendTo(['packed'], peoplePacket(renamed));
    return changed.map(({ presence }) => presence);
  }

  /** Announces the newcomers, and sends `join_room` to those who have not got it yet. */
  #admit(joining: readonly Presence[], newcomers: readonly Presence[]): void {
    const { broadcast, fanout, now } = this.#deps;
    for (const presence of newcomers) this.#announce(presence, now());
    if (newcomers.length > 0) broadcast.sendTo(['packed'], peoplePacket(newcomers));
    // Those who arrive before the next round get the players who are announced now.
    this.#introductions = new Introductions((cell) => fanout.membersOf(cell));
    for (const presence of joining) this.#join(presence, this.#introductions);
    for (const presence of newcomers) this.#deps.entered(presence);
  }

  /** To clients that have joined before. Those that join in this round have the player in their list. */
  #announce(presence: Presence, nowMs: number): void {
    const { broadcast } = this.#deps;
    presence.isAnnounced = true;
    // The player has joined with another look.
    if (presence.sentLook.userJson !== presence.userJson) this.#looks.get(presence.connection)?.forget(presence);
    presence.publishLook(nowMs);
    broadcast.emitTo(['plain'], 'user_connected', ...presence.introduction(false));
    broadcast.emitTo(['batched', 'walks'], 'user_connected', ...presence.introduction(true));
  }

  #join(presence: Presence, introductions: Introductions): void {
    const { location, now, walkFanout, metrics, joined } = this.#deps;
    const { connection } = presence;
    const { hasWalks } = connection.arrival;
    const rest = [location, offeredFeatures(connection), ...(hasWalks ? [now()] : [])];
    if (connection.arrival.hasPackedLooks) {
      const args = [packedId(presence.record.netId), ...rest, presence.sentLook.userJson];
      metrics.joinBytes.observe(connection.link.sendAttached('join_room', introductions.everyone(presence), args));
      const known = new KnownLooks(false);
      known.sent(presence);
      this.#looks.set(connection, known);
    } else {
      metrics.joinBytes.observe(
        connection.link.finishEvent(this.#list(presence, introductions), [presence.id, ...rest]),
      );
    }
    connection.hasJoined = true;
    // `join_room` has the positions, not the walks.
    connection.sentCell = hasWalks ? null : presence.cell;
    walkFanout.joined(presence);
    joined(presence);
  }

  /** The nearest players with their looks; the others are owed. */
  #list(presence: Presence, introductions: Introductions): SharedBeginning {
    const { connection } = presence;
    const { hasBatchedMoves, hasWalks } = connection.arrival;
    const { beginning, listed, others } = introductions.listFor(presence, hasBatchedMoves);
    if (others.length > 0) this.#owed.set(connection, { unlisted: others, unmoved: [] });
    if (hasWalks) {
      const known = new KnownLooks(true);
      for (const one of listed) known.sent(one);
      this.#looks.set(connection, known);
    }
    return beginning;
  }

  /** One write for each client. Those that joined in this round have it in their list. `looks`: whose are new. */
  #send(joined: ReadonlySet<Connection>, looks: readonly Presence[]): void {
    const { broadcast, fanout, presences } = this.#deps;
    const shared = broadcast.take();
    const round = new RoundOfMoves({ ...this.#deps, packedLooks: this.#packedLooks }, looks);
    for (const viewer of presences.all()) {
      const { connection } = viewer;
      if (!connection.hasJoined) continue;
      const { link } = connection;
      const events = joined.has(connection) ? null : shared.of(kindOf(connection), link.id);
      if (this.#isHeldBack(connection)) {
        link.sendRound(events, []);
        continue;
      }
      const known = this.#looks.get(connection);
      const common = known === undefined ? events : round.commonFor(viewer, events, known);
      link.sendRound(common, this.#ownOf(viewer, round, common));
    }
    round.end();
    if (!round.areMovesTaken) fanout.skip();
  }

  #ownOf(viewer: Presence, round: RoundOfMoves, common: Batch | null): Framed[] {
    const { connection } = viewer;
    const introduced = this.#introduce(viewer, round);
    const known = this.#looks.get(connection);
    if (connection.arrival.hasWalks && known !== undefined) {
      for (const one of introduced.players) known.sent(one);
      return [...introduced.events, ...round.walksFor(viewer, introduced.players, known, common)];
    }
    if (connection.arrival.hasBatchedMoves) {
      const messages = [...introduced.events, ...round.packetsFor(viewer)];
      // A page whose ground differs from the town's has no walks, and notices silence too.
      return connection.arrival.hasNodes ? [...messages, ...round.signFor(viewer, messages, common)] : messages;
    }
    return [...introduced.events, ...this.#movesFor(viewer, round)];
  }

  /** Sends the client players who did not fit into its list. */
  #introduce(viewer: Presence, round: RoundOfMoves): { events: Framed[]; players: readonly Presence[] } {
    const { connection } = viewer;
    const owed = this.#owed.get(connection);
    if (owed === undefined || owed.unlisted.length === 0) return { events: [], players: [] };
    const { presences } = this.#deps;
    const players = owed.unlisted.toReversed();
    const isHere = (one: Presence): boolean => presences.of(one.playerId) === one;
    const events = round.introductions.take(owed.unlisted, connection.arrival.hasBatchedMoves, isHere);
    return { events, players: players.slice(0, players.length - owed.unlisted.length).filter(isHere) };
  }

  /** For clients of the plain protocol, where a client's own `move` means that it is put back. */
  #movesFor(viewer: Presence, round: RoundOfMoves): Framed[] {
    const { connection, cell } = viewer;
    const owed = this.#owed.get(connection);
    const missed = [...(owed?.unmoved ?? []), ...round.missedBy(viewer)];
    connection.sentCell = cell;
    connection.isBehind = false;
    const due = new Set([...round.moves.of(cell), ...missed].filter((mover) => mover !== viewer));
    const now = [...due].slice(0, EVENTS_MAX);
    const unmoved = [...due].slice(EVENTS_MAX);
    if (owed !== undefined || unmoved.length > 0) {
      this.#owed.set(connection, { unlisted: owed?.unlisted ?? [], unmoved });
    }
    return now.map((mover) => round.moves.eventOf(mover));
  }

  /** Whether the client reads too slowly for this round's moves. A client that does not read at all is cut. */
  #isHeldBack(connection: Connection): boolean {
    const backlog = connection.link.backlog();
    if (backlog === 'none') return false;
    connection.isBehind = true;
    this.#deps.metrics.skippedTicks.inc();
    if (backlog === 'stalled') {
      this.#deps.metrics.cutClients.inc({ reason: 'stalled' });
      connection.link.cut();
    }
    return true;
  }
}

/** The features that both the client announced and this server has. */
function offeredFeatures({ arrival }: Connection): string[] {
  return [
    ...(arrival.hasWalks ? [FEATURE_WALKS] : arrival.hasBatchedMoves ? [FEATURE_BATCHED_MOVES] : []),
    ...(arrival.hasPackedLooks ? [FEATURE_PACKED_LOOKS] : []),
    ...(arrival.hasGestures ? [FEATURE_GESTURES] : []),
    ...(arrival.hasCodes ? [FEATURE_CODES] : []),
    ...(arrival.hasPushes ? [FEATURE_PUSHES] : []),
    ...(arrival.hasTownsfolk ? [FEATURE_TOWNSFOLK] : []),
    ...(arrival.hasLanterns ? [FEATURE_LANTERNS] : []),
    ...(arrival.hasRewards ? [FEATURE_REWARDS] : []),
    ...(arrival.hasChannels ? [FEATURE_CHANNELS] : []),
    ...(arrival.hasReports ? [FEATURE_REPORTS] : []),
  ];
}
