/**
 * One life of the server's process: the whole product on SQLite, from a data folder. `kill` takes the files as they are at that
 * moment, which is what `kill -9` leaves behind, into the folder of the next life. Owns the folder.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { pino } from 'pino';
import { locationData } from '../../src/art/town/colliders.ts';
import { loadCore } from '../../src/engine/node/load-core.ts';
import { createServer, type PromenadeServer } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config/config.ts';
import type { ArtHost } from '../../src/server/ports.ts';
import type { WalkingCore } from '../../src/server/realtime/channel/walks.ts';
import { LOCATION_PATH } from '../../src/shared/rules/town.ts';
import { type DatabasePort, throughPort } from './database-port.ts';
import type { Activity } from './platform.ts';
import { simulatedArt } from './simulated-art.ts';

/** A disk in memory where the system has one. */
const MEMORY_DISK = '/dev/shm';

export const worldFolder = (): string =>
  mkdtempSync(join(existsSync(MEMORY_DISK) ? MEMORY_DISK : tmpdir(), 'promenade-simulate-'));

let core: Promise<WalkingCore> | null = null;

/** One core for all lives of the process: the map does not change. */
export function townCore(): Promise<WalkingCore> {
  core ??= loadCore().then((loaded): WalkingCore => {
    const ground = loaded.setLocation(locationData());
    return {
      setLocation: () => ground,
      ready: loaded.ready.bind(loaded),
      isWalkable: loaded.isWalkable.bind(loaded),
      nearestWalkable: loaded.nearestWalkable.bind(loaded),
      pathLength: loaded.pathLength.bind(loaded),
      findTurns: loaded.findTurns.bind(loaded),
      slide: loaded.slide.bind(loaded),
    };
  });
  return core;
}

function artHost(folder: string): ArtHost {
  const file = join(folder, 'location.json');
  writeFileSync(file, JSON.stringify(locationData()));
  return {
    manifest: () => simulatedArt,
    fileOf: (path) => Promise.resolve(path === LOCATION_PATH ? file : null),
    fileIfThere: (path) => (path === LOCATION_PATH ? file : null),
    isCurrent: () => false,
    progress: () => ({ isTownReady: true, missing: 0, failed: 0, requested: 0 }),
    close: () => Promise.resolve(),
  };
}

/** The file of the database in the folder of a life. */
export const DATABASE = 'promenade.db';

/** Of the payment provider. */
export const PAYMENT_SECRET = 'the secret of the simulated provider';

export interface LifeDeps {
  port: Omit<DatabasePort, 'isDead' | 'kill'>;
  activity: Activity;
  /** Called once when the process was killed, with the folder of the next life. */
  killed: (nextFolder: string) => void;
  /** Called for each line of the log with the level `error` or `fatal`. */
  failed: (line: string) => void;
}

export class Life {
  readonly #deps: LifeDeps;
  readonly #folder: string;
  #server: PromenadeServer | null = null;
  #isDead = false;

  constructor(folder: string, deps: LifeDeps) {
    this.#folder = folder;
    this.#deps = deps;
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  get server(): PromenadeServer {
    if (this.#server === null) throw new Error('the server has not started');
    return this.#server;
  }

  async start(): Promise<void> {
    const { port, failed } = this.#deps;
    mkdirSync(this.#folder, { recursive: true });
    const config = readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: this.#folder,
      PUBLIC_URL: 'http://localhost:4300',
      AUTH_SECRET: 'a secret of the simulation, 32 characters',
      RATE_LIMIT_SCALE: '100',
      PAYMENT_WEBHOOK_SECRET: PAYMENT_SECRET,
      LOG_LEVEL: 'error',
    });
    const whole: DatabasePort = { ...port, isDead: () => this.#isDead, kill: () => this.kill() };
    this.#server = await createServer({
      config,
      art: () => Promise.resolve(artHost(this.#folder)),
      core: townCore,
      log: pino({ level: 'error' }, { write: failed }),
      root: this.#folder,
      wrapDialect: (dialect) => throughPort(dialect, whole),
    });
  }

  /** A connection to the HTTP server, as the operating system hands it over. */
  connect(serverEnd: Duplex): void {
    this.server.app.server.emit('connection', serverEnd);
  }

  /** Idempotent. What the process still does from now on reaches nothing. */
  kill(): void {
    if (this.#isDead) return;
    this.#isDead = true;
    const next = `${this.#folder}+`;
    mkdirSync(next);
    for (const suffix of ['', '-wal']) {
      const file = join(this.#folder, DATABASE + suffix);
      if (existsSync(file)) copyFileSync(file, join(next, DATABASE + suffix));
    }
    this.#deps.killed(next);
  }

  /** Frees what the process holds. Called with the server's timers switched off after a kill. */
  async end(): Promise<void> {
    const { activity } = this.#deps;
    const closing = this.#server?.close().catch(() => undefined) ?? Promise.resolve();
    await Promise.race([closing, activity.settle()]);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
