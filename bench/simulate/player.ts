/**
 * A simulated player: account, session key, connection to the town, and what of it the checks need. Owns no rule: acts are in
 * `acts/`, and the simulation connects players with the server.
 */
import type { ClientKind, TownLink } from './town-link.ts';

export interface Reply {
  /** 0: no answer came. */
  status: number;
  body: Record<string, unknown>;
}

const CLIENTS: readonly ClientKind[] = ['packed', 'walks', 'batched', 'plain'];

export class Player {
  readonly index: number;
  readonly name: string;
  readonly address: string;
  readonly client: ClientKind;
  /** The account exists. */
  id: string | null = null;
  key: string | null = null;
  link: TownLink | null = null;
  /** Does not come back to the town by itself before this virtual time. */
  awayUntilMs = 0;
  tabs = 0;
  /** Where the player was at rest before leaving, and the life of the server; null when unknown. */
  rest: { x: number; y: number; life: number } | null = null;
  /** When the player last moved, virtual ms. */
  movedMs = 0;
  /** Acts under way. */
  busy = 0;
  /** The open game of FLOW, as the player's page knows it. */
  flow: { gameId: string; seed: number; log: number[]; applied: number } | null = null;
  /** `lastSave` of the last cookie game that the server took. */
  cookieBase: number | null = null;
  /** The payment events about this player, as JSON. */
  readonly payments: string[] = [];
  /** Numbers this player's chat lines. */
  lines = 0;

  constructor(index: number, name = `Walker_${String.fromCharCode(65 + index)}${index}`) {
    this.index = index;
    this.name = name;
    this.address = `10.0.${index >> 8}.${(index & 255) + 1}`;
    this.client = CLIENTS[index % CLIENTS.length] ?? 'plain';
  }

  get isInTown(): boolean {
    return this.link?.hasJoined === true;
  }
}
