/** What a process uses, read from `/proc`. Linux only. */
import { readFileSync } from 'node:fs';

/** Clock ticks of `/proc` are hundredths of a second on every Linux that Node supports. */
const TICK_MS = 10;

/** Processor time of a process so far, all its threads together. */
export function processCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);
  return ((fields[11] ?? 0) + (fields[12] ?? 0)) * TICK_MS;
}

export function residentKb(pid: number): number {
  const [, kb] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb);
}
