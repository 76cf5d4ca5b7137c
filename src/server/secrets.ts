/**
 * Secrets that the operator did not give: made once, kept in the data folder, readable by its owner alone. Losing the
 * file signs everyone out; nothing else depends on it.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './env-readers.ts';
import { randomToken } from './runtime.ts';

const FILE = 'auth-secret';

/** `given`, or the secret of the data folder, made when there is none. The folder exists and is locked by the caller. */
export function authSecretOf(given: string | null, dataDir: string): string {
  if (given !== null) return given;
  const path = join(dataDir, FILE);
  try {
    const kept = readFileSync(path, 'utf8').trim();
    if (kept.length < 32) throw new ConfigError(`${path} is damaged; delete it (everyone must sign in again)`);
    return kept;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const secret = randomToken(48);
  writeFileSync(`${path}.new`, `${secret}\n`, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
  return secret;
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
