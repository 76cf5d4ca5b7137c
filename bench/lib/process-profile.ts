/** Where a running Node process spends its processor time, by groups of source files. */
import process from 'node:process';

/** Node's inspector listens here once a process gets SIGUSR1. */
const INSPECTOR = 'http://127.0.0.1:9229/json/list';
const CONNECT_TRIES = 40;
const TRY_MS = 50;
const INTERVAL_US = 500;

interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string };
}
export interface CpuProfile {
  nodes: readonly ProfileNode[];
  samples: readonly number[];
  timeDeltas: readonly number[];
}

/** Groups in order: the first one whose pattern matches the file, or the name of a function without a file, counts. */
export type Groups = readonly (readonly [name: string, pattern: RegExp])[];

/** Percent of one core by group during `ms`; JavaScript that no group has is `other`, native code is left out. */
export async function profileOf(pid: number, ms: number, groups: Groups): Promise<Record<string, number>> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await inspectorUrl());
  try {
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', () => reject(new Error('the inspector does not answer')), { once: true });
    });
    await ask(socket, 1, 'Profiler.enable');
    await ask(socket, 2, 'Profiler.setSamplingInterval', { interval: INTERVAL_US });
    await ask(socket, 3, 'Profiler.start');
    await pass(ms);
    const { profile } = (await ask(socket, 4, 'Profiler.stop')) as { profile: CpuProfile };
    return sharesOf(profile, groups);
  } finally {
    socket.close();
  }
}

async function inspectorUrl(): Promise<string> {
  for (let tries = 0; tries < CONNECT_TRIES; tries++) {
    const list = await fetch(INSPECTOR)
      .then((answer) => answer.json() as Promise<{ webSocketDebuggerUrl: string }[]>)
      .catch(() => []);
    const [first] = list;
    if (first !== undefined) return first.webSocketDebuggerUrl;
    await pass(TRY_MS);
  }
  throw new Error('the process has no inspector');
}

function ask(socket: WebSocket, id: number, method: string, params: object = {}): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const take = ({ data }: MessageEvent): void => {
    const message = JSON.parse(String(data)) as { id?: number; result?: unknown; error?: { message: string } };
    if (message.id !== id) return;
    socket.removeEventListener('message', take);
    if (message.error) reject(new Error(message.error.message));
    else resolve(message.result);
  };
  socket.addEventListener('message', take);
  socket.send(JSON.stringify({ id, method, params }));
  return promise;
}

/** Percent of the profile's time by group. */
export function sharesOf({ nodes, samples, timeDeltas }: CpuProfile, groups: Groups): Record<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, groupOf(node, groups)]));
  const shares: Record<string, number> = {};
  let total = 0;
  samples.forEach((id, at) => {
    const us = timeDeltas[at] ?? 0;
    total += us;
    const group = byId.has(id) ? byId.get(id) : 'other';
    if (group) shares[group] = (shares[group] ?? 0) + us;
  });
  return Object.fromEntries(Object.entries(shares).map(([group, us]) => [group, (100 * us) / total]));
}

/** Null for time that is no JavaScript's: Node's profile has the idle time in `(program)`. */
function groupOf({ callFrame: { url, functionName } }: ProfileNode, groups: Groups): string | null {
  if (functionName === '(idle)' || functionName === '(program)') return null;
  const text = url === '' ? functionName : url;
  return groups.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}

const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
