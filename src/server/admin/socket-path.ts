/**
 * Path of the admin socket: in the data folder, or in the temporary folder when the path exceeds the system's limit.
 */
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Smallest size of `sun_path` (104 on some systems, 108 on Linux) minus its terminating zero. */
const PATH_MAX_BYTES = 103;

/** Server and command line compute the same path. Creates nothing. */
export function adminSocketPath(dataDir: string, platform: NodeJS.Platform = process.platform): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (platform === 'win32') return `\\\\.\\pipe\\promenade-${name}`;
  const path = join(dataDir, 'admin.sock');
  if (Buffer.byteLength(path) <= PATH_MAX_BYTES) return path;
  return join(tmpdir(), `promenade-${name}`, 'admin.sock');
}

/** Creates the folder of a socket outside the data folder, with mode 0700. Throws when another user owns it. */
export function prepareSocketFolder(path: string, dataDir: string): void {
  if (process.platform === 'win32' || dirname(path) === dataDir) return;
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid } = lstatSync(folder);
  if (uid !== process.getuid?.()) throw new Error(`${folder} belongs to another user`);
  chmodSync(folder, 0o700);
}
