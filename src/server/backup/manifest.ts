/**
 * The description of a backup, stored as `manifest.json` in it: what it has, when it was taken, and of which version. It is written
 * last, so that a backup without one is incomplete. Pure.
 */
import * as z from 'zod/mini';
import { ConfigError } from '../config/env-readers.ts';

/** A problem that the operator can fix, on one line. */
export class BackupError extends ConfigError {}

export const MANIFEST = 'manifest.json';
/** Names of files in a backup. */
export const SQLITE_FILE = 'promenade.db';
export const POSTGRES_FILE = 'promenade.dump';
export const SECRET_FILE = 'auth-secret';

const SHA256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const fileSchema = z.object({
  name: z.enum([SQLITE_FILE, POSTGRES_FILE, SECRET_FILE]),
  bytes: z.int().check(z.nonnegative()),
  sha256: SHA256,
  /** SHA-256 of each piece, in a store that cuts files into pieces. */
  pieces: z.optional(z.array(SHA256)),
});
export type BackupFile = z.infer<typeof fileSchema>;

const manifestSchema = z.object({
  format: z.literal(1),
  kind: z.enum(['sqlite', 'postgres']),
  /** Epoch ms. All that was acknowledged before is in the backup. */
  takenAt: z.int(),
  /** Build of the program that took it. */
  program: z.string(),
  /** Names of the migrations that the database has run. */
  migrations: z.array(z.string()),
  files: z.array(fileSchema),
  /** Names of the uploads that rows refer to. Their content is in the pool of uploads beside the backups. */
  uploads: z.array(z.string()),
  /** Uploads that rows refer to and that were already missing or damaged in the world. */
  missingUploads: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Throws a BackupError that names `label` when the text is no manifest of a known format. */
export function parseManifest(text: string, label: string): Manifest {
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new BackupError(`${label}: ${MANIFEST} is damaged or of a later version`);
  return parsed.data;
}

/** A player whose account was deleted. The id means nothing without the player's row. */
const deletionSchema = z.object({ id: z.string(), at: z.int() });
export type Deletion = z.infer<typeof deletionSchema>;
const deletionsSchema = z.array(deletionSchema);

/** Throws a BackupError that names `label` for another text. */
export function parseDeletions(text: string, label: string): Deletion[] {
  const parsed = deletionsSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new BackupError(`${label} is damaged: it must be a list of {"id", "at"}`);
  return parsed.data;
}

/** Both lists, each player once, oldest first. */
export function mergeDeletions(known: readonly Deletion[], more: readonly Deletion[]): Deletion[] {
  const byId = new Map([...more, ...known].map((one) => [one.id, one]));
  return [...byId.values()].toSorted((one, other) => one.at - other.at);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** The name of a backup: its time, such that names sort by time. */
export const nameOf = (takenAt: number): string => new Date(takenAt).toISOString().replace(/[:.]/g, '-');

export const isBackupName = (name: string): boolean => NAME.test(name);
