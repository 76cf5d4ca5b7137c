/**
 * Latency over loopback of the lists of a popular player: 5,000 friends, 10,000 mails, 2,000 comments, whole and in
 * pages, on both databases. Client and server share the process, so the figures are slightly too high.
 */
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { Caller } from '../../src/server/testing/caller.ts';
import { findPostgres } from '../../src/server/testing/find-postgres.ts';
import { PrivatePostgres } from '../../src/server/testing/private-postgres.ts';
import { TestServer } from '../../src/server/testing/test-server.ts';
import { summarise } from '../lib/statistics.ts';
import { COMMENTS, FRIENDS, MAILS, seedSocial } from './social-seed.ts';
import { type Row, short, type Table } from '../lib/table.ts';

const WARM_CALLS = 3;
const CALLS = 20;

const LISTS = [
  '/friend/list',
  '/friend/list?page=1&limit=50',
  '/friend/list?page=100&limit=50',
  '/friend/list/online',
  '/friend/mutual/Fan',
  '/friend/mutual/Fan?page=1&limit=50',
  '/mail',
  '/mail?folder=inbox&page=1&limit=50',
  '/mail?folder=inbox&page=140&limit=50',
  '/mail?folder=unread&page=1&limit=50',
  '/mail?folder=saved&page=1&limit=50',
  '/mail?folder=trash&page=1&limit=50',
  '/mail?folder=inbox&search=mustard&page=1&limit=50',
  '/mail?search=not%20to%20be%20found&page=1&limit=50',
  '/mail/unread/count',
  '/profile/Star/comment',
  '/profile/Star/comment?page=1&limit=20',
  '/profile/Star/comment?page=100&limit=20',
  '/profile/Star',
  '/profile/Fan/quickAction',
];

export async function benchSocial(): Promise<Table[]> {
  const tables = [await measure('SQLite', {})];
  const binaries = findPostgres();
  if (binaries === null) return tables;
  const postgres = await PrivatePostgres.start(binaries);
  try {
    return [...tables, await measure('PostgreSQL', { DATABASE_URL: await postgres.newDatabase() })];
  } finally {
    await postgres.stop();
  }
}

async function measure(name: string, env: Record<string, string>): Promise<Table> {
  const server = await TestServer.start({ env });
  try {
    await server.server.listen();
    const [star, fan] = await Caller.all(server, 'Star', 'Fan');
    await seedSocial(server.server.database.db, (await star.record()).id, (await fan.record()).id);
    // PostgreSQL's autovacuum does this some time later.
    if (server.server.database.kind === 'postgres') await sql`analyze`.execute(server.server.database.db);
    const { port } = server.server.app.server.address() as AddressInfo;
    const rows: Row[] = [];
    for (const call of LISTS) rows.push(await timeCall(`http://127.0.0.1:${port}`, call, star));
    return {
      name: `lists on ${name}`,
      title: `${name}: ${FRIENDS} friends, ${MAILS} mails, ${COMMENTS} comments`,
      rows,
    };
  } finally {
    await server.stop();
  }
}

async function timeCall(origin: string, call: string, player: Caller): Promise<Row> {
  const times: number[] = [];
  let bytes = 0;
  for (let count = -WARM_CALLS; count < CALLS; count += 1) {
    const began = performance.now();
    const response = await fetch(origin + call, { headers: player.headers });
    const text = await response.text();
    JSON.parse(text);
    if (count >= 0) times.push(performance.now() - began);
    if (!response.ok) throw new Error(`${call} answered ${response.status}: ${text}`);
    bytes = text.length;
  }
  const { p50, p95 } = summarise(times);
  return { call, 'ms p50': short(p50), 'ms p95': short(p95), KB: short(bytes / 1024) };
}
