/**
 * One simulated world: the clock, the server's lives, the players, and what was seen. It connects the players with the server and
 * restarts a server that was killed. Owns the first violation, which ends the run.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createRegistration } from '../../src/server/domains/login/service.ts';
import { createNameHash } from '../../src/server/domains/players/deleted-names.ts';
import { hashSessionKey } from '../../src/server/domains/login/token-hashing.ts';
import { DomainError } from '../../src/server/domain-error.ts';
import { artFixture } from '../../src/server/testing/art-fixture.ts';
import { Chance } from './chance.ts';
import { isSimulated, SIMULATED } from './database-port.ts';
import { Facts, type Outcome } from './facts.ts';
import { dumpOf, tablesWith } from './dump.ts';
import { DATABASE, Life, worldFolder } from './life.ts';
import { Messages } from './messages.ts';
import { Activity } from './platform.ts';
import { Player, type Reply } from './player.ts';
import { Reader } from './reader.ts';
import { PortFaults } from './port-faults.ts';
import { TownLink } from './town-link.ts';
import type { Trace } from './trace.ts';
import type { VirtualTime } from './virtual-time.ts';

export interface Violation {
  /** Name of the invariant. */
  rule: string;
  detail: string;
  /** Virtual ms. */
  atMs: number;
}

export interface Post {
  id: string;
  author: Player;
  replies: { id: string; author: Player }[];
}

export interface WorldOptions {
  seed: number;
  players: number;
  /** Copies a migrated database into the folder of the first life. */
  furnish: (folder: string) => void;
}

/** The clock jumps by days. */
const SESSION_DAYS = 3650;
const DAY_MS = 86_400_000;
/** Places are rounded, and moved out of walls. */
const NEAR_PX = 40;
/** A process that ended is started again after this. */
const RESTART_MS = [200, 4000] as const;

export class World {
  readonly time: VirtualTime;
  readonly trace: Trace;
  readonly activity = new Activity();
  readonly facts = new Facts();
  readonly messages: Messages;
  readonly faults: PortFaults;
  readonly players: readonly Player[];
  /** For what players do. */
  readonly chance: Chance;
  readonly #restarts: Chance;
  #life: Life | null = null;
  #folder: string;
  #isStarting = false;
  /** Of the life after a kill. */
  #nextFolder: string | null = null;
  /** Set by a kill, when the next life may begin. */
  #mayStart = true;
  violation: Violation | null = null;
  /** Posts of the forum whose ids players know. */
  readonly posts: Post[] = [];
  #numbers = 0;
  #open: { reader: Reader; database: DatabaseSync; folder: string } | null = null;
  lives = 0;
  /** Statements that may have changed the database since the last check. */
  hasChanged = false;

  constructor(time: VirtualTime, trace: Trace, { seed, players, furnish }: WorldOptions) {
    this.time = time;
    this.trace = trace;
    this.chance = new Chance(seed, 'players');
    this.#restarts = new Chance(seed, 'restarts');
    this.messages = new Messages(this);
    this.faults = new PortFaults(this, new Chance(seed, 'faults'));
    this.players = Array.from({ length: players }, (_, index) => new Player(index));
    this.#folder = worldFolder();
    furnish(this.#folder);
  }

  /** The running server; null while there is none. */
  get life(): Life | null {
    return this.#life !== null && !this.#life.isDead && !this.#isStarting ? this.#life : null;
  }

  /** A number that no other call returned. */
  nextNumber(): number {
    return ++this.#numbers;
  }

  /** A text that no other call returned. */
  nextText(what: string, by: Player): string {
    return `${what} ${this.nextNumber()} by ${by.name.toLowerCase()}`;
  }

  /** What is committed, by a connection of its own. */
  read(): Reader {
    return this.#openReader().reader;
  }

  /** Names of the tables with a row that has the text, which is in lower case. */
  tablesWith(text: string): string[] {
    return tablesWith(this.#openReader().database, text);
  }

  /** All rows as one line. */
  dump(): string {
    return dumpOf(this.#openReader().database);
  }

  #openReader(): { reader: Reader; database: DatabaseSync } {
    if (this.#open?.folder !== this.#folder) {
      this.#open?.database.close();
      const database = new DatabaseSync(join(this.#folder, DATABASE), { readOnly: true });
      this.#open = { reader: new Reader(database), database, folder: this.#folder };
    }
    return this.#open;
  }

  get isServing(): boolean {
    return this.life !== null;
  }

  wasSlow(ms: number): boolean {
    return this.faults.wasSlow(ms);
  }

  kill(): void {
    this.life?.kill();
  }

  say(text: string): void {
    this.trace.add(`${(this.time.elapsedMs / 1000).toFixed(3)} ${text}`);
  }

  fail(rule: string, detail: string): void {
    if (this.violation !== null) return;
    this.violation = { rule, detail, atMs: this.time.elapsedMs };
    this.say(`VIOLATION ${rule}: ${detail}`);
  }

  /** Clears away a process that ended, and starts one when it is time. Virtual time does not pass during a start. */
  async keepServing(): Promise<void> {
    if (this.#life?.isDead === true) await this.#bury(this.#life);
    if (this.#life !== null || !this.#mayStart || this.violation !== null) return;
    this.time.isServerDead = false;
    const life = this.#newLife();
    this.#life = life;
    this.#isStarting = true;
    this.lives += 1;
    try {
      await life.start();
      await this.activity.settle();
    } catch (error) {
      if (!life.isDead && !isSimulated(error)) throw error;
      this.say('the start failed');
      await this.#bury(life);
    }
    this.#isStarting = false;
    this.hasChanged = true;
    if (this.life !== null) this.say(`the server serves (life ${this.lives})`);
  }

  #newLife(): Life {
    return new Life(this.#folder, {
      activity: this.activity,
      port: {
        note: () => this.activity.note(),
        fateOf: (sql) => {
          if (!/^select/i.test(sql)) this.hasChanged = true;
          return this.faults.fateOf(sql, this.#isStarting);
        },
        sleep: (ms) => new Promise((resolve) => void this.time.after(ms, 'server', resolve)),
      },
      killed: (next) => this.#killed(next),
      failed: (line) => this.#logged(line),
    });
  }

  #killed(next: string): void {
    this.say('the server was killed');
    this.time.dropServer();
    this.time.isServerDead = true;
    for (const player of this.players) player.link?.close();
    this.#nextFolder = next;
  }

  /** Frees what is left of a process, and sets the time of the next start. */
  async #bury(life: Life): Promise<void> {
    this.time.dropServer();
    this.time.isServerDead = true;
    this.#life = null;
    this.#mayStart = false;
    if (life.isDead) {
      await life.end();
      this.#folder = this.#nextFolder ?? this.#folder;
    }
    this.#nextFolder = null;
    const [least, most] = RESTART_MS;
    this.time.after(this.#restarts.between(least, most), 'player', () => {
      this.#mayStart = true;
    });
  }

  /** Ends the run. */
  async close(): Promise<void> {
    for (const player of this.players) player.link?.close();
    this.#open?.database.close();
    this.#open = null;
    const life = this.#life;
    this.#life = null;
    life?.kill();
    if (life !== null) await life.end();
    rmSync(this.#nextFolder ?? this.#folder, { recursive: true, force: true });
  }

  /** A connection has a claim of its own, and the player is where they were. */
  #checkArrival(player: Player, { place, epochBefore }: TownLink): void {
    const epoch = this.#epochOf(player);
    if (epoch <= epochBefore) {
      this.fail('each connection has its claim', `${player.name} came with the claim ${epoch} of an older connection`);
    }
    const { rest } = player;
    player.rest = null;
    if (rest === null || rest.life !== this.lives) return;
    const px = Math.hypot(place.x - rest.x, place.y - rest.y);
    if (px > NEAR_PX) this.fail('players come back where they were', `${player.name} is ${Math.round(px)} px away`);
  }

  #epochOf({ id }: Player): number {
    const [row] = this.read().rows('select epoch from place where "playerId" = ?', id ?? '');
    return Number(row?.epoch ?? 0);
  }

  /** An operator's command was refused: only the product's own refusals and faults of the simulation are expected. */
  refused(error: unknown): void {
    if (error instanceof DomainError || isSimulated(error) || this.life === null) return;
    this.fail('no unexpected error', `a command: ${error instanceof Error ? error.stack : String(error)}`);
  }

  /** A promise was rejected and nobody handled it. */
  rejected(error: unknown): void {
    if (isSimulated(error) && this.life === null) return;
    this.fail('no unexpected error', `unhandled: ${error instanceof Error ? error.stack : String(error)}`);
  }

  #logged(line: string): void {
    if (line.includes(SIMULATED)) return;
    if (this.#life?.isDead === true) return;
    const { err, msg } = JSON.parse(line) as { err?: { message?: string; stack?: string }; msg?: string };
    this.fail('no unexpected error', `${msg ?? ''} ${err?.stack ?? err?.message ?? ''}`);
  }

  /** A call of the API with the player's session. Status 0: no answer came, and the effect is unknown; -1: nobody listened. */
  async call(
    player: Pick<Player, 'address' | 'key'>,
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: object | string,
    signed: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const { life } = this;
    if (life === null) return { status: -1, body: {} };
    this.activity.note();
    const isLost = this.faults.losesReply();
    const response = await life.server.app.inject({
      method,
      url,
      remoteAddress: player.address,
      headers: { 'x-session-key': player.key ?? '', ...signed },
      ...(body !== undefined && { payload: body }),
    });
    this.activity.note();
    if (life.isDead || isLost) return { status: 0, body: {} };
    const isJson = String(response.headers['content-type']).includes('json');
    return { status: response.statusCode, body: isJson ? (JSON.parse(response.payload) as Reply['body']) : {} };
  }

  /** Registers the account, without argon2 and the form. */
  async register(player: Player): Promise<void> {
    const { life } = this;
    if (life === null) return;
    const { database } = life.server;
    const registration = createRegistration({
      database,
      art: { manifest: () => artFixture },
      passwords: { hash: (text) => Promise.resolve(`simulated ${text}`), verify: () => Promise.resolve(true) },
      mailVerification: null,
      nameHash: createNameHash('simulated'),
      hasFirstWalk: true,
    });
    const { name } = player;
    const done = this.facts.begin(`account ${name}`, true, false);
    const bodyType = player.index % 2 === 0 ? 'feminine' : 'masculine';
    const secret = 'lantern-light-1';
    let outcome: Outcome = 'unknown';
    try {
      await registration.register({
        username: name,
        email: `${name}@example.org`,
        password: secret,
        confirmPassword: secret,
        bodyType,
      });
      if (!life.isDead) outcome = 'done';
    } catch (error) {
      const isTaken = error instanceof DomainError && error.message.includes('exists');
      if (error instanceof DomainError && !isTaken && error.kind !== 'unavailable') outcome = 'refused';
      else if (!(error instanceof DomainError) && !isSimulated(error) && !life.isDead) {
        this.fail('no unexpected error', `registration: ${String(error)}`);
      }
    }
    done(outcome);
    this.say(`${name} registers: ${outcome}`);
  }

  /** Issues a session of the account; the player has a key afterwards when it worked. */
  async signIn(player: Player): Promise<void> {
    const key = await this.newSession(player);
    if (key === null) return;
    player.key = key;
    this.say(`${player.name} signs in`);
  }

  /** The key of a new session, without a password; null when the server did not answer. */
  async newSession(player: Player): Promise<string | null> {
    const { life } = this;
    if (life === null) return null;
    const { db } = life.server.database;
    const key = `${player.name}-${this.nextNumber()}`.padEnd(32, 'x');
    const now = new Date(this.time.wallMs).toISOString();
    try {
      const found = await life.server.players.byUsername(player.name);
      if (found === null || life.isDead) return null;
      player.id = found.id;
      const row = {
        id: `session-${key}`,
        token: hashSessionKey(key),
        userId: found.id,
        expiresAt: new Date(this.time.wallMs + SESSION_DAYS * DAY_MS).toISOString(),
        createdAt: now,
        updatedAt: now,
        ipAddress: null,
        userAgent: null,
      };
      await db.insertInto('auth_session').values(row).execute();
      if (life.isDead) return null;
      this.facts.begin(`session ${key}`, true, false)('done');
      return key;
    } catch (error) {
      if (!life.isDead && !isSimulated(error)) throw error;
      return null;
    }
  }

  /** Connects to the town. An older connection of the player stays open until the server ends it. */
  enterTown(player: Player, tabId: string): void {
    const { life } = this;
    if (life === null || player.key === null) return;
    const { name } = player;
    const link = new TownLink(
      player.address,
      { key: player.key, tabId, client: player.client },
      {
        note: () => this.activity.note(),
        joined: (joined) => {
          joined.joinedMs = this.time.elapsedMs;
          this.#checkArrival(player, joined);
          this.say(`${name} is in the town at ${joined.place.x},${joined.place.y}, ${joined.names.size} there`);
        },
        seenTwice: (names) => {
          if (names.length > 0) this.fail('nobody is in the town twice', `${name} sees ${names.join(', ')} twice`);
        },
        unreadable: (what) => this.fail('packets are readable', `${name} got ${what}`),
        heard: (line) => this.messages.heard(player, link, line),
        event: (event, args) => this.messages.event(player, link, event, args),
        closed: () => this.say(`${name} lost the town${link.refusal === null ? '' : `: ${link.refusal}`}`),
      },
    );
    link.epochBefore = this.#epochOf(player);
    player.link = link;
    life.connect(link.stream.server);
  }
}
