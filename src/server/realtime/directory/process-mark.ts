/**
 * Marks a process so that another one on the same machine can find out whether it has ended. Only on Linux: elsewhere there are no marks.
 * Owns no state.
 */
import { readFileSync, readlinkSync } from 'node:fs';
import * as z from 'zod/mini';

export const processMarkSchema = z.object({
  /** Of the running kernel; another one after each start of the machine. */
  boot: z.string(),
  /** The namespaces in which the numbers below are valid. While one exists, no other one has its name. */
  space: z.string(),
  pid: z.number(),
  /** When the process began, in the kernel's ticks: another process may get its number later. */
  began: z.string(),
});
export type ProcessMark = z.infer<typeof processMarkSchema>;

/** Of this process. null where marks are not available. */
export const ownMark = (): ProcessMark | null => markOf(process.pid);

/** Of a process in the namespaces of this one; null for one that does not run, and where marks are not available. */
export function markOf(pid: number): ProcessMark | null {
  const place = placeOfProcesses();
  const stat = statOf(pid);
  return place === null || stat === null ? null : { ...place, pid, began: stat.began };
}

/** True only for a process that has certainly ended. False for one that runs or is frozen, and for one that cannot be seen from here. */
export function hasEnded({ boot, space, pid, began }: ProcessMark): boolean {
  const place = placeOfProcesses();
  if (place?.boot !== boot || place.space !== space) return false;
  if (!isKnown(pid)) return true;
  const stat = statOf(pid);
  return stat !== null && (stat.isZombie || stat.began !== began);
}

/** Whether a process has the number, also one of another user. */
function isKnown(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

function placeOfProcesses(): Pick<ProcessMark, 'boot' | 'space'> | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return { boot, space: `${readlinkSync('/proc/self/ns/pid')} ${readlinkSync('/proc/self/ns/time')}` };
  } catch {
    return null;
  }
}

/** Of proc_pid_stat(5): the state is the third value, the start the 22nd. The name before them may contain anything. */
function statOf(pid: number): { isZombie: boolean; began: string } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const values = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [state = '', began = ''] = [values[0], values[19]];
    return { isZombie: state === 'Z' || state === 'X', began };
  } catch {
    return null;
  }
}
