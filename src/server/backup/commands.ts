/**
 * The commands that run in their own process beside a running server or without one: `backup`, `restore`. Each prints its progress on standard error
 * and returns the line to print.
 */
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { findBackup, parseTime } from './find-backup.ts';
import { folderStore } from './folder-store.ts';
import { BackupError } from './manifest.ts';
import { createProgress } from './progress.ts';
import type { DatabaseSource } from './source.ts';
import { openSqliteSource } from './sqlite-source.ts';
import type { BackupStore, StepOptions } from './store.ts';
import { takeBackup } from './take.ts';

export interface CommandInput {
  config: Config;
  args: readonly string[];
  /** Ends the command early: what it has not finished is discarded. */
  signal: AbortSignal;
  /** Writes a line of progress. */
  say: (line: string) => void;
}

const COMMANDS: Readonly<Record<string, (input: CommandInput) => Promise<string>>> = {
  backup: runBackup,
  restore: runRestore,
};

/** null when `name` is none of these commands. */
export function findOwnCommand(name: string | undefined): ((input: CommandInput) => Promise<string>) | null {
  return name !== undefined && Object.hasOwn(COMMANDS, name) ? (COMMANDS[name] ?? null) : null;
}

async function runBackup({ config, args, signal, say }: CommandInput): Promise<string> {
  const [target] = args;
  if (target === undefined || args.length > 1 || target.startsWith('--')) throw usage('backup DIR');
  const store = openStore(target);
  const source = await openSource(config);
  yieldProcessor();
  const options: StepOptions = { progress: createProgress(say), signal };
  try {
    const { name, manifest } = await takeBackup({ config, source, store }, options);
    const { missingUploads, files, uploads } = manifest;
    for (const upload of missingUploads) say(`the world has lost the upload ${upload}`);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    return `${store.label}/${name} is complete: ${megabytes(bytes)} and ${uploads.length} uploads, checked.`;
  } finally {
    await source.close();
  }
}

async function runRestore({ config, args, signal, say }: CommandInput): Promise<string> {
  const { rest, value } = takeOption(args, '--to');
  const [from] = rest;
  if (from === undefined || rest.length > 1 || from.startsWith('--')) throw usage('restore FROM [--to TIME]');
  const source = await findBackup(from, value === null ? null : parseTime(value));
  const { restore } = await import('./restore.ts');
  const { manifest, deletedAgain } = await restore(config, source, { progress: createProgress(say), signal });
  for (const upload of manifest.missingUploads) say(`the backup does not have the upload ${upload}`);
  const taken = new Date(manifest.takenAt).toISOString();
  return `The world of ${taken} is restored into ${config.dataDir}. Accounts deleted again: ${deletedAgain}.`;
}

/** The text after the option `name`, or null, and the arguments without both. */
function takeOption(args: readonly string[], name: string): { rest: readonly string[]; value: string | null } {
  const at = args.indexOf(name);
  if (at < 0) return { rest: args, value: null };
  const value = args[at + 1];
  if (value === undefined) throw usage(`a value after ${name}`);
  return { rest: args.toSpliced(at, 2), value };
}

const openStore = (target: string): BackupStore => folderStore(resolve(target));

const openSource = async ({ databaseUrl, dataDir }: Config): Promise<DatabaseSource> =>
  databaseUrl === null
    ? openSqliteSource(dataDir)
    : await (await import('./postgres-source.ts')).openPostgresSource(databaseUrl);

/** The town comes first. */
function yieldProcessor(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some systems do not allow it.
  }
}

const BYTES_PER_MB = 1_000_000;
const megabytes = (bytes: number): string => `${(bytes / BYTES_PER_MB).toFixed(1)} MB`;

const usage = (form: string): BackupError =>
  new BackupError(`expected: ${form}; npm run admin -- --help lists the commands`);
