/**
 * For tests: a small file system in memory that only one program sees. It is mounted in a name space of the program and ends with it.
 * Works for root, and without root where the kernel lets users create name spaces.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MOUNT = 'mount -t tmpfs -o "size=$1" tmpfs "$2" && shift 2 && exec "$@"';
/** Root mounts directly, others as root of a name space of users. */
const WAYS = [
  ['unshare', '--mount'],
  ['unshare', '--map-root-user', '--mount'],
] as const;

/** The beginning of a command that mounts `size` at `folder` for what follows; null where nothing can be mounted. */
function mounting(size: string, folder: string): string[] | null {
  const commands = WAYS.map((way) => [...way, 'sh', '-c', MOUNT, 'sh', size, folder]);
  return commands.find(([program = '', ...args]) => spawnSync(program, [...args, 'true']).status === 0) ?? null;
}

export class SmallDisk {
  /** Where the program sees it. */
  readonly folder: string;
  /** For `Program`. */
  readonly before: readonly string[];

  /** `size` as mount writes it, such as `16m`. Null where nothing can be mounted. */
  static create(size: string): SmallDisk | null {
    const folder = mkdtempSync(join(tmpdir(), 'promenade-disk-'));
    const before = mounting(size, folder);
    if (before !== null) return new SmallDisk(folder, before);
    rmSync(folder, { recursive: true });
    return null;
  }

  private constructor(folder: string, before: readonly string[]) {
    this.folder = folder;
    this.before = before;
  }

  /** The path of a file of the disk of the running program `pid`, for others. */
  pathFrom(pid: number, ...names: readonly string[]): string {
    return join(`/proc/${pid}/root`, this.folder, ...names);
  }

  /** Leaves no free byte. */
  fill(pid: number): void {
    const filler = this.pathFrom(pid, 'filler');
    for (let bytes = 1024 ** 2; bytes >= 1; bytes = Math.floor(bytes / 4)) {
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' });
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    }
  }

  makeRoom(pid: number): void {
    rmSync(this.pathFrom(pid, 'filler'));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
