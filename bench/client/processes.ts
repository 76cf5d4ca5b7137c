/** Processor time and memory of Chromium's processes, read from Linux's `/proc`. */
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;
/** Fields of `/proc/PID/stat` after the name: parent, user and system time in ticks. */
const PARENT = 1;
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** Kinds of Chromium's processes. */
const KINDS: Readonly<Record<string, string>> = { 'gpu-process': 'gpu', utility: 'utility' };
const WORKER_THREAD = 'DedicatedWorker';

/** Milliseconds of processor time by process and thread, such as `page: main`, `page: worker`, `gpu`. */
export type Spent = ReadonlyMap<string, number>;

/** Ids of a process and all its descendants. */
export function familyOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(`/proc/${name}/stat`) : null;
    if (stat) parents.set(Number(name), Number(stat.fields[PARENT]));
  }
  const isIn = (one: number): boolean => {
    for (let at: number | undefined = one; at !== undefined && at > 1; at = parents.get(at))
      if (at === pid) return true;
    return false;
  };
  return [...parents.keys()].filter(isIn);
}

/** Processor time of all processes below `pid` so far. */
export function spentBy(pid: number): Spent {
  const spent = new Map<string, number>();
  const add = (key: string, ticks: number): void =>
    void spent.set(key, (spent.get(key) ?? 0) + (ticks * 1000) / TICKS_A_SECOND);
  for (const id of familyOf(pid)) {
    const kind = kindOf(id);
    if (kind !== 'page') {
      const stat = statOf(`/proc/${id}/stat`);
      if (stat) add(kind, ticksOf(stat.fields));
      continue;
    }
    for (const thread of list(`/proc/${id}/task`)) {
      const stat = statOf(`/proc/${id}/task/${thread}/stat`);
      if (stat) add(`page: ${threadOf(stat.name, Number(thread) === id)}`, ticksOf(stat.fields));
    }
  }
  return spent;
}

/** What was spent between two readings, without what did not change. */
export function spentBetween(before: Spent, after: Spent): Spent {
  const entries = [...after].map(([key, ms]): [string, number] => [key, ms - (before.get(key) ?? 0)]);
  return new Map(entries.filter(([, ms]) => ms > 0));
}

/** Proportional memory of the processes of a kind below `pid`, in MB. */
export function memoryMb(pid: number, kind: string): number {
  const ofKind = familyOf(pid).filter((id) => kindOf(id) === kind);
  return ofKind.reduce((sum, id) => sum + pssKb(id), 0) / 1024;
}

function pssKb(id: number): number {
  const found = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${id}/smaps_rollup`));
  return Number(found?.[1] ?? 0);
}

function kindOf(id: number): string {
  const type = /--type=([\w-]+)/.exec(read(`/proc/${id}/cmdline`))?.[1];
  if (type === 'renderer') return hasWorker(id) ? 'page' : 'other';
  return type === undefined ? 'browser' : (KINDS[type] ?? 'other');
}

/**
 * Whether a renderer is the page's: the game has workers. Chromium has a renderer for its own window (70 to 100 MB) and a
 * spare one as well.
 */
function hasWorker(id: number): boolean {
  return list(`/proc/${id}/task`).some((thread) =>
    statOf(`/proc/${id}/task/${thread}/stat`)?.name.startsWith(WORKER_THREAD),
  );
}

function threadOf(name: string, isMain: boolean): string {
  if (isMain) return 'main';
  if (name.startsWith(WORKER_THREAD)) return 'worker';
  if (name.startsWith('Compositor')) return 'compositor';
  return 'other';
}

const ticksOf = (fields: readonly string[]): number => Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);

/** Null when the process or thread has ended. */
function statOf(path: string): { name: string; fields: string[] } | null {
  const text = read(path);
  const end = text.lastIndexOf(')');
  if (end < 0) return null;
  return { name: text.slice(text.indexOf('(') + 1, end), fields: text.slice(end + 2).split(' ') };
}

/** Empty when the process has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

function list(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
