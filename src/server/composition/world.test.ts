/** The world that the configuration names: refusals, rate limits that its processes count together, and shared changes. */
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../config/env-readers.ts';
import { noteChange, onChange } from '../db/changes.ts';
import { openDatabase } from '../db/database.ts';
import { KeptReads } from '../db/kept-reads.ts';
import { rateLimits } from '../plugins/rate-limits.ts';
import type { World } from '../realtime/directory/directory.ts';
import type { WorldMessage } from '../realtime/directory/messages.ts';
import { PrivateRedis } from '../testing/private-redis.ts';
import { temporaryFolder } from '../testing/test-server.ts';
import { openWorld, shareChanges, type WorldConfig } from './world.ts';

const log = pino({ level: 'silent' });
const settings = (url: string, nodeName: string): WorldConfig => ({
  redis: { url, nodeName, nodePath: `/t/${nodeName}`, nodeUrl: null },
  role: 'all',
  port: 0,
  channelCapacity: 250,
});
let redis: PrivateRedis;
beforeAll(async () => {
  redis = await PrivateRedis.start();
});
afterAll(() => redis.stop());

it('does not start where Redis cannot be reached, with one line without the password', async () => {
  const opening = openWorld(settings('redis://:hunter2@127.0.0.1:1/0', 'a'), log, '/nowhere', []);
  const error = await opening.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ConfigError);
  expect(String(error)).toMatch(/^ConfigError: REDIS_URL cannot be used: [^\n]*ECONNREFUSED[^\n]*$/);
  expect(String(error)).not.toContain('hunter2');
});

describe('rate limits', () => {
  const worlds: World[] = [];
  afterEach(async () => {
    await Promise.all(worlds.splice(0).map((world) => world.close()));
  });

  const open = async (url: string, nodeName: string) => {
    const world = await openWorld(settings(url, nodeName), log, '/nowhere', []);
    worlds.push(world);
    return rateLimits(1, world.openCounter);
  };

  it('count the calls to all processes together, and go on in memory while Redis is away', async () => {
    const url = redis.newDatabase();
    const limits = [await open(url, 'a'), await open(url, 'b')].map((limit) => limit({ name: 'calls', points: 3 }));
    const [a, b] = limits as [(typeof limits)[0], (typeof limits)[0]];
    await a.consume('ada');
    await b.consume('ada');
    await b.restore('ada');
    await a.consume('ada');
    await b.consume('ada');
    await expect(a.consume('ada')).rejects.toMatchObject({ kind: 'too-many', retryAfterS: expect.any(Number) });
    await b.consume('bob');
    await redis.kill();
    const beganMs = performance.now();
    for (const limit of [a, b]) {
      for (let call = 0; call < 3; call += 1) await limit.consume('ada');
      await expect(limit.consume('ada')).rejects.toMatchObject({ kind: 'too-many' });
    }
    expect(performance.now() - beganMs).toBeLessThan(10_000);
    await redis.startAgain();
  });
});

it('reads players again when another process changed them, and what is kept when one has ended', async () => {
  const dataDir = temporaryFolder();
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const receive: ((message: WorldMessage) => void)[] = [];
  const ended: (() => void)[] = [];
  const read: string[] = [];
  shareChanges({
    db,
    log,
    directory: { onUncertain: (listener) => void ended.push(listener) },
    sessions: { onRevoked: () => () => undefined, revoked: () => undefined },
    bus: { cast: () => undefined, onCast: (listener) => void receive.push(listener), onGap: () => undefined },
    town: {
      isHere: (playerId) => playerId === 'here',
      changed: (playerId) => Promise.resolve(void read.push(`look of ${playerId}`)),
      blocksChanged: (playerId) => Promise.resolve(void read.push(`blocks of ${playerId}`)),
      recheck: () => Promise.resolve(),
    },
  });
  const changes: Extract<WorldMessage, { kind: 'changes' }>['changes'] = [
    ['player', 'here'],
    ['player', 'elsewhere'],
    ['blocks', 'here'],
    ['mails', 'here'],
    ['name', 'here'],
  ];
  for (const listener of receive) listener({ kind: 'changes', changes });
  expect(read).toEqual(['look of here', 'blocks of here', 'look of here']);
  let reads = 0;
  const kept = new KeptReads(db, { read: () => Promise.resolve((reads += 1)), drops: [], maxSize: 1 });
  expect([await kept.of('here'), await kept.of('here')]).toEqual([1, 1]);
  for (const listener of ended) listener();
  expect(await kept.of('here')).toBe(2);
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('sends news behind doors apart from other changes, and takes those of other processes', async () => {
  const dataDir = temporaryFolder();
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const sent: WorldMessage[] = [];
  let receive: (message: WorldMessage) => void = () => undefined;
  shareChanges({
    db,
    log,
    directory: { onUncertain: () => undefined },
    sessions: { onRevoked: () => () => undefined, revoked: () => undefined },
    bus: {
      cast: (message) => void sent.push(message),
      onCast: (listener) => void (receive = listener),
      onGap: () => undefined,
    },
    town: {
      isHere: () => false,
      changed: () => Promise.resolve(),
      blocksChanged: () => Promise.resolve(),
      recheck: () => Promise.resolve(),
    },
  });
  await db.transaction().execute(async (transaction) => {
    noteChange(transaction, 'doors', 'ada');
    noteChange(transaction, 'balance', 'ada');
  });
  noteChange(db, 'doors', 'bob');
  expect(sent).toEqual([
    { kind: 'changes', changes: [['balance', 'ada']] },
    { kind: 'doors', playerIds: ['ada'] },
    { kind: 'doors', playerIds: ['bob'] },
  ]);
  const heard: string[] = [];
  onChange(db, (kind, playerId) => void heard.push(`${kind} of ${playerId}`));
  receive({ kind: 'doors', playerIds: ['cleo'] });
  expect(heard).toEqual(['doors of cleo']);
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});
