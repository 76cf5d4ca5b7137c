/** A production server with a crowd of clients in its town. Server and clients have a process each. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { loadCore } from '../../src/engine/node/load-core.ts';
import { MAP_HEIGHT_PX } from '../../src/shared/rules/town.ts';
import { createRandom } from '../../tests/support/random.ts';
import { generateTownRings, readTown, toLocation } from '../../tests/support/samples/town-map.ts';
import { TownServer } from '../../tests/support/server/town-server.ts';
import type { Build } from '../client/builds.ts';
import { flags } from '../lib/flags.ts';
import { residentKb } from '../lib/process-usage.ts';
import type { CrowdMessage, CrowdOrder } from './crowd-clients.ts';
import type { CrowdReport } from './crowd-report.ts';
import { copyMembers, type MemberPlan } from './crowd-members.ts';

const CLIENTS = fileURLToPath(new URL('./crowd-clients.ts', import.meta.url));
const TEMPLATE = 'Template';
const PASSWORD = 'lantern-light-1';
const LEAST_CLIENTS = 20;

export interface Scene {
  name: string;
  clients: number;
  bounds: { left: number; right: number };
  isPlain?: boolean;
  isWalkingOnly?: boolean;
}

export class CrowdTown {
  readonly server: TownServer;
  /** A member who is not in the town. */
  readonly guest: MemberPlan;
  readonly joined: Extract<CrowdMessage, { type: 'joined' }>;
  /** Memory of the server for a connection. */
  readonly connectionKb: number;
  readonly #clients: ChildProcess;

  /** Resolves when all clients are in the town. */
  static async open(build: Build, scene: Scene, databaseUrl: string | null): Promise<CrowdTown> {
    const env = { RATE_LIMIT_SCALE: '1', ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
    const server = await TownServer.start(env, 'src/server/main.ts', build.folder);
    const clients = fork(CLIENTS, { serialization: 'advanced', stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    try {
      await register(server.url);
      await server.pause();
      const [guest, ...members] = await plansOf(scene);
      if (guest === undefined) throw new Error('the scene has no clients');
      await copyMembers({ dataDir: server.dataDir, databaseUrl }, TEMPLATE, [guest, ...members]);
      await server.startAgain();
      const emptyKb = residentKb(server.pid);
      const { bounds, isPlain = false, isWalkingOnly = false } = scene;
      const port = Number(new URL(server.url).port);
      clients.send({ port, members, bounds, isPlain, isWalkingOnly } satisfies CrowdOrder);
      const joined = await hear(clients, 'joined');
      const connectionKb = (residentKb(server.pid) - emptyKb) / members.length;
      return new CrowdTown({ server, clients, guest, joined, connectionKb });
    } catch (error) {
      clients.disconnect();
      await server.stop();
      throw error;
    }
  }

  private constructor(parts: {
    server: TownServer;
    clients: ChildProcess;
    guest: MemberPlan;
    joined: Extract<CrowdMessage, { type: 'joined' }>;
    connectionKb: number;
  }) {
    this.server = parts.server;
    this.guest = parts.guest;
    this.joined = parts.joined;
    this.connectionKb = parts.connectionKb;
    this.#clients = parts.clients;
  }

  /** The next report begins here. */
  measure(): void {
    this.#clients.send('measure');
  }

  async report(): Promise<CrowdReport> {
    this.#clients.send('report');
    return (await hear(this.#clients, 'report')).report;
  }

  async close(): Promise<void> {
    this.#clients.disconnect();
    await this.server.stop();
  }
}

export const countOf = ({ clients }: Scene): number => Math.max(LEAST_CLIENTS, Math.round(clients * flags.size));

/** Members who stand at random places of the scene. */
async function plansOf(scene: Scene): Promise<MemberPlan[]> {
  const core = await loadCore();
  core.setLocation(readTown() ?? toLocation(generateTownRings()));
  const random = createRandom(5);
  // One more: the guest.
  const count = 1 + countOf(scene);
  const { bounds } = scene;
  return Array.from({ length: count }, (_, index) => {
    for (;;) {
      const [x, y] = [random.whole(bounds.left, bounds.right), random.whole(0, MAP_HEIGHT_PX)];
      if (core.isWalkable(x, y))
        return { username: `Member_${index}`, key: `bench-session-${index}-${'k'.repeat(12)}`, x, y };
    }
  });
}

async function register(url: string): Promise<void> {
  const email = `${TEMPLATE}@example.org`;
  const post = async (path: string, body: object): Promise<void> => {
    const headers = { 'content-type': 'application/json', origin: url };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  };
  const account = { username: TEMPLATE, email, password: PASSWORD, confirmPassword: PASSWORD, gender: 0 };
  await post('/game-api/register', account);
  await post('/auth/sign-in/email', { email, password: PASSWORD });
}

async function hear<Type extends CrowdMessage['type']>(
  child: ChildProcess,
  type: Type,
): Promise<Extract<CrowdMessage, { type: Type }>> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('the clients’ process ended');
  });
  const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [CrowdMessage];
  ended.catch(() => undefined);
  waiting.abort();
  if (message.type === 'failed') throw new Error(message.reason);
  if (message.type !== type) throw new Error(`the clients said ${message.type} instead of ${type}`);
  return message as Extract<CrowdMessage, { type: Type }>;
}
