/** The town's world with the real server's walks behind a slow network: the own player is where the server computes it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_INSETS } from '../../src/engine/camera.ts';
import { findGoalRuns } from '../../src/engine/core/goal-runs.ts';
import { findHeadStarts } from '../../src/engine/core/head-starts.ts';
import { planWalk } from '../../src/engine/core/plan-walk.ts';
import type { TownSocket } from '../../src/net/socket.ts';
import { MoveFanout } from '../../src/server/realtime/channel/interest.ts';
import { type Presence, Presences } from '../../src/server/realtime/channel/presence.ts';
import { WalkFanout } from '../../src/server/realtime/channel/walk-fanout.ts';
import { WalkIntents } from '../../src/server/realtime/channel/walk-intents.ts';
import { Connection } from '../../src/server/realtime/lobby/connection.ts';
import type { ClientLink } from '../../src/server/realtime/wire/link.ts';
import type { FramedPacket } from '../../src/server/realtime/wire/packets.ts';
import { parseClientEvent } from '../../src/server/realtime/wire/payloads.ts';
import { arrivalOf } from '../../src/server/testing/arrival.ts';
import { MemoryWorld } from '../../src/server/testing/memory-world.ts';
import { townCore } from '../../src/server/testing/town-fixture.ts';
import { FEATURE_WALKS } from '../../src/shared/realtime/events.ts';
import { runtime } from '../../src/shared/runtime/client.ts';
import { startOf } from '../../src/shared/walks/headings.ts';
import { standWalk, walkPlaceAt } from '../../src/shared/walks/walk.ts';
import { clearPlayers, replacePlayers } from '../../src/state/people/players.ts';
import { joinWalks, loseWalks, sendWalk, takeClock, takeWalks, townNow } from '../../src/state/session/town-walks.ts';
import { createTownWorld, type TownWorld } from '../../src/town/world/town-world.ts';
import { createRandom } from '../support/random.ts';
import { type ManualRuntime, replaceRuntime } from '../support/replace-runtime.ts';

const core = await townCore();
const FRAME_MS = 16;
const START = { x: 1500, y: 600, frame: 0 };

/** Lets the answers of the worker arrive, which is a promise away. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
};

class Line {
  readonly #waiting: { dueMs: number; arrive: () => void }[] = [];
  #lastMs = 0;
  send(nowMs: number, delayMs: number, arrive: () => void): void {
    this.#lastMs = Math.max(this.#lastMs, nowMs + delayMs);
    this.#waiting.push({ dueMs: this.#lastMs, arrive });
  }
  deliver(nowMs: number): void {
    while ((this.#waiting[0]?.dueMs ?? Number.POSITIVE_INFINITY) <= nowMs) this.#waiting.shift()?.arrive();
  }
  drop(): void {
    this.#waiting.length = 0;
    this.#lastMs = 0;
  }
}

describe('the own walk', () => {
  let time: ManualRuntime;
  let world: TownWorld;
  let presence: Presence;
  let intents: WalkIntents;
  let corrections: number;
  let delay: () => number;
  /** The town's clock is this much ahead of the page's. */
  let offsetMs: number;
  let isHidden: boolean;
  /** How long the worker takes to compute a walk to a goal. */
  let computingMs: number;
  let walksReceived: number;
  const up = new Line();
  const down = new Line();
  const townMs = (): number => runtime.monotonic() + offsetMs;

  function receive(name: string, args: unknown[]): void {
    const event = parseClientEvent(name, args);
    if (name !== 'clock') walksReceived += 1;
    if (event.type === 'walk') intents.goal(presence, event, townMs());
    else if (event.type === 'head') intents.heading(presence, event, townMs());
    else if (event.type === 'clock') {
      const answerMs = townMs();
      down.send(runtime.monotonic(), delay(), () => takeClock(event.asked, answerMs));
    } else expect.fail(`unexpected ${name}`);
  }
  const socket = {
    send: (name: string, ...args: unknown[]) => up.send(runtime.monotonic(), delay(), () => receive(name, args)),
  } as unknown as TownSocket;

  function join(): void {
    const { x, y, frame } = presence.state;
    joinWalks(socket, [FEATURE_WALKS], townMs());
    replacePlayers(
      [{ socketId: 'me', netId: presence.record.netId, state: { x, y, frame }, user: presence.user }],
      'me',
    );
  }

  beforeEach(() => {
    time = replaceRuntime(runtime);
    [corrections, offsetMs, isHidden, delay] = [0, 400_000, false, () => 40];
    [computingMs, walksReceived] = [0, 0];
    const fanout = new MoveFanout<Presence>();
    intents = new WalkIntents(core, new WalkFanout((cell) => fanout.membersOf(cell)), () => undefined);
    const link = {
      id: 'me',
      sendPacket({ data }: FramedPacket) {
        corrections += 1;
        down.send(runtime.monotonic(), delay(), () => takeWalks(data));
      },
    } as unknown as ClientLink;
    const player = new MemoryWorld().add('Me');
    const arrival = arrivalOf(player, { hasWalks: true, hasPackedLooks: true, hasTownsfolk: true });
    const connection = new Connection(link, arrival, townMs());
    const added = new Presences().add({ connection, player, blockedIds: new Set(), state: START }, townMs());
    presence = added ?? expect.unreachable('no net id is free');
    world = createTownWorld({
      core: {
        planWalk: async (from, goal, ahead) => planWalk(core, from, goal, ahead),
        async findGoalRuns(from, to) {
          if (computingMs > 0) await new Promise<void>((resolve) => runtime.setTimeout(resolve, computingMs));
          return findGoalRuns(core, from, to);
        },
        slide: async (request) => core.slide(request),
        findHeadStarts: async (x8, y8) => findHeadStarts(core, x8, y8),
      },
      isPageHidden: () => isHidden,
      settings: { cameraZoom: 1, isOptimizedMode: false },
      sendMove: () => expect.fail('a position was reported'),
      walks: { now: townNow, send: sendWalk, askTurns: () => expect.fail('the core found other turns') },
      viewport: { widthPx: 1280, heightPx: 720, insets: NO_INSETS },
    });
    world.openGround();
    join();
  });
  afterEach(() => {
    world.close();
    loseWalks();
    clearPlayers();
    up.drop();
    down.drop();
  });

  async function pass(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += FRAME_MS) {
      time.advance(FRAME_MS);
      up.deliver(runtime.monotonic());
      down.deliver(runtime.monotonic());
      if (!isHidden) world.step(runtime.monotonic(), FRAME_MS);
      await settle();
    }
  }
  const shown = (): { x: number; y: number } => {
    const { x, y } = world.figures.self()?.shown ?? expect.unreachable('not in town');
    return { x, y };
  };
  const atServer = (): { x: number; y: number } => {
    const place = { x: -1, y: -1 };
    walkPlaceAt(presence.walk, townNow(runtime.monotonic()) ?? 0, place);
    return place;
  };
  const apartPx = (): number => Math.hypot(shown().x - atServer().x, shown().y - atServer().y);

  it('begins in the next frame, and is where the server computes it, without a correction', async () => {
    await pass(FRAME_MS);
    world.setDirection(1, 0);
    await pass(FRAME_MS);
    expect(shown().x).toBeGreaterThan(START.x + 2);
    await pass(484);
    expect(apartPx()).toBeLessThan(0.01);
    world.walkTo({ x: 1700, y: 800 });
    await pass(496);
    expect(apartPx()).toBeLessThan(0.01);
    world.setDirection(0, 0);
    await pass(3000);
    expect(shown()).toEqual({ x: 1700, y: 800 });
    expect(atServer()).toEqual({ x: 1700, y: 800 });
    expect(corrections).toBe(0);
  });

  it('goes on by a held key for as long as it is held, also in a hidden tab, and stops when it is released', async () => {
    await pass(100);
    world.setDirection(0, -0.2);
    await pass(3000);
    isHidden = true;
    await pass(2000);
    isHidden = false;
    await pass(100);
    expect(apartPx()).toBeLessThan(1);
    expect(atServer().y).toBeLessThan(START.y - 4.9 * 42);
    world.setDirection(0, 0);
    const stoppedAt = shown();
    await pass(1000);
    expect(apartPx()).toBeLessThan(1);
    expect(Math.abs(shown().y - stoppedAt.y)).toBeLessThan(1);
    expect(corrections).toBe(0);
  });

  it('goes on from where the server put the player', async () => {
    presence.walk = standWalk(startOf({ x: 1200, y: 500 }), 0, Math.floor(townMs()));
    world.walkTo({ x: 1300, y: 500 });
    await pass(200);
    expect(corrections).toBe(1);
    expect(apartPx()).toBeLessThan(0.01);
    await pass(2000);
    expect(shown()).toEqual({ x: 1300, y: 500 });
  });

  it('stops where the server stopped it when there is no path there', async () => {
    presence.walk = standWalk(startOf({ x: 2050, y: 500 }), 2, Math.floor(townMs()));
    world.walkTo({ x: 1300, y: 500 });
    await pass(1000);
    expect(shown()).toEqual({ x: 2050, y: 500 });
  });

  it('continues after a reconnect in mid-walk', async () => {
    await pass(100);
    world.walkTo({ x: 1900, y: 600 });
    await pass(500);
    loseWalks();
    clearPlayers();
    up.drop();
    down.drop();
    await pass(400);
    intents.halt(presence, townMs());
    const { x } = presence.state;
    join();
    await pass(300);
    expect(shown().x).toBeGreaterThan(x);
    expect(apartPx()).toBeLessThan(1);
    await pass(2000);
    expect(shown()).toEqual({ x: 1900, y: 600 });
    expect(atServer()).toEqual({ x: 1900, y: 600 });
  });

  it.each([-5000, 5000])('agrees again after the clock jumped by %i ms', async (jumpMs) => {
    await pass(100);
    world.walkTo({ x: 1900, y: 600 });
    await pass(300);
    offsetMs += jumpMs;
    presence.walk = { ...presence.walk, startMs: presence.walk.startMs + Math.min(0, jumpMs) };
    await pass(6000);
    world.walkTo({ x: 1700, y: 500 });
    await pass(3000);
    expect(apartPx()).toBeLessThan(1);
  });

  /** The first answer of the server's clock is slow in one direction, so that the clock is set back by the second one. */
  async function joinWithLateClock(): Promise<void> {
    up.drop();
    down.drop();
    delay = () => 1200;
    join();
    delay = () => 40;
    await pass(4000);
    expect(apartMs()).toBeGreaterThan(200);
  }
  const apartMs = (): number => (townNow(runtime.monotonic()) ?? 0) - townMs();

  it('reaches its goal when the clock is set back on the way', async () => {
    await joinWithLateClock();
    world.walkTo({ x: 1900, y: 600 });
    await pass(3500);
    expect(apartMs()).toBeLessThan(100);
    expect(shown()).toEqual({ x: 1900, y: 600 });
    expect(atServer()).toEqual({ x: 1900, y: 600 });
  });

  it('begins no walk for a player at rest when the clock is set back', async () => {
    await joinWithLateClock();
    await pass(3000);
    expect(apartMs()).toBeLessThan(100);
    expect(walksReceived).toBe(0);
  });

  it('is sent even when it ends before the worker has computed it', async () => {
    await pass(100);
    computingMs = 900;
    world.walkTo({ x: 1560, y: 600 });
    await pass(1500);
    expect(shown()).toEqual({ x: 1560, y: 600 });
    expect(atServer()).toEqual({ x: 1560, y: 600 });
  });

  it('goes to the newest goal when the correction of an earlier walk arrives while the worker computes it', async () => {
    await pass(100);
    presence.walk = standWalk(startOf({ x: 1480, y: 600 }), 0, Math.floor(townMs()));
    world.walkTo({ x: 1900, y: 600 });
    await pass(64);
    computingMs = 200;
    world.walkTo({ x: 1500, y: 700 });
    await pass(FRAME_MS);
    // The correction is computed at once.
    computingMs = 0;
    await pass(3000);
    expect(shown()).toEqual({ x: 1500, y: 700 });
    expect(atServer()).toEqual({ x: 1500, y: 700 });
  });

  it.each([1, 2, 3, 4])(
    'agrees one second after the last of many walks over a slow network (seed %i)',
    async (seed) => {
      const random = createRandom(seed);
      delay = () => random.between(50, 400);
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      await pass(500);
      for (let walk = 0; walk < 25; walk++) {
        if (random.next() < 0.5) {
          world.walkTo({ x: random.between(1500, 2600), y: random.between(320, 880) });
        } else {
          const turn = random.between(0, 2 * Math.PI);
          const length = random.next() < 0.3 ? 0 : random.between(0.3, 1);
          world.setDirection(Math.cos(turn) * length, Math.sin(turn) * length);
        }
        await pass(random.between(20, 900));
      }
      await pass(1400);
      expect(apartPx()).toBeLessThan(1);
    },
  );
});
