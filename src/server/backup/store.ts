/**
 * Where backups are kept. A store has complete backups by name, one pool of uploads that all of them share (the name of an upload is
 * the hash of its content), and a list of deleted accounts.
 */
import type { BackupFile, Deletion, Manifest } from './manifest.ts';
import type { Progress } from './progress.ts';

export interface StepOptions {
  progress: Progress;
  signal: AbortSignal;
}

/** All methods reject with BackupErrors for problems that the operator can fix. */
export interface BackupStore {
  /** For messages. */
  label: string;
  /** Names of the complete backups, oldest first. */
  backups(): Promise<string[]>;
  manifest(name: string): Promise<Manifest>;
  /** Creates an empty folder of this machine in which the files of a backup are made. `publish` or `discard` ends its use. */
  stage(): Promise<string>;
  /** Adds a backup with the files of the staging folder. It is visible only when it is complete. */
  publish(name: string, staging: string, manifest: Manifest, options: StepOptions): Promise<void>;
  discard(staging: string): Promise<void>;
  /** Writes a file of a backup to `path`, and checks its length and hash. */
  fetch(name: string, file: BackupFile, path: string, options: StepOptions): Promise<void>;
  remove(name: string): Promise<void>;
  /** Removes from the pools what none of these backups needs. */
  removeUnused(kept: readonly Manifest[]): Promise<void>;
  /** Names in the pool of uploads. */
  uploads(): Promise<Set<string>>;
  putUpload(name: string, bytes: Uint8Array): Promise<void>;
  /** null when it is missing. */
  readUpload(name: string): Promise<Uint8Array | null>;
  deletions(): Promise<Deletion[]>;
  writeDeletions(deletions: readonly Deletion[]): Promise<void>;
}

export const DELETIONS_FILE = 'deletions.json';
export const UPLOADS_FOLDER = 'uploads';
