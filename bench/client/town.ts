/** A build's own server with walkers in its town. The walkers are players who registered through the API. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { TownServer } from '../../tests/support/server/town-server.ts';
import { createRandom } from '../../tests/support/random.ts';
import { MOVE_THROTTLE_MS } from '../../src/shared/rules/town.ts';
import type { Build } from './builds.ts';
import { answerOf } from './child-answer.ts';
import type { WalkersMessage, WalkersOrder } from './walkers-process.ts';

const PROCESS = fileURLToPath(new URL('./walkers-process.ts', import.meta.url));
const PASSWORD = 'lantern-light-1';
const SKIN_TONES = 23;
/** Longer than each walker's own limit. */
const WALK_LIMIT_MS = 90_000;
/** Registrations at the same time: the server hashes each password. */
const BATCH = 4;

export interface Member {
  email: string;
  username: string;
  /** Session key. */
  key: string;
}

export class Town {
  readonly build: Build;
  readonly server: TownServer;
  /** The player whose page is measured. */
  readonly player: Member;
  readonly #walkers: ChildProcess;
  readonly #members: readonly Member[];

  /** Starts the server and registers `count` walkers with different looks. */
  static async open(build: Build, count: number): Promise<Town> {
    const server = await TownServer.start({}, 'src/server/main.ts', build.folder);
    const player = await register(server.url, 'Watcher');
    const members: Member[] = [];
    for (let first = 0; first < count; first += BATCH) {
      const indices = Array.from({ length: Math.min(BATCH, count - first) }, (_, at) => first + at);
      members.push(...(await Promise.all(indices.map((index) => registerWalker(server.url, index)))));
    }
    const walkers = fork(PROCESS, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    return new Town(build, { server, player, members, walkers });
  }

  private constructor(
    build: Build,
    parts: { server: TownServer; player: Member; members: Member[]; walkers: ChildProcess },
  ) {
    this.build = build;
    this.server = parts.server;
    this.player = parts.player;
    this.#walkers = parts.walkers;
    this.#members = parts.members;
    this.#send({
      type: 'members',
      port: Number(new URL(parts.server.url).port),
      keys: parts.members.map(({ key }) => key),
    });
  }

  /**
   * Exactly this many walkers are in the town when it resolves, all within a window around `aroundX` (map pixels). Rejects
   * when they are not in the town within a time limit, or when their process has ended. `paceMs` is the time between two
   * steps of a walker; by default that of the product.
   */
  async walk(count: number, aroundX: number, paceMs: number = MOVE_THROTTLE_MS): Promise<void> {
    await this.#order({ type: 'walk', count, aroundX, paceMs }, `${count} walkers enter the town`);
  }

  /** The walker who entered first leaves, and another one enters. */
  async replaceWalker(): Promise<void> {
    await this.#order({ type: 'replace' }, 'a walker enters the town');
  }

  /** One of the walkers gets another skin tone. */
  async changeLook(turn: number): Promise<void> {
    const { key } = this.#members[turn % this.#members.length] ?? this.player;
    await post(this.server.url, '/customization/skinTone', { skinTone: turn % SKIN_TONES }, key);
  }

  async #order(order: WalkersOrder, what: string): Promise<void> {
    const answer = answerOf<WalkersMessage>(this.#walkers, what, WALK_LIMIT_MS);
    this.#send(order);
    const message = await answer;
    if (message.type === 'failed') throw new Error(`${what}: ${message.reason}`);
  }

  async close(): Promise<void> {
    if (this.#walkers.connected) {
      const ended = once(this.#walkers, 'exit');
      this.#walkers.disconnect();
      await ended;
    }
    await this.server.stop();
  }

  #send(order: WalkersOrder): void {
    this.#walkers.send(order);
  }
}

async function register(url: string, username: string): Promise<Member> {
  const email = `${username}@example.org`;
  const gender = username.length % 2;
  await post(url, '/game-api/register', { username, email, password: PASSWORD, confirmPassword: PASSWORD, gender });
  const { token } = (await post(url, '/auth/sign-in/email', { email, password: PASSWORD })) as { token: string };
  return { email, username, key: token };
}

/** A walker whose look differs from the others' by body, skin tone and clothes. */
async function registerWalker(url: string, index: number): Promise<Member> {
  const random = createRandom(index);
  const member = await register(url, `Walker_${index}`);
  await post(url, '/customization/skinTone', { skinTone: random.whole(0, SKIN_TONES) }, member.key);
  const owned = (await get(url, '/inventory', member.key)) as { id: string; category: number; bodyTypes: string[] }[];
  const byCategory = Map.groupBy(owned, ({ category }) => category);
  for (const items of byCategory.values()) {
    const item = items[random.whole(0, items.length)];
    if (item) await get(url, `/inventory/${item.id}/equip/1`, member.key);
  }
  return member;
}

async function post(url: string, path: string, body: object, key?: string): Promise<unknown> {
  return read(
    path,
    await fetch(url + path, { method: 'POST', headers: headersOf(url, key), body: JSON.stringify(body) }),
  );
}

async function get(url: string, path: string, key: string): Promise<unknown> {
  return read(path, await fetch(url + path, { headers: headersOf(url, key) }));
}

const headersOf = (url: string, key?: string): Record<string, string> => ({
  'content-type': 'application/json',
  origin: url,
  ...(key === undefined ? {} : { 'x-session-key': key }),
});

async function read(path: string, response: Response): Promise<unknown> {
  const text = await response.text();
  // An item without a fit for the walker's body is refused; the walker keeps what is worn.
  if (!response.ok && !path.includes('/equip/')) throw new Error(`${path} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}
