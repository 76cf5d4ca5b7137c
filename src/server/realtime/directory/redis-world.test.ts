/** Several processes of one world on a real Redis: who is where, messages across, and Redis killed and frozen. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pass } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useRedis } from '../../testing/use-redis.ts';
import type { PlayerMessage } from './messages.ts';
import { redisNames } from './envelopes.ts';
import { markOf } from './process-mark.ts';
import { closeProcesses, LINE, type Pace, Process } from './redis-process-fixture.ts';

const redis = useRedis();

/** Upper bound of what takes tenths of a second on a machine without other work. */
const SOON_MS = 10_000;
/** More than any answer of Redis takes, also on a busy machine. */
const CALL_MS = 1500;
const FROZEN_MS = 3500;
const LATE_MS = 1300;
const WHISPER = { fromId: 'bob', from: 'Bob', text: 'psst' };
const HONOR: PlayerMessage = { kind: 'honor', honor: 5 };
let a: Process;
let b: Process;

afterEach(closeProcesses);

const open = (nodeName: string, pace?: Pace): Promise<Process> => Process.open(redis.url, nodeName, pace);

async function openBoth(pace?: Pace): Promise<void> {
  [a, b] = await Promise.all([open('a', pace), open('b', pace)]);
  await b.enter('bob', 1);
  await expect.poll(() => a.online('bob')).toEqual(new Set(['bob']));
}

describe('two processes', () => {
  beforeEach(() => openBoth());

  it('know who is online in both, and count all', async () => {
    await a.enter('ada', 1);
    expect(await b.online('ada', 'bob', 'eve')).toEqual(new Set(['ada', 'bob']));
    await expect.poll(() => [a.world.directory.count(), b.world.directory.count()]).toEqual([2, 2]);
    await a.leave('ada', 1);
    expect(await b.online('ada')).toEqual(new Set());
  });

  it('bring messages to players of both, one message to a process', async () => {
    await a.enter('ada', 1);
    await b.enter('ben', 1);
    await a.world.bus.tell(['ada', 'bob', 'nobody', 'ben'], HONOR);
    expect(a.delivered).toEqual([['ada', HONOR]]);
    await expect
      .poll(() => b.delivered)
      .toEqual([
        ['bob', HONOR],
        ['ben', HONOR],
      ]);
  });

  it('dismiss the older claim, with the tab of the newer one, and keep the newer', async () => {
    expect(await a.enter('ada', 4, 'tab-1')).toBe('new');
    // Friends of a player who moves need no news.
    expect(await b.enter('ada', 5, 'tab-2')).toBe('online');
    await expect.poll(() => a.superseded).toEqual([{ playerId: 'ada', epoch: 5, tabId: 'tab-2' }]);
    await a.leave('ada', 4);
    expect(await a.online('ada')).toEqual(new Set(['ada']));
    expect(b.superseded).toEqual([]);
  });

  it('dismiss an older claim that arrives late', async () => {
    await b.enter('ada', 5);
    await a.enter('ada', 4);
    expect(a.superseded).toMatchObject([{ playerId: 'ada', epoch: 5 }]);
  });

  it('remember a newer claim for a connection that is on its way', async () => {
    await a.enter('ada', 3);
    await b.enter('ada', 5);
    await expect.poll(() => a.superseded.length).toBe(1);
    await redis.server.kill();
    await a.enter('ada', 4);
    expect(a.superseded).toHaveLength(2);
    await redis.server.startAgain();
  });

  it('each whisper has one outcome', async () => {
    expect(await a.world.bus.whisper('bob', WHISPER)).toBe('arrived');
    expect(b.whispers).toEqual([['bob', WHISPER]]);
    await expect.poll(() => a.world.bus.whisper('nobody', WHISPER)).toBe('absent');
    await b.leave('bob', 1);
    expect(await a.world.bus.whisper('bob', WHISPER)).toBe('absent');
  });

  it('all answer a question', async () => {
    await expect.poll(() => b.world.bus.ask('redact', { kind: 'redact', lineId: 'a' })).toEqual([null, LINE('a')]);
  });

  it('changes reach the others once, those of one moment together', async () => {
    a.world.bus.cast({ kind: 'changes', changes: [['balance', 'ada']] });
    a.world.bus.cast({ kind: 'changes', changes: [['mails', 'bob']] });
    await expect
      .poll(() => b.casts)
      .toEqual([
        {
          kind: 'changes',
          changes: [
            ['balance', 'ada'],
            ['mails', 'bob'],
          ],
        },
      ]);
    expect(a.casts).toEqual([]);
  });

  it('forget the players of a process that stops, and accept its name again', async () => {
    await b.world.close();
    await expect.poll(() => a.uncertain).toBe(1);
    expect(await a.online('bob')).toEqual(new Set());
    b = await open('b');
    expect(a.log).toEqual([]);
  });

  it('do not take players of a killed process for those of its successor', async () => {
    const redisClient = await redis.connect();
    await redisClient.set(redisNames(redis.url).player('ghost'), 'b.earlier|3');
    redisClient.destroy();
    expect(await a.online('ghost', 'bob')).toEqual(new Set(['bob']));
    // In the first second after the start, nobody can say.
    await expect.poll(() => a.world.bus.whisper('ghost', WHISPER)).toBe('absent');
  });

  it('refuse a second process of the same name', async () => {
    await expect(open('b')).rejects.toThrow('NODE_NAME b is used by another process');
    expect(await a.online('bob')).toEqual(new Set(['bob']));
  });

  it('work with a version next to theirs, and refuse one that is further away', async () => {
    const redisClient = await redis.connect();
    const { nodes, living } = redisNames(redis.url);
    const [ofB = ''] = (await redisClient.zRange(living, 0, -1)).filter((id) => id.startsWith('b.'));
    const state = JSON.parse((await redisClient.hGet(nodes, ofB)) ?? '') as { version: number };
    await redisClient.zAdd(living, { score: Date.now() + 60_000, value: 'z.other' });
    /** A process of another version is there. */
    const say = (version: number) =>
      redisClient.hSet(nodes, 'z.other', JSON.stringify({ ...state, name: 'z', version: state.version + version }));
    await say(2);
    await expect(open('c')).rejects.toThrow('whose process z does not work with this older version');
    await say(-2);
    await expect(open('c')).rejects.toThrow('whose process z does not work with this newer version');
    await say(1);
    await open('c');
    await say(-1);
    await open('d');
    redisClient.destroy();
  });

  it('give a name that several want at the same time to one of them', async () => {
    const opened = await Promise.allSettled(Array.from({ length: 4 }, () => open('c')));
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect.poll(() => a.world.nodes().map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('keep the name of a frozen process, and free that of a killed one at once', async () => {
    const child = spawn('sleep', ['60'], { stdio: 'ignore' });
    const ended = once(child, 'exit');
    const redisClient = await redis.connect();
    const { nodes, living } = redisNames(redis.url);
    // As if the other program had joined.
    const [ofB = ''] = (await redisClient.zRange(living, 0, -1)).filter((id) => id.startsWith('b.'));
    const state = JSON.parse((await redisClient.hGet(nodes, ofB)) ?? '') as object;
    const said = JSON.stringify({ ...state, name: 'c', process: markOf(child.pid ?? 0) });
    await redisClient.hSet(nodes, 'c.earlier', said);
    await redisClient.zAdd(living, { score: Date.now() + 60_000, value: 'c.earlier' });
    child.kill('SIGSTOP');
    await expect(open('c')).rejects.toThrow('NODE_NAME c is used by another process');
    child.kill('SIGKILL');
    await ended;
    const beganMs = performance.now();
    await open('c');
    expect(performance.now() - beganMs).toBeLessThan(SOON_MS);
    expect(await redisClient.zScore(living, 'c.earlier')).toBeNull();
    redisClient.destroy();
  });
});

describe('without Redis', () => {
  beforeEach(() => openBoth({ beatMs: 100, callMs: CALL_MS }));
  afterEach(async () => {
    redis.server.thaw();
  });

  it('killed: own players are served at once, others are not known, and all is well after its return', async () => {
    await a.enter('ada', 1);
    await redis.server.kill();
    await expect.poll(() => a.log.length).toBe(1);
    const beganMs = performance.now();
    await a.enter('amy', 1);
    expect(await a.online('ada', 'amy', 'bob')).toEqual(new Set(['ada', 'amy']));
    await expect(a.world.bus.tell(['ada', 'bob'], HONOR)).rejects.toThrow('Redis is away');
    expect(a.delivered).toEqual([['ada', HONOR]]);
    expect(await a.world.bus.whisper('bob', WHISPER)).toBe('unsure');
    expect(await a.world.bus.ask('redact', { kind: 'redact', lineId: 'a' })).toEqual([LINE('a')]);
    expect(performance.now() - beganMs).toBeLessThan(SOON_MS);
    await a.leave('ada', 1);
    await redis.server.startAgain();
    const backMs = performance.now();
    await expect.poll(() => a.world.bus.whisper('bob', WHISPER), { interval: 20 }).toBe('arrived');
    await expect.poll(() => b.online('ada', 'amy'), { interval: 20 }).toEqual(new Set(['amy']));
    expect(performance.now() - backMs).toBeLessThan(SOON_MS);
    // Messages to all may have been lost.
    expect([a.gaps, b.gaps, b.whispers.length]).toEqual([1, 1, 1]);
    expect(a.log.map(({ msg }: Record<string, unknown>) => msg)).toEqual([
      'Redis does not answer; players of other processes cannot be reached',
      'Redis answers again',
    ]);
  });

  it('two claims of a player: the older one is dismissed after the return', async () => {
    await redis.server.kill();
    await Promise.all([a.enter('ada', 4), b.enter('ada', 5)]);
    expect([...a.superseded, ...b.superseded]).toEqual([]);
    await redis.server.startAgain();
    await expect.poll(() => a.superseded[0]).toMatchObject({ playerId: 'ada', epoch: 5 });
    await a.leave('ada', 4);
    await expect.poll(() => a.online('ada', 'bob')).toEqual(new Set(['ada', 'bob']));
    // On a slow machine Redis may seem to be away once more.
    await expect.poll(() => a.uncertain).toBeGreaterThan(0);
    expect(b.superseded).toEqual([]);
  });

  it('more than can be kept: the others drop all that they know', async () => {
    redis.server.freeze();
    for (let count = 0; count <= 2000; count += 1) {
      a.world.bus.cast({ kind: 'sessions-ended', accountId: `account-${count}` });
    }
    redis.server.thaw();
    await expect.poll(() => b.gaps).toBe(1);
    expect(b.casts).toEqual([]);
  });

  it('messages of the last seconds arrive after the return, once', async () => {
    await redis.server.kill();
    await expect(a.world.bus.tell(['bob'], HONOR)).rejects.toThrow('Redis is away');
    await redis.server.startAgain();
    await expect.poll(() => b.delivered).toEqual([['bob', HONOR]]);
    await a.world.bus.tell(['bob'], { kind: 'changed' });
    await expect.poll(() => b.delivered).toHaveLength(2);
  });

  it('frozen: every call ends, and what comes late is dropped', async () => {
    redis.server.freeze();
    const beganMs = performance.now();
    const whisper = a.world.bus.whisper('bob', WHISPER);
    await a.enter('ada', 1);
    expect(performance.now() - beganMs).toBeLessThan(SOON_MS);
    expect(await a.online('ada', 'bob')).toEqual(new Set(['ada']));
    expect(await whisper).toBe('unsure');
    a.world.bus.cast({ kind: 'changes', changes: [['balance', 'ada']] });
    redis.server.thaw();
    const backMs = performance.now();
    await expect.poll(() => a.world.bus.whisper('bob', WHISPER), { interval: 20 }).toBe('arrived');
    await expect.poll(() => b.online('ada'), { interval: 20 }).toEqual(new Set(['ada']));
    expect(performance.now() - backMs).toBeLessThan(SOON_MS);
    expect(b.whispers).toEqual([['bob', WHISPER]]);
    await expect.poll(() => b.casts).toEqual([{ kind: 'changes', changes: [['balance', 'ada']] }]);
    expect([a.gaps, b.gaps]).toEqual([0, 0]);
  });
});

describe('silence, at the pace of the product', () => {
  beforeEach(() => openBoth({}));

  it('of a process: friends are read again, and once more when it is back', async () => {
    const redisClient = await redis.connect();
    const { living } = redisNames(redis.url);
    const ofB = (await redisClient.zRange(living, 0, -1)).filter((id) => id.startsWith('b.'));
    // Both processes look at the same rhythm: each heartbeat is removed as soon as it is there, until the other one has looked.
    const seen = new AbortController();
    const removing = (async () => {
      while (!seen.signal.aborted) await redisClient.zRem(living, ofB);
    })();
    try {
      await expect.poll(() => a.online('bob')).toEqual(new Set());
    } finally {
      seen.abort();
      await removing;
    }
    redisClient.destroy();
    const { uncertain } = a;
    expect(uncertain).toBeGreaterThan(0);
    await expect.poll(() => a.online('bob')).toEqual(new Set(['bob']));
    expect(a.uncertain).toBeGreaterThan(uncertain);
  });

  it('of Redis: nobody is said to be absent because the heartbeat of another process comes late', async () => {
    const redisClient = await redis.connect();
    const { living } = redisNames(redis.url);
    const ofB = (await redisClient.zRange(living, 0, -1)).filter((id) => id.startsWith('b.'));
    redis.server.freeze();
    await pass(FROZEN_MS);
    redis.server.thaw();
    const backMs = performance.now();
    const outcomes = new Set<string>();
    // Longer than the second within which each process should have given one.
    while (performance.now() - backMs < LATE_MS) {
      await redisClient.zRem(living, ofB);
      outcomes.add(await a.world.bus.whisper('bob', WHISPER));
    }
    redisClient.destroy();
    expect([...outcomes]).not.toContain('absent');
    // A heartbeat of those moments may have been removed before each whisper; the next ones are not.
    await expect.poll(() => a.world.bus.whisper('bob', WHISPER)).toBe('arrived');
  });
});
