/**
 * A world of three town processes, two for the API and one for jobs, with a real PostgreSQL, Redis and nginx. The suites share it,
 * because its start takes seconds.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { adminSuite } from './cluster-admin.suite.ts';
import { drainSuite } from './cluster-drain.suite.ts';
import { faultsSuite } from './cluster-faults.suite.ts';
import { mailsSuite } from './cluster-mails.suite.ts';
import { playersSuite } from './cluster-players.suite.ts';
import { playSuite } from './cluster-play.suite.ts';
import { redisSuite } from './cluster-redis.suite.ts';
import { newPlayer } from './testing/cluster-calls.ts';
import { ClusterPage } from './testing/cluster-page.ts';
import { leaveAll } from './testing/cluster-player.ts';
import { Cluster } from './testing/cluster.ts';

/** Six servers and their services start at the same time. */
const START_TIMEOUT_MS = 120_000;
/** Errors in the log while PostgreSQL is away. */
const EXPECTED: ReadonlySet<string> = new Set([
  'reading a creation again failed',
  // It is booked when the player comes near again.
  'booking a lantern failed',
  'a push to a client failed',
  'a first walk failed',
  'reading a player again failed',
  'announcing a player to friends failed',
  'telling friends that a player left failed',
  'saving positions failed; they are kept and retried',
  'stored mails could not be read or written',
  'telling the friends of a player failed',
  'a periodic job failed; the next period repeats it',
]);

/** Each limit that matters has an expectation of its own. */
vi.setConfig({ testTimeout: 60_000 });

let cluster: Cluster;
/** The last page of each player, by username. */
const pages = new Map<string, ClusterPage>();

beforeAll(async () => {
  // The tests that need the others first start them.
  cluster = await Cluster.start({ later: ['town-3', 'jobs-1'] });
}, START_TIMEOUT_MS);

afterAll(async () => {
  for (const page of pages.values()) page.leave();
  leaveAll();
  await cluster.stop();
});

/** New pages of players who may have been in the town before. Their earlier pages leave: a test may have failed. */
async function pagesOf(...names: string[]): Promise<ClusterPage[]> {
  return Promise.all(
    names.map(async (name) => {
      const earlier = pages.get(name);
      earlier?.leave();
      const caller = earlier?.caller ?? { url: cluster.url, key: await newPlayer(cluster, name) };
      const page = new ClusterPage(name, caller);
      pages.set(name, page);
      return page;
    }),
  );
}

// At the same time: most of it is waiting.
describe.concurrent('a world of several processes', () => {
  adminSuite(() => cluster);
  mailsSuite(() => cluster);
  playersSuite(() => cluster);
  playSuite(() => cluster);
  afterAll(leaveAll);
});
describe('a world of which all processes run', () => {
  beforeAll(() => cluster.startDown(), START_TIMEOUT_MS);
  drainSuite(() => cluster);
  redisSuite(() => cluster, pagesOf);
  faultsSuite(() => cluster, pagesOf);
});

it('processes have written what happened to their services, and nothing else', () => {
  const written = cluster.processes.flatMap(({ complaints }) => complaints.map(messageOf));
  expect([...new Set(written)].filter((message) => !EXPECTED.has(message))).toEqual([]);
});

/** The message of a line of the log; the line itself when it is no entry. */
function messageOf(line: string): string {
  try {
    return String((JSON.parse(line) as { msg?: unknown }).msg);
  } catch {
    return line;
  }
}
