/**
 * A world that two whole server processes serve, on a real PostgreSQL and a real Redis: players of one reach those of the other, each
 * player is in one place, and Redis may be killed or frozen.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEATURE_CHANNELS, FEATURE_NODES } from '../shared/realtime/channels.ts';
import { FEATURE_CODES } from '../shared/realtime/notices.ts';
import { FEATURE_PUSHES, type Push } from '../shared/realtime/pushes.ts';
import { FEATURE_REWARDS } from '../shared/realtime/rewards.ts';
import { LOCATION_SLUG } from '../shared/rules/town.ts';
import { Program } from './testing/child-process.ts';
import { findPostgres } from './testing/find-postgres.ts';
import { freePort } from './testing/free-port.ts';
import { PrivatePostgres } from './testing/private-postgres.ts';
import { PrivateRedis } from './testing/private-redis.ts';
import { PASSWORD, temporaryFolder } from './testing/test-server.ts';
import { collect, type TestClient, waitForEvent } from './testing/town-fixture.ts';

/** How long Redis is away. */
const AWAY_MS = 3000;
/** Upper bound of what takes tenths of a second on a machine without other work. */
const SOON_MS = 5000;
/** Two servers and PostgreSQL start at the same time. */
const START_TIMEOUT_MS = 120_000;
/** So much later friends learn that a player left. */
const HELD_MS = 10_000;
/** Players may say a line a second. */
const PACE = { interval: 700 };

interface Node {
  program: Program;
  url: string;
  dataDir: string;
}

let postgres: PrivatePostgres;
let redis: PrivateRedis;
let one: Node;
let two: Node;
let shared: Record<string, string>;
const folders: string[] = [];
const clients: TestClient[] = [];

function newFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}

async function start(nodeName: string): Promise<Node> {
  const dataDir = newFolder();
  const port = String(await freePort());
  const own = { DATA_DIR: dataDir, NODE_NAME: nodeName, PORT: port, TEST_FOLDER: newFolder() };
  const program = new Program('testing/server-process.ts', [], { ...shared, ...own });
  await program.waitForOutput('Promenade is running at');
  return { program, url: `http://127.0.0.1:${port}`, dataDir };
}

beforeAll(async () => {
  const binaries = findPostgres();
  if (binaries === null) throw new Error('PostgreSQL is not installed (apt-get install postgresql)');
  [postgres, redis] = await Promise.all([PrivatePostgres.start(binaries), PrivateRedis.start()]);
  shared = {
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000',
    DATABASE_URL: await postgres.newDatabase(),
    REDIS_URL: redis.newDatabase(),
    AUTH_SECRET: 'a-secret-that-both-processes-share',
    UPLOADS_DIR: join(newFolder(), 'uploads'),
  };
  // Both at once, on an empty database.
  [one, two] = await Promise.all([start('one'), start('two')]);
}, START_TIMEOUT_MS);

afterAll(async () => {
  for (const client of clients) client.disconnect();
  redis.thaw();
  await Promise.all([one, two].map(({ program }) => program.kill('SIGTERM')));
  await Promise.all([redis.stop(), postgres.stop()]);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

interface Point {
  x: number;
  y: number;
}
interface Visit {
  client: TestClient;
  path: string;
  channel: number;
  names: string[];
  self: { state: Point } | undefined;
}

/** A signed-in player, who calls any of the two. */
class Player {
  readonly username: string;
  readonly #key: string;

  static async create(username: string): Promise<Player> {
    const email = `${username}@example.org`;
    const form = { username, email, password: PASSWORD, confirmPassword: PASSWORD, gender: 1 };
    await call(one, 'POST', '/game-api/register', { body: form });
    const { token } = await call<{ token: string }>(two, 'POST', '/auth/sign-in/email', {
      body: { email, password: PASSWORD },
    });
    return new Player(username, token);
  }

  private constructor(username: string, key: string) {
    this.username = username;
    this.#key = key;
  }

  get<Body>(node: Node, path: string): Promise<Body> {
    return call<Body>(node, 'GET', path, { key: this.#key });
  }

  post<Body>(node: Node, path: string, body: object = {}): Promise<Body> {
    return call<Body>(node, 'POST', path, { key: this.#key, body });
  }

  async enter(node: Node, { pushed, tabId }: { pushed?: (push: Push) => void; tabId?: string } = {}) {
    const features = [FEATURE_CODES, FEATURE_REWARDS, ...(pushed === undefined ? [] : [FEATURE_PUSHES])];
    const auth = { serverSessionKey: this.#key, location: LOCATION_SLUG, features, ...(tabId && { tabId }) };
    const client: TestClient = io(node.url, { auth, forceNew: true, reconnection: false, transports: ['websocket'] });
    clients.push(client);
    if (pushed !== undefined) client.on('pushed', pushed);
    await waitForEvent(client, 'join_room');
    return client;
  }

  /** Asks where to connect and enters there, as the page does. */
  async enterByWay(asked: Node, wish: { channel?: number } = {}, tabId?: string): Promise<Visit> {
    const way = await this.post<{ path: string; channel: number | null }>(asked, '/channels/place', {
      channel: wish.channel ?? null,
      lost: null,
    });
    const { url } = way.path === '/t/one' ? one : two;
    const auth = {
      serverSessionKey: this.#key,
      location: LOCATION_SLUG,
      features: [FEATURE_CHANNELS, FEATURE_NODES],
      channel: way.channel,
      tabId,
    };
    const options = { auth, forceNew: true, reconnection: false, path: `${way.path}/socket.io/` };
    const client: TestClient = io(url, { ...options, transports: ['polling', 'websocket'] });
    clients.push(client);
    const joined = waitForEvent(client, 'join_room');
    const [channel] = await waitForEvent(client, 'channel');
    const names = JSON.parse(String((await joined)[0])) as { user: { username: string }; state: Point }[];
    const self = names.find(({ user }) => user.username === this.username);
    return { client, path: way.path, channel: Number(channel), names: names.map(({ user }) => user.username), self };
  }

  /** Connects, and resolves when the connection passed the handshake. */
  async race({ url }: Node) {
    const auth = { serverSessionKey: this.#key, location: LOCATION_SLUG };
    const client: TestClient = io(url, { auth, forceNew: true, reconnection: false, transports: ['websocket'] });
    clients.push(client);
    let isReplaced = false;
    client.on('replaced', () => {
      isReplaced = true;
    });
    const joined = waitForEvent(client, 'join_room').then(() => undefined);
    await waitForEvent(client, 'connect');
    return { client, joined, isReplaced: () => isReplaced };
  }
}

async function call<Body>(
  { url }: Node,
  method: string,
  path: string,
  { key, body }: { key?: string; body?: object },
): Promise<Body> {
  const headers = { 'content-type': 'application/json', ...(key !== undefined && { 'x-session-key': key }) };
  const reply = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${method} ${path} answered ${reply.status} ${text}`);
  return JSON.parse(text) as Body;
}

async function befriend(ada: Player, bob: Player): Promise<void> {
  await ada.post(one, `/friend/${bob.username}`);
  await bob.post(two, `/friend/${ada.username}`);
}

async function admin({ dataDir }: Node, ...args: string[]): Promise<void> {
  const program = new Program('cli/admin.ts', args, { DATA_DIR: dataDir });
  if ((await program.waitForExit()) !== 0) throw new Error(program.stderr);
}

/** What became of a whisper, for its sender. */
function outcomeOf(client: TestClient, line: string): Promise<string> {
  const arrived = waitForEvent(client, 'whisper', (_, text) => line.endsWith(text)).then(() => 'arrived');
  const refused = waitForEvent(client, 'notification_message').then(([, , notice]) => notice?.code ?? '');
  client.emit('chat', line);
  return Promise.race([arrived, refused]);
}

/** The friends in the town, as a client knows them from its pushes. */
function friendsIn(pushes: readonly Push[]): ReadonlySet<string> {
  let known = new Set<string>();
  for (const { friends, came = [], left = [] } of pushes) {
    known = new Set([...(friends ?? known), ...came]);
    for (const name of left) known.delete(name);
  }
  return known;
}

const createdPlayers = (...names: string[]): Promise<Player[]> => Promise.all(names.map((name) => Player.create(name)));

describe('players of two processes', () => {
  it('see which friends are online, in pushes, lists and notifications', async () => {
    const [ada, bob] = (await createdPlayers('Ada', 'Bob')) as [Player, Player];
    await befriend(ada, bob);
    const pushes: Push[] = [];
    const adas = await ada.enter(one, { pushed: (push) => void pushes.push(push) });
    const notified = waitForEvent(adas, 'notification_message', (kind) => kind === 'online');
    const bobs = await bob.enter(two);
    expect((await notified)[2]).toEqual({ code: 'friend-online', params: { username: 'Bob' } });
    expect(await ada.get(one, '/friend/list/online')).toMatchObject([{ username: 'Bob' }]);
    await expect.poll(() => friendsIn(pushes)).toEqual(new Set(['Bob']));
    await expect
      .poll(async () => (await ada.get<{ onlinePlayerCount: number }>(one, '/game-api/status')).onlinePlayerCount)
      .toBe(2);
    bobs.disconnect();
    // Who is back within ten seconds was never away.
    await expect.poll(() => friendsIn(pushes), { timeout: HELD_MS + SOON_MS }).toEqual(new Set());
  });

  it('whisper to each other, and learn who is not online', async () => {
    const [cleo, dan, eve] = (await createdPlayers('Cleo', 'Dan', 'Eve')) as [Player, Player, Player];
    const [cleos, dans] = [await cleo.enter(one), await dan.enter(two)];
    const received = collect(dans, 'whisper');
    expect(await outcomeOf(cleos, 'Dan: psst')).toBe('arrived');
    expect(await outcomeOf(dans, 'Cleo: what')).toBe('arrived');
    expect(await outcomeOf(cleos, 'Eve: psst')).toBe('whisper-offline');
    await eve.enter(two);
    await dan.get(one, '/profile/Cleo/block/1');
    await expect
      .poll(async () => {
        const before = received.length;
        await outcomeOf(cleos, 'Dan: blocked');
        return received.length - before;
      })
      .toBe(0);
    expect(received[0]).toEqual(['Cleo', 'psst', false]);
  });

  it('get mail, see a changed look, and are expelled, in the process that the call does not come to', async () => {
    const [finn, gil, hana] = (await createdPlayers('Finn', 'Gil', 'Hana')) as [Player, Player, Player];
    const pushes: Push[] = [];
    const gils = await gil.enter(two, { pushed: (push) => void pushes.push(push) });
    const hanas = await hana.enter(two);
    const mailed = waitForEvent(gils, 'notification_message', (kind) => kind === 'mail');
    await finn.post(one, '/mail/Gil', { message: 'hello' });
    expect((await mailed)[1]).toBe('You have mail from Finn.');
    await expect.poll(() => pushes.findLast(({ unread }) => unread !== undefined)?.unread).toBe(1);
    const looked = waitForEvent(hanas, 'user_updated', (_, user) => JSON.stringify(user).includes('0.93'));
    await gil.post(one, '/customization/size', { height: 0.93, width: 0.93 });
    await looked;
    const ended = waitForEvent(gils, 'disconnect');
    await admin(one, 'ban', 'Gil');
    await ended;
    await expect(gil.get(two, '/friend/list/online')).rejects.toThrow('401');
  });

  it('get rewards and news of the forum, whose clients are in another process', async () => {
    const [nia, oli] = (await createdPlayers('Nia', 'Oli')) as [Player, Player];
    const pushes: Push[] = [];
    const olis = await oli.enter(two, { pushed: (push) => void pushes.push(push) });
    const rewarded = waitForEvent(olis, 'rewarded');
    await nia.post(one, '/friend/Oli');
    expect((await rewarded)[0]).toMatchObject({ kind: 'request', username: 'Nia' });
    olis.emit('watch_forum', 'all');
    await expect
      .poll(async () => {
        await nia.post(one, '/forum/post', { title: 'A walk at dusk', category: 'general', message: 'x'.repeat(200) });
        return pushes.flatMap(({ forum = [] }) => forum);
      })
      .toContainEqual(expect.objectContaining({ author: 'Nia' }));
  });

  it('are seen by moderators, who redact and mute from any process', async ({ task }) => {
    // Names of an attempt of its own.
    const attempt = task.result?.retryCount ?? 0;
    const [mod, rude] = (await createdPlayers(`Judith_${attempt}`, `Rude_${attempt}`)) as [Player, Player];
    await admin(two, 'access', mod.username, '1');
    const rudes = await rude.enter(two);
    const said = waitForEvent(rudes, 'chat');
    rudes.emit('chat', 'rude words');
    await said;
    const lines = await mod.get<{ lines: { id: string; message: string }[] }>(
      one,
      `/moderation/player/${rude.username}/chat`,
    );
    expect(lines).toMatchObject({ lines: [{ message: 'rude words' }] });
    const redacted = waitForEvent(rudes, 'chat_redacted');
    const muted = waitForEvent(rudes, 'notification_message', (_, __, notice) => notice?.code === 'muted-now');
    await mod.post(one, '/moderation/redact', { kind: 'chat', id: lines.lines[0]?.id, reason: 'a rude line' });
    expect(await redacted).toEqual([rude.username, 'rude words']);
    await mod.post(one, `/moderation/player/${rude.username}/mute`, { minutes: 5, reason: 'a rude line' });
    await muted;
    const refused = waitForEvent(rudes, 'notification_message');
    rudes.emit('chat', 'more words');
    expect((await refused)[2]).toMatchObject({ code: 'chat-muted' });
  });

  it('one of two that come at the same time stays, in each of 20 races', async () => {
    const pia = await Player.create('Pia');
    for (let race = 0; race < 20; race += 1) {
      const both = await Promise.all([one, two].map((node) => pia.race(node)));
      const staying = () => both.filter(({ client, isReplaced }) => client.connected && !isReplaced());
      await expect.poll(() => staying().length, { interval: 10 }).toBe(1);
      const [winner] = staying();
      await winner?.joined;
      expect(staying()).toEqual([winner]);
      winner?.client.disconnect();
    }
  });

  it('are in one place: the older connection is replaced, in either direction', async () => {
    const ian = await Player.create('Ian');
    const first = await ian.enter(one, { tabId: 'tab-1' });
    const replaced = waitForEvent(first, 'replaced');
    const second = await ian.enter(two, { tabId: 'tab-2' });
    await replaced;
    const lost = waitForEvent(second, 'disconnect');
    const messages = collect(second, 'replaced');
    const third = await ian.enter(one, { tabId: 'tab-2' });
    await lost;
    // The older connection of the same tab is cut without a message.
    expect([messages, third.connected]).toEqual([[], true]);
  });
});

describe('channels of two processes', () => {
  it('are one list, and friends meet in one of them, when either process is asked', async () => {
    const [ari, bea] = (await createdPlayers('Ari', 'Bea')) as [Player, Player];
    await befriend(ari, bea);
    const aris = await ari.enterByWay(one);
    await expect
      .poll(() => ari.get(two, '/channels'))
      .toContainEqual(expect.objectContaining({ number: aris.channel, friends: [] }));
    const beas = await bea.enterByWay(two);
    expect([beas.path, beas.channel]).toEqual([aris.path, aris.channel]);
    expect(beas.names).toContain('Ari');
    const list = await bea.get<{ number: number; friends: string[] }[]>(two, '/channels');
    expect(list.find(({ friends }) => friends.includes('Ari'))?.number).toBe(aris.channel);
    expect(new Set(list.map(({ number }) => number)).size).toBe(list.length);
    for (const { client } of [aris, beas]) client.disconnect();
  });

  it('keep the place of a player who changes to one in the other process, which nobody learns', async () => {
    const [cyd, dot] = (await createdPlayers('Cyd', 'Dot')) as [Player, Player];
    await befriend(cyd, dot);
    const notices: unknown[] = [];
    const dots = await dot.enter(two);
    dots.on('notification_message', (kind, text) => void notices.push([kind, text]));
    const cyds = await cyd.enterByWay(one, {}, 'tab-1');
    await expect.poll(() => notices).toEqual([['online', 'Cyd is now online.']]);
    const { x = 0, y = 0 } = cyds.self?.state ?? {};
    cyds.client.emit('move', x - 24, y, 1);
    // The place of a player who is about to change is saved when the way is asked for.
    const elsewhere = (await cyd.get<{ number: number }[]>(one, '/channels')).find(
      ({ number }) => number !== cyds.channel,
    );
    const replaced = collect(cyds.client, 'replaced');
    const ended = waitForEvent(cyds.client, 'disconnect');
    const moved = await cyd.enterByWay(two, { channel: elsewhere?.number ?? 99 }, 'tab-1');
    await ended;
    expect(moved.self?.state).toMatchObject({ x: Math.round(x - 24), y: Math.round(y) });
    expect(replaced).toEqual([]);
    expect(notices).toHaveLength(1);
    moved.client.disconnect();
    dots.disconnect();
  });

  it('move to the other process when theirs drains, and its players with them', async () => {
    const players = await createdPlayers('Eli', 'Fay', 'Gus');
    const visits: Visit[] = [];
    for (const player of players) visits.push(await player.enterByWay(one));
    const [first] = visits as [Visit];
    expect(new Set(visits.map(({ path }) => path))).toEqual(new Set([first.path]));
    const [from, to] = first.path === '/t/one' ? [one, two] : [two, one];
    const asked = waitForEvent(first.client, 'relocate');
    await admin(to, 'cluster', 'drain', from === one ? 'one' : 'two');
    await asked;
    const there = await players[0]?.enterByWay(to, { channel: first.channel });
    expect(there).toMatchObject({ channel: first.channel, path: to === one ? '/t/one' : '/t/two' });
    await admin(to, 'cluster', 'undrain', from === one ? 'one' : 'two');
    for (const visit of [...visits, there]) visit?.client.disconnect();
  });
});

describe('without Redis', () => {
  it.each([
    ['killed', () => redis.kill(), () => redis.startAgain()],
    ['frozen', () => Promise.resolve(redis.freeze()), () => Promise.resolve(redis.thaw())],
  ])('%s: both processes go on, newcomers get in, and whispers have one outcome', async (how, end, begin) => {
    const [jo, kim, lee] = (await createdPlayers(`Jo_${how}`, `Kim_${how}`, `Lee_${how}`)) as [Player, Player, Player];
    const [jos, kims] = [await jo.enter(one), await kim.enter(two)];
    await expect.poll(() => outcomeOf(jos, `${kim.username}: hello`), PACE).toBe('arrived');
    const heard = collect(kims, 'whisper');
    const notices = collect(jos, 'notification_message');
    await end();
    const endedMs = performance.now();
    const outcome = outcomeOf(jos, `${kim.username}: are you there`);
    const lees = await lee.enter(one);
    const said = waitForEvent(jos, 'chat', (_, text) => text === 'hello all');
    lees.emit('chat', 'hello all');
    await said;
    expect(performance.now() - endedMs).toBeLessThan(SOON_MS);
    expect(await outcome).toBe('whisper-unsure');
    expect(await outcomeOf(lees, `${jo.username}: psst`)).toBe('arrived');
    const newcomer = await Player.create(`Mia_${how}`);
    while (performance.now() - endedMs < AWAY_MS) {
      const enteringMs = performance.now();
      (await newcomer.enter(two)).disconnect();
      expect(performance.now() - enteringMs).toBeLessThan(SOON_MS);
    }
    await begin();
    const backMs = performance.now();
    await expect.poll(() => outcomeOf(lees, `${kim.username}: back`), PACE).toBe('arrived');
    expect(performance.now() - backMs).toBeLessThan(SOON_MS);
    await expect.poll(() => outcomeOf(kims, `${lee.username}: back`), PACE).toBe('arrived');
    expect(heard.filter(([, text]) => text === 'are you there')).toEqual([]);
    expect(notices.map(([, , notice]) => notice?.code)).toEqual(['whisper-unsure']);
  });

  it('no process has written an error', () => {
    expect([one.program.stderr, two.program.stderr]).toEqual(['', '']);
    expect(
      [one, two].flatMap(({ program }) => program.stdout.split('\n').filter((line) => line.startsWith('{'))),
    ).toEqual([]);
  });
});
