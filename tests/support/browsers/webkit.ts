/** Drives the browser of Debian's WebKitGTK by WebDriver, on a display without a screen (Xvfb). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { WebkitPrograms } from './find-webkit.ts';
import { freePort } from '../../../src/server/testing/free-port.ts';
import { type Driver, type InputSource, type Json, WebDriverInput, type WindowSize } from './driver.ts';
import { newProfile, Program } from './program.ts';

/** Time for a script of the page, including what it waits for. */
const SCRIPT_LIMIT_MS = 60_000;
const START_ATTEMPTS = 200;
const START_PAUSE_MS = 50;

/** @throws with the output of the program that does not start. */
export async function openWebkit(programs: WebkitPrograms, size: WindowSize): Promise<Driver> {
  // Above the page are the bars of the window.
  const screen = `${size.width}x${size.height + 200}x24`;
  const displayArgs = ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'];
  const display = new Program(programs.display, displayArgs, { profile: newProfile('display') });
  const profile = newProfile('webkit');
  let driver: Program | null = null;
  try {
    const number = await display.findLine(/^(\d+)$/);
    const settings = join(profile, 'gtk-3.0');
    mkdirSync(settings);
    // WebKit reports less motion to pages when the toolkit has no animations.
    writeFileSync(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
    const env = {
      DISPLAY: `:${number}`,
      XDG_CONFIG_HOME: profile,
      XDG_DATA_HOME: profile,
      XDG_CACHE_HOME: profile,
      GDK_BACKEND: 'x11',
      LANG: 'C.UTF-8',
      LANGUAGE: 'en_GB',
      // Containers lack the privileges for the sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      NO_AT_BRIDGE: '1',
    };
    const port = await freePort('127.0.0.1');
    driver = new Program(programs.driver, [`--port=${port}`], { profile, env });
    const wire = new Wire(`http://127.0.0.1:${port}`);
    await wire.start(programs.browser);
    const opened = new WebkitDriver(wire, [driver, display]);
    await opened.resize(size);
    return opened;
  } catch (error) {
    await driver?.end();
    await display.end();
    throw error;
  }
}

/** WebDriver's commands of one session. */
class Wire {
  readonly #url: string;
  #session = '';

  constructor(url: string) {
    this.#url = url;
  }

  async start(browser: string): Promise<void> {
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } };
    const { sessionId } = await retry(() => this.#call<{ sessionId: string }>('POST', '/session', { capabilities }));
    this.#session = `/session/${sessionId}`;
    await this.send('/timeouts', { script: SCRIPT_LIMIT_MS });
  }

  send<Reply>(path: string, body: Json): Promise<Reply> {
    return this.#call<Reply>('POST', `${this.#session}${path}`, body);
  }

  get<Reply>(path: string): Promise<Reply> {
    return this.#call<Reply>('GET', `${this.#session}${path}`);
  }

  async end(): Promise<void> {
    await this.#call('DELETE', this.#session);
  }

  async #call<Reply>(method: string, path: string, body?: Json): Promise<Reply> {
    const reply = await fetch(`${this.#url}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await reply.json()) as { value: Reply & { error?: string; message?: string } };
    if (!reply.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }
}

/** The driver listens a moment after its start. */
async function retry<Value>(act: () => Promise<Value>): Promise<Value> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (attempt === START_ATTEMPTS || !(error instanceof TypeError)) throw error;
      await delay(START_PAUSE_MS);
    }
  }
}

/**
 * In the page: keeps exceptions and errors of the console from the first script of a document on. Returns those since the last
 * call. An automated WebKit writes none of them to its output. That a ResizeObserver goes on in the next frame is an event too, but
 * no exception: consoles do not have it.
 */
const TAKE_ERRORS = `function takeErrors() {
  if (window.errorsOfTest === undefined) {
    const kept = (window.errorsOfTest = []);
    const keep = (...parts) => kept.push(parts.map(String).join(' '));
    const write = console.error;
    console.error = (...parts) => { keep(...parts); write.apply(console, parts); };
    addEventListener('error', ({ message, filename, lineno }) => {
      if (!message.startsWith('ResizeObserver loop')) keep(message, filename + ':' + lineno);
    });
    addEventListener('unhandledrejection', ({ reason }) => keep(reason, reason?.stack ?? ''));
  }
  return window.errorsOfTest.splice(0);
}`;

class WebkitDriver extends WebDriverInput implements Driver {
  readonly errors: string[] = [];
  readonly #wire: Wire;
  readonly #programs: readonly Program[];

  constructor(wire: Wire, programs: readonly Program[]) {
    super();
    this.#wire = wire;
    this.#programs = programs;
  }

  /** The window's bars are not part of the size. */
  async resize({ width, height }: WindowSize): Promise<void> {
    await this.#wire.send('/window/rect', { width, height });
    const inner = (await this.run('() => [innerWidth, innerHeight]', [])) as [number, number];
    await this.#wire.send('/window/rect', { width: 2 * width - inner[0], height: 2 * height - inner[1] });
  }

  async open(url: string): Promise<void> {
    await this.run('() => undefined', []);
    await this.#wire.send('/url', { url });
    await this.run('() => undefined', []);
  }

  async run(source: string, args: readonly Json[]): Promise<unknown> {
    const script = `const done = arguments[1];
      ${TAKE_ERRORS}
      const errors = takeErrors();
      Promise.resolve().then(() => (${source})(...JSON.parse(arguments[0]))).then(
        (value) => done(JSON.stringify({ errors, value: value ?? null })),
        (error) => done(JSON.stringify({ errors, error: String(error) })),
      );`;
    const text = await this.#wire.send<string>('/execute/async', { script, args: [JSON.stringify(args)] });
    const { value, error, errors } = JSON.parse(text) as { value?: unknown; error?: string; errors: string[] };
    this.errors.push(...errors);
    if (error !== undefined) throw new Error(error);
    return value;
  }

  protected async perform(source: InputSource): Promise<void> {
    await this.#wire.send('/actions', { actions: [source] });
  }

  async photograph(): Promise<Buffer> {
    return Buffer.from(await this.#wire.get<string>('/screenshot'), 'base64');
  }

  async close(): Promise<void> {
    await this.#wire.end().catch(() => undefined);
    for (const program of this.#programs) await program.end();
  }
}
