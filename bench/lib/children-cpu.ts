/** Processor time of a program that works in child processes, such as PostgreSQL. Linux only. */
import { readFileSync } from 'node:fs';

/** Clock ticks of `/proc` are hundredths of a second on every Linux that Node supports. */
const TICK_MS = 10;

/** Milliseconds that the children of a process have used so far, ended ones included; 0 if unknown. */
export function childrenCpuMs(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return children.reduce((sum, child) => sum + timesOf(child).own, timesOf(String(pid)).ended);
  } catch {
    return 0;
  }
}

/** Of the process itself and of its ended children. */
function timesOf(pid: string): { own: number; ended: number } {
  try {
    // Counted after the process name, which may contain spaces.
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
