/**
 * Limits a group of processes to a share of a processor core by a control group of Linux, version 2 or 1. The developer
 * tools' throttling slows one thread of the page only; this slows all of the browser.
 */
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const PERIOD_US = 100_000;

interface Version {
  parent: string;
  /** File of the group that sets the limit, and its text. */
  limit: (quotaUs: number) => [file: string, text: string];
}

const VERSIONS: readonly Version[] = [
  { parent: '/sys/fs/cgroup', limit: (quotaUs) => ['cpu.max', `${quotaUs} ${PERIOD_US}`] },
  { parent: '/sys/fs/cgroup/cpu', limit: (quotaUs) => ['cpu.cfs_quota_us', String(quotaUs)] },
];

export class CpuLimit {
  readonly #folder: string;

  /** `cores` is the group's share, such as 1/3 for a sixth of two cores. Null where control groups cannot be set. */
  static create(cores: number): CpuLimit | null {
    for (const { parent, limit } of VERSIONS) {
      const folder = join(parent, `promenade-bench-${process.pid}`);
      const [file, text] = limit(Math.round(cores * PERIOD_US));
      try {
        mkdirSync(folder);
        // In a control group, files exist from the start; a group without the processor's controller has no such file.
        if (existsSync(join(folder, file))) {
          writeFileSync(join(folder, file), text);
          return new CpuLimit(folder);
        }
        rmdirSync(folder);
      } catch {
        // Not writable, or no control groups of this version.
      }
    }
    return null;
  }

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Processes that these start later belong to the group as well. */
  add(pids: readonly number[]): void {
    for (const pid of pids) writeFileSync(join(this.#folder, 'cgroup.procs'), String(pid));
  }

  /** Call after the processes have ended. */
  remove(): void {
    rmdirSync(this.#folder);
  }
}
