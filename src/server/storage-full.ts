/** Recognises the errors of a disk without room, of files and of both databases, and makes the refusal for the caller. Pure. */
import { sentence } from '../shared/rules/sentence.ts';
import { DomainError } from './domain-error.ts';

/** Of the system: no room on the file system, and the quota of the user is used up. */
const SYSTEM_CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT'];
/** PostgreSQL's `disk_full`. */
const POSTGRES_DISK_FULL = '53100';
/**
 * SQLite's `SQLITE_FULL`, and the extended codes of writes that a quota refused: `SQLITE_IOERR_WRITE`, and
 * `SQLITE_IOERR_SHMSIZE` of the index of its log.
 */
const SQLITE_CODES: readonly unknown[] = [13, 778, 4874];
const DEPTH_MAX = 5;
/** The operator has to make room. */
const RETRY_AFTER_S = 30;

/** Whether `error` or one of its causes says that there is no room. */
export function isStorageFull(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEPTH_MAX) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (SYSTEM_CODES.includes(code) || code === POSTGRES_DISK_FULL) return true;
  if (code === 'ERR_SQLITE_ERROR' && SQLITE_CODES.includes(errcode)) return true;
  return isStorageFull(error.cause, depth + 1);
}

/** Nothing was saved; reads go on. */
export const storageFull = (cause: unknown): DomainError =>
  new DomainError('unavailable', sentence('theServerHasNoRoom'), {
    code: 'storage-full',
    cause,
    retryAfterS: RETRY_AFTER_S,
  });
