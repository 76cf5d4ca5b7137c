/**
 * For tests and benches: a server process under a load of writes is backed up, killed and restored, in rounds. Each round goes on with the
 * restored folder. Owns the processes and folders, which `close` removes.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Manifest } from '../backup/manifest.ts';
import { Program } from './child-process.ts';
import { freePort } from './free-port.ts';
import { PASSWORD, temporaryFolder } from './test-server.ts';

export interface RehearsalOptions {
  /** Runs `backup DIR` or `restore DIR` with this data folder. */
  run: (argv: readonly string[], dataDir: string) => Promise<unknown>;
  /** How long players write before and after the backup of a round, and until at least some writes were acknowledged. */
  loadMs: number;
  /** Data folder of the first round. Default: a new one. */
  dataDir?: string;
  /** Called with the server's address while the load runs; what it returns is called before the server is killed. */
  watch?: (url: string) => Promise<() => void>;
}

export interface Round {
  /** Players whose registration was acknowledged before the moment of the backup. */
  acknowledged: string[];
  /** Of those, the ones that are missing after the restore. */
  missing: string[];
  /** Registrations that were acknowledged after that moment. */
  later: number;
  /** Players whose balance differs from their ledger after the restore. */
  drifted: number;
  backupMs: number;
  restoreMs: number;
}

const LANES = 2;
/** Acknowledged writes at least, before and after a backup. */
const WRITES = 5;
const TOO_MANY = 429;
const POLL_MS = 5;
const DRIFT = `
  select count(*) as "count" from "balance"
  where "coins" <> (select coalesce(sum("amount"), 0) from "ledger" where "playerId" = "balance"."playerId" and "currency" = 'coins')
    or "gems" <> (select coalesce(sum("amount"), 0) from "ledger" where "playerId" = "balance"."playerId" and "currency" = 'gems')`;

export class BackupRehearsal {
  readonly #options: RehearsalOptions;
  readonly #folders: string[] = [];
  readonly #running = new Set<Program>();
  #dataDir: string;
  #names = 0;

  constructor(options: RehearsalOptions) {
    this.#options = options;
    this.#dataDir = options.dataDir ?? this.#newFolder();
  }

  async round(): Promise<Round> {
    const { run, loadMs, watch } = this.#options;
    const { program, url } = await this.#start();
    const load = new Load(url, () => `Player${(this.#names += 1)}`);
    const unwatch = await watch?.(url);
    const backups = this.#newFolder();
    await load.last(loadMs);
    const startMs = performance.now();
    await run(['backup', backups], this.#dataDir);
    const backupMs = performance.now() - startMs;
    await load.last(loadMs);
    unwatch?.();
    await program.kill('SIGKILL');
    this.#running.delete(program);
    await load.stop();

    const restored = this.#newFolder();
    const restoredMs = performance.now();
    await run(['restore', backups], restored);
    const restoreMs = performance.now() - restoredMs;
    this.#dataDir = restored;
    return { ...check({ backups, restored, load }), backupMs, restoreMs };
  }

  /** Starts a server on the last restored folder. Resolves to its address when it answers. */
  async startRestored(): Promise<string> {
    return (await this.#start()).url;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running].map((program) => program.kill('SIGKILL')));
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true });
  }

  #newFolder(): string {
    const folder = temporaryFolder();
    this.#folders.push(folder);
    return folder;
  }

  async #start(): Promise<{ program: Program; url: string }> {
    const port = String(await freePort());
    const program = new Program('testing/server-process.ts', [], {
      HOST: '127.0.0.1',
      PORT: port,
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000',
      TEST_FOLDER: this.#newFolder(),
      DATA_DIR: this.#dataDir,
    });
    this.#running.add(program);
    await program.waitForOutput('Promenade is running at');
    return { program, url: `http://127.0.0.1:${port}` };
  }
}

/** Players who register, in lanes, until the server is gone. */
class Load {
  readonly acknowledged: { name: string; atMs: number }[] = [];
  readonly #lanes: Promise<void>[];
  #failure: Error | null = null;
  #isOn = true;

  constructor(url: string, nextName: () => string) {
    this.#lanes = Array.from({ length: LANES }, () =>
      this.#lane(url, nextName).catch((error: Error) => {
        this.#failure = error;
      }),
    );
  }

  /** Resolves after the time, and not before some writes were acknowledged from now on. */
  async last(ms: number): Promise<void> {
    const before = this.acknowledged.length;
    await pause(ms);
    while (this.acknowledged.length < before + WRITES) {
      if (this.#failure !== null) throw this.#failure;
      await pause(POLL_MS);
    }
  }

  async stop(): Promise<void> {
    this.#isOn = false;
    await Promise.all(this.#lanes);
  }

  async #lane(url: string, nextName: () => string): Promise<void> {
    while (this.#isOn) {
      const name = nextName();
      const email = `${name}@example.org`;
      const reply = await fetch(`${url}/game-api/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: name, email, password: PASSWORD, confirmPassword: PASSWORD, gender: 1 }),
      });
      const text = await reply.text();
      // The round of a large world registers more players than the server accepts in the time of its limit.
      if (reply.status === TOO_MANY) {
        await pause(Number(reply.headers.get('retry-after') ?? 1) * 1000);
        continue;
      }
      if (!reply.ok) throw new Error(`${name} is not registered: ${text}`);
      this.acknowledged.push({ name, atMs: Date.now() });
    }
  }
}

function check({ backups, restored, load }: { backups: string; restored: string; load: Load }) {
  const name = readdirSync(backups).find((one) => one.endsWith('Z')) ?? '';
  const { takenAt } = JSON.parse(readFileSync(join(backups, name, 'manifest.json'), 'utf8')) as Manifest;
  const acknowledged = load.acknowledged.filter(({ atMs }) => atMs < takenAt).map((one) => one.name);
  const database = new DatabaseSync(join(restored, 'promenade.db'), { readOnly: true });
  try {
    const rows = database.prepare('select "username" from "player"').all();
    const names = new Set(rows.map(({ username }) => username));
    return {
      acknowledged,
      missing: acknowledged.filter((one) => !names.has(one)),
      later: load.acknowledged.length - acknowledged.length,
      drifted: Number(database.prepare(DRIFT).get()?.count),
    };
  } finally {
    database.close();
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
