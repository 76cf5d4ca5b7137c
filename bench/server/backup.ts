/**
 * Backup and restore of a server process under a load of registrations: rounds with a kill on a small world, which must lose nothing that
 * was acknowledged, and the seconds of both for a large SQLite world, with the age of walkers' steps before and during the backup.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BackupRehearsal, type Round } from '../../src/server/testing/backup-rehearsal.ts';
import { Program } from '../../src/server/testing/child-process.ts';
import { temporaryFolder, TestServer } from '../../src/server/testing/test-server.ts';
import { flags } from '../lib/flags.ts';
import { quantile } from '../lib/statistics.ts';
import { short, type Table } from '../lib/table.ts';
import { StepWatch } from './step-watch.ts';

const ROUNDS = 30;
const ROUND_LOAD_MS = 300;
const LARGE_BYTES = 10e9;
const LARGE_LOAD_MS = 10_000;
/** Length of a mail of the large world, and what its row takes in the file. */
const MAIL_CHARS = 900;
const MAIL_BYTES = 960;
const MAILS_A_COMMIT = 100_000;

/** `--only=rounds` or `--only=large` runs one part. */
export async function benchBackup(): Promise<Table[]> {
  const isWanted = (part: string): boolean => flags.only === null || flags.only.includes(part);
  return [...(isWanted('rounds') ? [await rehearse()] : []), ...(isWanted('large') ? [await measureLarge()] : [])];
}

/** Runs a command as the operator does, in a process of its own. */
async function runAdmin(argv: readonly string[], dataDir: string): Promise<void> {
  const program = new Program('cli/admin.ts', argv, { DATA_DIR: dataDir });
  if ((await program.waitForExit()) !== 0) throw new Error(`${argv[0]}: ${program.stderr}`);
}

async function rehearse(): Promise<Table> {
  const rehearsal = new BackupRehearsal({ run: runAdmin, loadMs: ROUND_LOAD_MS });
  const rounds: Round[] = [];
  try {
    for (let index = 0; index < Math.max(1, Math.round(ROUNDS * flags.size)); index += 1)
      rounds.push(checked(await rehearsal.round()));
    await rehearsal.startRestored();
  } finally {
    await rehearsal.close();
  }
  const row = {
    rounds: rounds.length,
    'acknowledged before': rounds.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    'of them lost': rounds.reduce((sum, { missing }) => sum + missing.length, 0),
    'balances unlike their ledger': rounds.reduce((sum, { drifted }) => sum + drifted, 0),
  };
  return { name: 'backup rounds', title: 'Rounds of load, backup, kill -9 and restore', rows: [row] };
}

function checked(round: Round): Round {
  const { acknowledged, missing, drifted } = round;
  if (missing.length > 0 || drifted > 0) throw new Error(`lost: ${missing.join(', ')}; balances: ${drifted}`);
  if (acknowledged.length === 0) throw new Error('nothing was acknowledged before the backup');
  return round;
}

async function measureLarge(): Promise<Table> {
  const bytes = LARGE_BYTES * flags.size;
  const dataDir = temporaryFolder();
  const watch = new StepWatch();
  const run = async (argv: readonly string[], folder: string): Promise<void> => {
    watch.part = argv[0] ?? '';
    await runAdmin(argv, folder);
    watch.part = 'after';
  };
  const rehearsal = new BackupRehearsal({ run, loadMs: LARGE_LOAD_MS, dataDir, watch: (url) => watch.start(url) });
  try {
    await fill(dataDir, bytes);
    const { backupMs, restoreMs } = checked(await rehearsal.round());
    const row = {
      GB: short(bytes / 1e9),
      'backup s': short(backupMs / 1000),
      'restore s': short(restoreMs / 1000),
      'step ms p99 before': p99(watch, 'before'),
      'step ms p99 during the backup': p99(watch, 'backup'),
    };
    return { name: 'backup of a large world', title: 'Backup and restore of a large SQLite world', rows: [row] };
  } finally {
    await rehearsal.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const p99 = (watch: StepWatch, part: string): number =>
  short(
    quantile(
      watch.agesOf(part).toSorted((one, other) => one - other),
      0.99,
    ),
  );

/** A new world with mails of random text. */
async function fill(dataDir: string, bytes: number): Promise<void> {
  const server = await TestServer.start({ dataDir });
  await server.stop({ keepData: true });
  const database = new DatabaseSync(join(dataDir, 'promenade.db'));
  database.exec('pragma synchronous = off');
  const insert = database.prepare(`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
    insert into "mail" ("type", "message", "createdAt") select 0, hex(randomblob(${MAIL_CHARS / 2})), i from n`);
  for (let left = Math.ceil(bytes / MAIL_BYTES); left > 0; left -= MAILS_A_COMMIT)
    insert.run(Math.min(left, MAILS_A_COMMIT));
  database.close();
}
