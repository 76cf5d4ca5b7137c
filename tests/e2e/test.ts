/**
 * The test function of the browser tests: servers that a worker keeps, players with a browser context each, and a check
 * of every page's console. A test lists the console errors that it provokes; all others fail it. Tests share servers:
 * every player has a unique name, and no test assumes an empty world.
 */
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  test as base,
} from '@playwright/test';
import { haveFewFrames } from '../support/chromium/few-frames.ts';
import { stillWebGl } from '../support/chromium/still-webgl.ts';
import { KeptServers } from '../support/server/kept-servers.ts';
import { TownServer } from '../support/server/town-server.ts';
import { newPlayer, STARTER_LOOK_SEED } from './new-player.ts';
import { AccessPage, type NewPlayer } from './pages/access-page.ts';
import { TownPage } from './pages/town-page.ts';

export interface Player extends NewPlayer {
  context: BrowserContext;
  town: TownPage;
}

export interface VisitOptions {
  /** Blocked by default: a test's routes do not receive requests that a service worker answers. */
  serviceWorkers?: 'allow' | 'block';
  /**
   * Whether the page preloads the parts and screens that nobody opened yet, which costs as much as opening it. By default only
   * with service workers.
   */
  isIdle?: boolean;
  /** Whether the radio is on, as it is for a new player. Decoding it costs as much as the town; by default as `isIdle`. */
  withRadio?: boolean;
}

export type PainterName = 'gpu' | 'core' | 'auto';

export interface ArriveOptions {
  /** Named by the address; by default the painter of `TestOptions`. */
  renderer?: 'gpu' | 'core';
  /** A page of `visit`; a new one by default. */
  visited?: AccessPage;
  /** What is done between the registration and the town. It saves a reload. */
  before?: (player: NewPlayer) => Promise<unknown>;
}

export interface Players {
  /** A new browser context with one page, not signed in. */
  visit(options?: VisitOptions): Promise<AccessPage>;
  /** A new player who is registered and signed in through the API and has entered the town. */
  arrive(name: string, options?: ArriveOptions): Promise<Player>;
  /** A new player without a page. */
  register(name: string): Promise<NewPlayer>;
  /** Console errors that the test provokes on purpose. */
  expectErrors(...patterns: RegExp[]): void;
}

/** Chromium's own message about a response that a test provokes. */
export const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;
/** Art is rendered on demand. The server answers 503 when rendering exceeds its timeout. */
export const ART_PENDING = /status of 503 .*\/(?:ui|game-assets|storage|avatars|radio|emojis)\//;
export const SERVER_GONE = /net::ERR_|WebSocket connection|Failed to load resource/;

async function registerPlayer(request: APIRequestContext, name: string): Promise<NewPlayer> {
  const player = newPlayer(name);
  const data = { ...player, confirmPassword: player.password, gender: 1, lookSeed: STARTER_LOOK_SEED };
  expect((await request.post('/game-api/register', { data })).status(), 'registration').toBe(200);
  return player;
}

/** Sets the session cookie of the request's browser context. */
async function signIn(request: APIRequestContext, { email, password }: NewPlayer): Promise<void> {
  const reply = await request.post('/auth/sign-in/email', { data: { email, password } });
  expect(reply.status(), 'sign-in').toBe(200);
}

class OpenPlayers implements Players {
  private readonly contexts: BrowserContext[] = [];
  private readonly errors: string[] = [];
  private readonly expected: RegExp[] = [ART_PENDING];
  private readonly browser: Browser;
  private readonly options: BrowserContextOptions;
  private readonly request: APIRequestContext;
  private readonly withWebGl: boolean;
  private readonly painter: PainterName;
  private isClosing = false;

  constructor(
    browser: Browser,
    options: BrowserContextOptions,
    request: APIRequestContext,
    { withWebGl, painter }: TestOptions,
  ) {
    this.browser = browser;
    this.options = options;
    this.request = request;
    this.withWebGl = withWebGl;
    this.painter = painter;
  }

  async visit({
    serviceWorkers = 'block',
    isIdle = serviceWorkers === 'allow',
    withRadio = isIdle,
  }: VisitOptions = {}): Promise<AccessPage> {
    const context = await this.browser.newContext({ ...this.options, serviceWorkers });
    this.contexts.push(context);
    if (!this.withWebGl) {
      await stillWebGl(context, this.options.baseURL ?? '');
      await haveFewFrames(context);
    }
    if (!isIdle) {
      await context.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
    }
    // A fixed time: the page chooses between day and evening by the clock.
    const defaults = { townPainter: this.painter, ...(withRadio ? {} : { isPlayingRadio: 'false' }) };
    await context.addInitScript((initial) => {
      if (!location.protocol.startsWith('http')) return;
      localStorage.setItem('theme', 'day');
      localStorage.setItem('evening', 'day');
      for (const [key, value] of Object.entries(initial))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }, defaults);
    context.on('console', (message) => {
      if (message.type() === 'error' && !this.isClosing)
        this.errors.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.errors.push(error.error().stack ?? error.error().message));
    return new AccessPage(await context.newPage());
  }

  async arrive(name: string, { renderer, visited, before }: ArriveOptions = {}): Promise<Player> {
    const { page } = visited ?? (await this.visit());
    const context = page.context();
    const player = await registerPlayer(context.request, name);
    await signIn(context.request, player);
    await before?.(player);
    // Not until `load`: a test may hold pictures back.
    await page.goto(renderer === undefined ? '/' : `/?renderer=${renderer}`, { waitUntil: 'domcontentloaded' });
    const town = new TownPage(page);
    await expect(town.player(player.username)).toBeAttached();
    await expect(town.offline).toBeHidden();
    return { ...player, context, town };
  }

  register(name: string): Promise<NewPlayer> {
    return registerPlayer(this.request, name);
  }

  expectErrors(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  /** A page that is closed may still send on its socket, which Chromium reports as an error. */
  async close(): Promise<void> {
    this.isClosing = true;
    for (const context of this.contexts) await context.close();
  }

  unexpectedErrors(): string[] {
    return this.errors.filter((error) => !this.expected.some((pattern) => pattern.test(error)));
  }
}

export interface TestOptions {
  /**
   * Draws the town and the boards with (software) WebGL and the real scenery. Off by default: it takes a processor core
   * for each open page, and most tests do not need the picture.
   */
  withWebGl: boolean;
  /**
   * What draws the town. `gpu` by default: without WebGL it draws nothing and costs nothing. This browser's WebGL is
   * software, so `auto` is the core.
   */
  painter: PainterName;
}

export interface ServerFixtures {
  /** Additional environment variables. Tests with the same ones share a server in each worker. */
  serverEnv: Record<string, string>;
  server: TownServer;
}

export const SERVER_START_MS = 90_000;

const keyOf = (env: ServerFixtures['serverEnv']): string => JSON.stringify(env);

/** Without townsfolk by default: a click could hit one who walks by. */
export const startServer = (env: Record<string, string> = {}): Promise<TownServer> =>
  TownServer.start({ TOWNSFOLK: 'off', ...env }, 'tests/support/server/test-server-main.ts');

export const test = base.extend<{ players: Players } & TestOptions & ServerFixtures, { servers: KeptServers }>({
  withWebGl: [false, { option: true }],
  painter: ['gpu', { option: true }],
  serverEnv: [{}, { option: true }],
  // The only one of the worker's own: a worker ends, and its browser too, before a test that has others.
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const servers = new KeptServers(keyOf({}));
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ servers, serverEnv }, use) => use(await servers.of(keyOf(serverEnv), () => startServer(serverEnv))),
    { scope: 'test', timeout: SERVER_START_MS },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  players: async (
    { browser, contextOptions, baseURL, viewport, isMobile, hasTouch, userAgent, locale, request, withWebGl, painter },
    use,
  ) => {
    const options = { ...contextOptions, baseURL, viewport, isMobile, hasTouch, userAgent, locale };
    const players = new OpenPlayers(browser, options, request, { withWebGl, painter });
    await use(players);
    await players.close();
    expect(players.unexpectedErrors(), 'errors on the console').toEqual([]);
  },
});

export { expect };
