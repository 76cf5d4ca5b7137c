/** Walkers on Colyseus, measured like the crowd on our server: a process for the server and one for the walkers. */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Listening, WalkersMessage, WalkersOrder } from '../colyseus/messages.ts';
import { processCpuMs, residentKb } from '../lib/process-usage.ts';
import { type Row, short } from '../lib/table.ts';
import { spread } from './crowd-report.ts';

export const PEER = 'Colyseus 0.17';

const FOLDER = join(import.meta.dirname, '..', 'colyseus');

/** An install of its own: its packages do not fit to those of the other benches. */
function installPeer(): void {
  if (existsSync(join(FOLDER, 'node_modules', '@colyseus', 'core', 'package.json'))) return;
  console.log('Installing Colyseus ...');
  execFileSync('npm', ['ci', '--ignore-scripts'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

export async function measurePeer(count: number, phases: { warmUp: number; measured: number }): Promise<Row> {
  installPeer();
  const server = fork(join(FOLDER, 'town-process.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const walkers = fork(join(FOLDER, 'walkers-process.ts'), {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  try {
    const { port } = (await nextMessage(server)) as Listening;
    const pid = server.pid ?? 0;
    const emptyKb = residentKb(pid);
    walkers.send({ port, count } satisfies WalkersOrder);
    const joined = await hear(walkers, 'joined');
    const connectionKb = (residentKb(pid) - emptyKb) / count;
    await pass(phases.warmUp);
    walkers.send('measure');
    const before = processCpuMs(pid);
    await pass(phases.measured);
    const usedMs = processCpuMs(pid) - before;
    walkers.send('report');
    const { wallMs, bytes, seenMs, ownDelayP99Ms } = (await hear(walkers, 'report')).report;
    const { p50, p99 } = spread(seenMs);
    return {
      '% of a core': short((100 * usedMs) / wallMs),
      'walks ms p50': short(p50),
      'walks p99': short(p99),
      'KB/s a client': short(bytes / 1024 / (wallMs / 1000) / count),
      'KB a connection': short(connectionKb),
      'join KB': short(joined.joinBytes / 1024),
      'all joined s': short(joined.joinMs / 1000),
      'clients’ own delay p99': short(ownDelayP99Ms),
    };
  } finally {
    server.disconnect();
    walkers.disconnect();
  }
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('a process of Colyseus ended')));
  ended.catch(() => undefined);
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
  return message;
}

async function hear<Type extends WalkersMessage['type']>(
  child: ChildProcess,
  type: Type,
): Promise<Extract<WalkersMessage, { type: Type }>> {
  const message = (await nextMessage(child)) as WalkersMessage;
  if (message.type === 'failed') throw new Error(message.reason);
  if (message.type !== type) throw new Error(`the walkers said ${message.type} instead of ${type}`);
  return message as Extract<WalkersMessage, { type: Type }>;
}

const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
