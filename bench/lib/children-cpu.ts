/** Processor time of a program that works in child processes, as PostgreSQL does. Known on Linux alone. */
import { readFileSync } from 'node:fs';

/** `clock ticks` of `/proc` are hundredths of a second on every Linux that Node runs on. */
const TICK_MS = 10;

/** Milliseconds that the children of a process have used so far, those that ended included; 0 where that is not known. */
export function childrenCpuMs(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return children.reduce((sum, child) => sum + timesOf(child).own, timesOf(String(pid)).ended);
  } catch {
    return 0;
  }
}

/** Of the process itself, and of its children that ended. */
function timesOf(pid: string): { own: number; ended: number } {
  try {
    // Counted after the name, which may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { own: (user + system) * TICK_MS, ended: (endedUser + endedSystem) * TICK_MS };
  } catch {
    return { own: 0, ended: 0 };
  }
}
