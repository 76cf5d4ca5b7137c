/** Processes of one world for tests on a real Redis: what each serves, and what it got. `closeProcesses` ends all of a test. */
import { pino } from 'pino';
import type { Whisper } from '../../ports.ts';
import type { Known, Superseded, World } from './directory.ts';
import type { PlayerMessage, WorldMessage } from './messages.ts';
import { openRedisWorld, type RedisWorldOptions } from './redis-world.ts';

/** Heartbeats are more frequent than in the product, and answers of Redis may take longer on a busy machine. */
const QUICK = { beatMs: 100, callMs: 5000 };
/** Many processes start in one. */
const OPEN_MS = 15_000;
export type Pace = Pick<RedisWorldOptions, 'beatMs' | 'callMs'>;

/** One process: what it serves, and what it got. */
export class Process {
  readonly delivered: [string, PlayerMessage][] = [];
  readonly whispers: [string, Whisper][] = [];
  readonly superseded: Superseded[] = [];
  readonly casts: WorldMessage[] = [];
  readonly log: { level: string; text: string }[] = [];
  /** A place is saved when this resolves. */
  saving: Promise<void> = Promise.resolve();
  gaps = 0;
  uncertain = 0;
  world!: World;
  readonly #here = new Set<string>();

  static async open(url: string, nodeName: string, pace: Pace = QUICK): Promise<Process> {
    const process = new Process();
    const sink = { write: (line: string) => void process.log.push(JSON.parse(line)) };
    const world = await openRedisWorld({
      url,
      nodeName,
      path: `/t/${nodeName}`,
      log: pino({ level: 'warn' }, sink),
      nameWaitMs: 0,
      openMs: OPEN_MS,
      ...pace,
      heldMs: 100,
    });
    process.world = world;
    world.directory.onSuperseded((superseded) => process.superseded.push(superseded));
    world.directory.onUncertain(() => (process.uncertain += 1));
    world.bus.onCast((message) => process.casts.push(message));
    world.bus.onGap(() => (process.gaps += 1));
    world.bus.listen({
      deliver: async (playerId, message) => {
        if (message.kind === 'save') await process.saving;
        process.delivered.push([playerId, message]);
      },
      whisper: (playerId, whisper) => {
        if (!process.#here.has(playerId)) return false;
        process.whispers.push([playerId, whisper]);
        return true;
      },
      answer: {
        'recent-chat': () => [],
        redact: ({ lineId }) => (lineId === nodeName ? LINE(lineId) : null),
        disconnect: ({ playerId }) => ({ node: nodeName, wasHere: process.#here.has(playerId) }),
      },
    });
    all.push(process);
    return process;
  }

  async enter(playerId: string, epoch: number, tabId: string | null = null): Promise<Known> {
    this.#here.add(playerId);
    return await this.world.directory.enter({ playerId, epoch, tabId, location: 'bay', channel: 1 });
  }

  async leave(playerId: string, epoch: number): Promise<void> {
    this.#here.delete(playerId);
    await this.world.directory.leave({ playerId, epoch });
  }

  online(...ids: string[]): Promise<ReadonlySet<string>> {
    return this.world.directory.onlineOf(ids);
  }
}

export const LINE = (id: string) => ({ id, playerId: 'ada', username: 'Ada', text: 'hello', at: 1 });
const all: Process[] = [];

export async function closeProcesses(): Promise<void> {
  await Promise.all(all.splice(0).map(({ world }) => world.close()));
}
