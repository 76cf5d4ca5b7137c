/**
 * The test function of the browser tests: a server of its own for each file's worker, players with a browser context
 * each, and a watch over every page's console. A test says which console errors it provokes; all others fail it.
 */
import { type Browser, type BrowserContext, type BrowserContextOptions, expect, test as base } from '@playwright/test';
import { TownServer } from '../support/town-server.ts';
import { newPlayer } from './new-player.ts';
import { AccessPage, type NewPlayer } from './pages/access-page.ts';
import { TownPage } from './pages/town-page.ts';

export interface Player extends NewPlayer {
  context: BrowserContext;
  town: TownPage;
}

export interface VisitOptions {
  /** Blocked unless a test is about them: what they answer, a test's routes do not see. */
  serviceWorkers?: 'allow' | 'block';
}

export interface Players {
  /** A visitor's browser context, on a page of its own. */
  visit(options?: VisitOptions): Promise<AccessPage>;
  /** Registers through the forms, signs in through the form, and waits until the player stands in the town. */
  arrive(name: string): Promise<Player>;
  /** Console errors that the test provokes on purpose. */
  expectErrors(...patterns: RegExp[]): void;
}

/** What Chromium says by itself about a refusal that a test asks for, or about a server that is gone. */
export const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;
/** Art that the town does not show first is rendered while the server runs; until then its pictures answer 503. */
const ART_PENDING = /status of 503 .*\/(?:ui|game-assets|storage|avatars|radio)\//;
export const SERVER_GONE = /net::ERR_|WebSocket connection|Failed to load resource/;

class OpenPlayers implements Players {
  private readonly contexts: BrowserContext[] = [];
  private readonly errors: string[] = [];
  private readonly expected: RegExp[] = [ART_PENDING];
  private readonly browser: Browser;
  private readonly options: BrowserContextOptions;

  constructor(browser: Browser, options: BrowserContextOptions) {
    this.browser = browser;
    this.options = options;
  }

  async visit({ serviceWorkers = 'block' }: VisitOptions = {}): Promise<AccessPage> {
    const context = await this.browser.newContext({ ...this.options, serviceWorkers });
    this.contexts.push(context);
    // Without this the hour of the run would choose between day and lantern night.
    await context.addInitScript(() => {
      if (!location.protocol.startsWith('http')) return;
      localStorage.setItem('theme', 'day');
      localStorage.setItem('evening', 'day');
    });
    context.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.errors.push(error.error().stack ?? error.error().message));
    return new AccessPage(await context.newPage());
  }

  async arrive(name: string): Promise<Player> {
    const access = await this.visit();
    const player = newPlayer(name);
    await access.open();
    await access.register(player);
    await access.signIn(player.email, player.password);
    const town = new TownPage(access.page);
    await expect(town.player(player.username)).toBeAttached();
    await expect(town.offline).toBeHidden();
    return { ...player, context: access.page.context(), town };
  }

  expectErrors(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  async close(): Promise<void> {
    for (const context of this.contexts) await context.close();
  }

  unexpectedErrors(): string[] {
    return this.errors.filter((error) => !this.expected.some((pattern) => pattern.test(error)));
  }
}

export interface ServerOptions {
  /** Variables of the server beside those of all tests; other than none, the file has a server of its own. */
  serverEnv: Record<string, string>;
}

export const test = base.extend<{ players: Players }, ServerOptions & { server: TownServer }>({
  serverEnv: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ serverEnv }, use) => {
      const server = await TownServer.start(serverEnv);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  players: async ({ browser, contextOptions, baseURL, viewport, isMobile, hasTouch, userAgent }, use) => {
    const players = new OpenPlayers(browser, {
      ...contextOptions,
      baseURL,
      viewport,
      isMobile,
      hasTouch,
      userAgent,
      locale: 'en-GB',
    });
    await use(players);
    await players.close();
    expect(players.unexpectedErrors(), 'errors on the console').toEqual([]);
  },
});

export { expect };
