/**
 * Temporary files of the tests are in memory where the machine has enough: their databases wait for the disk at every commit, which
 * is a sixth of the time of the server tests.
 */
import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const MEMORY = '/dev/shm';
const NEEDED_BYTES = 4 * 2 ** 30;

/** A new folder in memory, or null. Its caller removes it. */
export function memoryFolder(): string | null {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    if (Math.min(bavail * bsize, process.availableMemory()) < NEEDED_BYTES) return null;
    const folder = mkdtempSync(join(MEMORY, 'promenade-tests-'));
    // The tests' PostgreSQL runs as another user where they run as root.
    chmodSync(folder, 0o711);
    return folder;
  } catch {
    // Not on Linux, or not for this user: the disk does as well.
    return null;
  }
}
