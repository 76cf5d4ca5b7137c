/** Opens what a command names: the store of backups, and the database of the configuration. */
import { join, resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Environment } from '../config/env-readers.ts';
import { readS3Settings } from '../storage/s3-settings.ts';
import { folderStore } from './folder-store.ts';
import { BackupError } from './manifest.ts';
import type { DatabaseSource } from './source.ts';
import { openSqliteSource } from './sqlite-source.ts';
import type { BackupStore } from './store.ts';
import { BACKUP_FOLDER } from './take.ts';

const S3_TARGET = 's3';
const PREFIX = 'BACKUP_';

/** `target`: a folder, or `s3`, which the variables BACKUP_S3_... describe. Rejects with a ConfigError when they do not. */
export async function openStore(target: string, config: Config, env: Environment): Promise<BackupStore> {
  if (target !== S3_TARGET) return folderStore(resolve(target));
  const settings = readS3Settings(env, PREFIX);
  if (settings === null) throw new BackupError('the target s3 needs BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET and its keys');
  if (settings.accessKeyId === config.s3?.accessKeyId)
    throw new BackupError(
      'BACKUP_S3_ACCESS_KEY_ID must differ from S3_ACCESS_KEY_ID: a server could delete its backups',
    );
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(settings, join(config.dataDir, BACKUP_FOLDER));
}

/** Rejects with a BackupError when there is no database or it does not answer. */
export const openSource = async ({ databaseUrl, dataDir }: Config): Promise<DatabaseSource> =>
  databaseUrl === null
    ? openSqliteSource(dataDir)
    : await (await import('./postgres-source.ts')).openPostgresSource(databaseUrl);
