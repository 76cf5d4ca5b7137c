/** Walkers of a running server, and the age of their steps when another player receives them. Owns the sockets. */
import { io, type Socket } from 'socket.io-client';
import { PASSWORD } from '../../src/server/testing/test-server.ts';
import type { ClientToServerEvents, ServerToClientEvents } from '../../src/shared/realtime/events.ts';
import { LOCATION_SLUG, MOVE_THROTTLE_MS } from '../../src/shared/rules/town.ts';

type TownClient = Socket<ServerToClientEvents, ClientToServerEvents>;

const WALKERS = 20;
const STEP_PX = 30;
const STEPS_BEFORE_TURN = 20;
const START = { x: 500, y: 600 };

export class StepWatch {
  /** Ages that are received now belong to this part of the measurement. */
  part = 'before';
  readonly #ages = new Map<string, number[]>();
  /** When each step was sent, by walker and position. */
  readonly #sentMs = new Map<string, number>();

  /** Milliseconds, in the order of their receipt. */
  agesOf(part: string): readonly number[] {
    return this.#ages.get(part) ?? [];
  }

  /** Resolves when all walk. The returned function ends them. */
  async start(url: string): Promise<() => void> {
    const watcher = await enter(url, 'Watcher');
    watcher.on('move', (socketId, x, y) => {
      const sentMs = this.#sentMs.get(`${socketId} ${x} ${y}`);
      if (sentMs === undefined) return;
      const ages = this.#ages.get(this.part) ?? [];
      ages.push(performance.now() - sentMs);
      this.#ages.set(this.part, ages);
    });
    const walkers: TownClient[] = [];
    for (let index = 0; index < WALKERS; index += 1) walkers.push(await enter(url, `Walker_${index}`));
    const timers = walkers.map((walker) => this.#walk(walker));
    return () => {
      for (const timer of timers) clearInterval(timer);
      for (const client of [watcher, ...walkers]) client.disconnect();
    };
  }

  #walk(walker: TownClient): NodeJS.Timeout {
    let step = 0;
    return setInterval(() => {
      step += 1;
      const turn = step % (2 * STEPS_BEFORE_TURN);
      const x = START.x + STEP_PX * Math.min(turn, 2 * STEPS_BEFORE_TURN - turn);
      this.#sentMs.set(`${walker.id} ${x} ${START.y}`, performance.now());
      walker.emit('move', x, START.y, 0);
    }, MOVE_THROTTLE_MS);
  }
}

async function enter(url: string, username: string): Promise<TownClient> {
  const email = `${username}@example.org`;
  await post(`${url}/game-api/register`, { username, email, password: PASSWORD, confirmPassword: PASSWORD, gender: 1 });
  const { token } = await post(`${url}/auth/sign-in/email`, { email, password: PASSWORD });
  const auth = { serverSessionKey: String(token), location: LOCATION_SLUG };
  const client: TownClient = io(url, { auth, transports: ['websocket'], reconnection: false });
  await new Promise<void>((resolve, reject) => {
    client.once('join_room', () => resolve());
    client.once('connect_error', reject);
  });
  return client;
}

async function post(url: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return (await reply.json()) as Record<string, unknown>;
}
