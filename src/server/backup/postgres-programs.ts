/** Runs PostgreSQL's own client programs. The password is passed in the environment, which other users cannot read. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { BackupError } from './manifest.ts';

export interface ProgramOptions {
  /** Of the database; null for a program that needs none. */
  databaseUrl: string | null;
  signal: AbortSignal;
  /** Called for each line of the program's standard error. */
  onLine?: (line: string) => void;
}

/**
 * Resolves when the program has succeeded. Rejects with a BackupError when it is missing or fails, and with the signal's reason when it
 * is aborted.
 */
export async function runPostgresProgram(
  name: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  { databaseUrl, signal, onLine = () => undefined }: ProgramOptions,
): Promise<void> {
  signal.throwIfAborted();
  const { target, password } = databaseUrl === null ? { target: [], password: null } : splitUrl(databaseUrl);
  const env = { ...process.env, LC_ALL: 'C', ...(password !== null && { PGPASSWORD: password }) };
  const child = spawn(name, [...target, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const stop = (): void => void child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  let lastLine = '';
  const lines = createInterface(child.stderr).on('line', (line) => {
    if (line.trim() !== '') lastLine = line;
    onLine(line);
  });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    signal.throwIfAborted();
    if (code !== 0) throw new BackupError(lastLine.startsWith(name) ? lastLine : `${name} failed: ${lastLine}`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new BackupError(`${name} is not installed: install PostgreSQL's client programs (postgresql-client)`);
  } finally {
    signal.removeEventListener('abort', stop);
    lines.close();
  }
}

function splitUrl(databaseUrl: string): { target: string[]; password: string | null } {
  const url = new URL(databaseUrl);
  const password = url.password === '' ? null : decodeURIComponent(url.password);
  url.password = '';
  return { target: [`--dbname=${url.href}`], password };
}
