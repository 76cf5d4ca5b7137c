/**
 * The auth secret when it is not configured: generated once and stored in the data folder, readable only by the owner.
 * Without the file all players are signed out; nothing else depends on it.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config/env-readers.ts';
import { randomToken } from './runtime.ts';

const FILE = 'auth-secret';

/**
 * Returns the configured secret, or the one of the data folder, which is generated when missing. The caller has locked
 * the folder. Throws a ConfigError when the stored secret is damaged.
 */
export function authSecretOf(configured: string | null, dataDir: string): string {
  if (configured !== null) return configured;
  const path = join(dataDir, FILE);
  try {
    const stored = readFileSync(path, 'utf8').trim();
    if (stored.length < 32) throw new ConfigError(`${path} is damaged; delete it (everyone must sign in again)`);
    return stored;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const secret = randomToken(48);
  writeFileSync(`${path}.new`, `${secret}\n`, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
  return secret;
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
