/** For tests: implements the ports of players, places and sessions in memory. */
import type { PlayerState } from '../../shared/realtime/events.ts';
import { bareCustomization, SKIN_TONE_COUNT } from '../../shared/rules/slots.ts';
import type {
  Claim,
  ClaimedPlace,
  ClaimRequest,
  Elsewhere,
  PlaceService,
  PlayerRecord,
  PlayerService,
  SessionService,
  WayIn,
} from '../ports.ts';
import { AT_DOOR_PX } from '../../shared/rules/places.ts';

/** The players' default position. */
export const ENTRY: PlayerState = { x: 500, y: 600, frame: 0 };

/** Players and sessions in memory: the session key is `key-` followed by the player's id. */
export class MemoryWorld implements SessionService, PlayerService, PlaceService {
  readonly players = new Map<string, PlayerRecord>();
  readonly blocked = new Map<string, Set<string>>();
  readonly keys = new Map<string, string | null>();
  readonly places = new Map<string, Claim & { location?: string }>();
  readonly saved: (readonly ClaimedPlace[])[] = [];
  readonly #listeners = new Set<(accountId: string) => void>();
  failSaves = false;

  add(username: string, position: PlayerState | null = ENTRY): PlayerRecord {
    const player: PlayerRecord = {
      id: `player-${username.toLowerCase()}`,
      username,
      email: `${username}@example.org`,
      access: 0,
      membership: 0,
      badges: 0,
      coins: 0,
      gems: 0,
      honor: 0,
      customization: bareCustomization(false, this.players.size % SKIN_TONE_COUNT),
      nametag: '',
      mutedUntil: null,
      createdAt: 0,
    };
    this.places.set(player.id, { epoch: 0, place: position, cameFrom: null });
    this.players.set(player.id, player);
    this.keys.set(keyOf(player), player.id);
    return player;
  }

  revoke(player: PlayerRecord): void {
    this.revokeKey(keyOf(player), player);
  }

  revokeKey(key: string, player: PlayerRecord): void {
    this.keys.delete(key);
    for (const listener of this.#listeners) listener(player.id);
  }

  async resolve(key: string): Promise<{ accountId: string; player: PlayerRecord | null } | null> {
    const id = this.keys.get(key);
    if (id === undefined) return null;
    return id === null ? { accountId: 'unfinished', player: null } : { accountId: id, player: await this.byId(id) };
  }

  onRevoked(listener: (accountId: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async byId(id: string): Promise<PlayerRecord | null> {
    const player = this.players.get(id);
    return player === undefined ? null : structuredClone(player);
  }

  async byUsername(username: string): Promise<PlayerRecord | null> {
    return this.byId(`player-${username.toLowerCase()}`);
  }

  async count(): Promise<number> {
    return this.players.size;
  }

  async claim(playerId: string, { location, doors, open }: ClaimRequest): Promise<Claim | Elsewhere | null> {
    const before = this.places.get(playerId);
    if (before === undefined) return null;
    const { location: current = open[0], place, cameFrom, epoch } = before;
    const isAt = ({ from, x, y }: WayIn): boolean =>
      from === current && (place === null ? cameFrom === location : Math.hypot(place.x - x, place.y - y) <= AT_DOOR_PX);
    const isHere = current === location;
    if (!isHere && open.includes(current) && !doors.some(isAt)) return { elsewhere: current };
    const claim = { epoch: epoch + 1, ...(isHere ? { place, cameFrom } : { place: null, cameFrom: current }) };
    this.places.set(playerId, { ...claim, location });
    return claim;
  }

  /** Puts the player into a location, as if from the town by its door. */
  move({ id }: { id: string }, location: string, cameFrom: string, place: PlayerState | null = null): void {
    this.places.set(id, { epoch: this.places.get(id)?.epoch ?? 0, place, cameFrom, location });
  }

  async save(places: readonly ClaimedPlace[]): Promise<ReadonlySet<string>> {
    if (this.failSaves) throw new Error('the disk is full');
    this.saved.push(places);
    const outdated = new Set<string>();
    for (const { playerId, epoch, location, ...place } of places) {
      const known = this.places.get(playerId);
      if (known?.epoch !== epoch) outdated.add(playerId);
      else if (known.location === location) this.places.set(playerId, { ...known, place });
    }
    return outdated;
  }

  async outdated(claims: readonly Pick<ClaimedPlace, 'playerId' | 'epoch'>[]): Promise<ReadonlySet<string>> {
    const outdated = claims.filter(({ playerId, epoch }) => this.places.get(playerId)?.epoch !== epoch);
    return new Set(outdated.map(({ playerId }) => playerId));
  }

  placeOf({ id }: { id: string }): PlayerState | null {
    return this.places.get(id)?.place ?? null;
  }

  async blockedIds(playerId: string): Promise<ReadonlySet<string>> {
    return new Set(this.blocked.get(playerId));
  }

  redact(text: string): string {
    return text.replace(/\bdarn\b/gi, '[redacted]');
  }
}

export const keyOf = (player: PlayerRecord): string => `key-${player.id}`;
