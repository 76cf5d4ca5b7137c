/**
 * The commands that run in their own process, beside a running server or without one: `backup`, `restore`, `move`. Each prints its
 * progress on standard error and returns the line to print.
 */
import type { Config } from '../config/config.ts';
import type { Environment } from '../config/env-readers.ts';
import { onlyArgument, parseKeep, parsePeriod, parseTime, takeOption, usage } from './arguments.ts';
import { backUpContinuously } from './continuous.ts';
import { findBackup } from './find-backup.ts';
import { BackupError } from './manifest.ts';
import { openSource, openStore } from './open.ts';
import { createProgress } from './progress.ts';
import type { BackupStore } from './store.ts';
import { takeBackup } from './take.ts';

export interface CommandInput {
  config: Config;
  /** For the variables of backups, which the server does not need. */
  env: Environment;
  args: readonly string[];
  /** Ends the command early: what it has not finished is discarded. */
  signal: AbortSignal;
  /** Writes a line of progress. */
  say: (line: string) => void;
}

type OwnCommand = (input: CommandInput) => Promise<string>;

const COMMANDS: Readonly<Record<string, OwnCommand>> = { backup: runBackup, restore: runRestore, move: runMove };

/** null when `name` is none of these commands. */
export function findOwnCommand(name: string | undefined): OwnCommand | null {
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  return command === undefined ? null : (input) => command(input).catch(explain);
}

/** A full disk or a missing right is one line; a defect keeps its stack. */
function explain(error: unknown): never {
  const isOfSystem = error instanceof Error && ('syscall' in error || ('code' in error && error.code === SQLITE_CODE));
  throw isOfSystem ? new BackupError(error.message, { cause: error }) : error;
}

/** Of all errors of node:sqlite. */
const SQLITE_CODE = 'ERR_SQLITE_ERROR';
const BACKUP_FORM = 'backup DIR|s3 [--every 15m] [--keep 96]';

async function runBackup(input: CommandInput): Promise<string> {
  const { config, env, signal, say } = input;
  const every = takeOption(input.args, '--every');
  const kept = takeOption(every.rest, '--keep');
  const everyMs = every.value === null ? null : parsePeriod(every.value);
  const keep = kept.value === null ? null : parseKeep(kept.value);
  const store = await openStore(onlyArgument(kept.rest, BACKUP_FORM), config, env);
  if (everyMs === null) return await backUp(input, store, keep);
  const take = async (): Promise<void> => say(await backUp(input, store, keep));
  await backUpContinuously({ config, store, everyMs, take, signal, say });
  return 'Stopped. The backups that were complete are kept.';
}

async function backUp({ config, signal, say }: CommandInput, store: BackupStore, keep: number | null): Promise<string> {
  const source = await openSource(config);
  try {
    const progress = createProgress(say);
    const { name, manifest, removed } = await takeBackup({ config, source, store, keep }, { progress, signal });
    const { missingUploads, files, uploads } = manifest;
    for (const upload of missingUploads) say(`the world has lost the upload ${upload}`);
    const size = megabytes(files.reduce((sum, file) => sum + file.bytes, 0));
    const gone = removed === 0 ? '' : ` Older backups removed: ${removed}.`;
    return `${store.label}/${name} is complete: ${size} and ${uploads.length} uploads, checked.${gone}`;
  } finally {
    await source.close();
  }
}

async function runRestore({ config, env, args, signal, say }: CommandInput): Promise<string> {
  const { rest, value } = takeOption(args, '--to');
  const from = onlyArgument(rest, 'restore DIR|s3 [--to TIME]');
  const source = await findBackup({ from, to: value === null ? null : parseTime(value) }, config, env);
  const { restore } = await import('./restore.ts');
  const { manifest, deletedAgain } = await restore(config, source, { progress: createProgress(say), signal });
  for (const upload of manifest.missingUploads) say(`the backup does not have the upload ${upload}`);
  const taken = new Date(manifest.takenAt).toISOString();
  return `The world of ${taken} is restored into ${config.dataDir}. Accounts deleted again: ${deletedAgain}.`;
}

async function runMove({ config, args, signal, say }: CommandInput): Promise<string> {
  const { rest, value } = takeOption(args, '--to');
  const databaseUrl = value ?? config.databaseUrl ?? '';
  if (rest.length > 0 || !/^postgres(?:ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl))
    throw usage('move --to postgres://USER:PASSWORD@HOST/DATABASE, or move with DATABASE_URL');
  const { moveWorld } = await import('./move.ts');
  const options = { progress: createProgress(say), signal };
  const { tables, rows } = await moveWorld({ dataDir: config.dataDir, databaseUrl }, options);
  return `Moved and compared: ${rows} rows of ${tables} tables. Set DATABASE_URL, and keep DATA_DIR for the server.`;
}

const BYTES_PER_MB = 1_000_000;
const megabytes = (bytes: number): string => `${(bytes / BYTES_PER_MB).toFixed(1)} MB`;
