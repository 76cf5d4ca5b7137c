/** Drives an installed Firefox without a window by WebDriver BiDi, which it serves itself. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Driver, type InputSource, type Json, WebDriverInput, type WindowSize } from './driver.ts';
import { newProfile, Program } from './program.ts';

/** Values of about:config: no motion, one language, no requests of the browser itself, no pages beside the test's. */
const PREFERENCES: Record<string, string | number | boolean> = {
  // A photograph waits so long for the pictures of canvases that workers draw.
  'gfx.offscreencanvas.snapshot-timeout-ms': 300,
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-GB',
  'app.update.disabledForTesting': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
};

type Reply = Record<string, unknown>;

interface Message {
  id?: number;
  type?: string;
  error?: string;
  message?: string;
  result?: Reply;
  method?: string;
  params?: Reply;
}

/** The connection: numbered commands, and events. */
class Bidi {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, PromiseWithResolvers<Reply>>();
  readonly #onEvent: (method: string, params: Reply) => void;
  #count = 0;

  static async connect(url: string, onEvent: (method: string, params: Reply) => void): Promise<Bidi> {
    const socket = new WebSocket(url);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve(), { once: true });
      socket.addEventListener('error', () => reject(new Error(`${url} refused the connection`)), { once: true });
    });
    return new Bidi(socket, onEvent);
  }

  private constructor(socket: WebSocket, onEvent: (method: string, params: Reply) => void) {
    this.#socket = socket;
    this.#onEvent = onEvent;
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data)) as Message));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#pending.values()) reject(new Error('Firefox closed the connection'));
    });
  }

  #take({ id, type, error, message, result, method, params }: Message): void {
    if (id === undefined) {
      if (method !== undefined) this.#onEvent(method, params ?? {});
      return;
    }
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (type === 'error') pending?.reject(new Error(`${error}: ${message}`));
    else pending?.resolve(result ?? {});
  }

  send(method: string, params: Record<string, Json>): Promise<Reply> {
    this.#count += 1;
    const reply = Promise.withResolvers<Reply>();
    this.#pending.set(this.#count, reply);
    this.#socket.send(JSON.stringify({ id: this.#count, method, params }));
    return reply.promise;
  }

  close(): void {
    this.#socket.close();
  }
}

/** `file` is the path of the program. @throws with its output when it does not start. */
export async function openFirefox(file: string, { width, height }: WindowSize): Promise<Driver> {
  const profile = newProfile('firefox');
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'];
  const program = new Program(file, args, { profile, env: { MOZ_CRASHREPORTER_DISABLE: '1' } });
  const errors: string[] = [];
  try {
    const address = await program.findLine(/WebDriver BiDi listening on (ws:\S+)/);
    const bidi = await Bidi.connect(`${address}/session`, (method, params) => {
      if (method === 'log.entryAdded' && params.level === 'error') errors.push(wordsOf(params));
    });
    await bidi.send('session.new', { capabilities: {} });
    await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await bidi.send('browsingContext.getTree', {});
    const [{ context }] = contexts as [{ context: string }];
    await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
    return new FirefoxDriver(program, bidi, context, errors);
  } catch (error) {
    await program.end();
    throw error;
  }
}

function wordsOf({ text, stackTrace }: Reply): string {
  const [frame] = (stackTrace as { callFrames?: { url: string; lineNumber: number }[] } | undefined)?.callFrames ?? [];
  return frame === undefined ? String(text) : `${String(text)} (${frame.url}:${frame.lineNumber + 1})`;
}

class FirefoxDriver extends WebDriverInput implements Driver {
  readonly errors: readonly string[];
  readonly #program: Program;
  readonly #bidi: Bidi;
  readonly #context: string;

  constructor(program: Program, bidi: Bidi, context: string, errors: readonly string[]) {
    super();
    this.#program = program;
    this.#bidi = bidi;
    this.#context = context;
    this.errors = errors;
  }

  async open(url: string): Promise<void> {
    const context = this.#context;
    const isSame = (await this.run('() => location.href', [])) === new URL(url).href;
    // A navigation to the address of the page is answered before the page is left.
    if (isSame) await this.#bidi.send('browsingContext.navigate', { context, url: 'about:blank', wait: 'complete' });
    await this.#bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
  }

  async run(source: string, args: readonly Json[]): Promise<unknown> {
    const reply = await this.#bidi.send('script.callFunction', {
      functionDeclaration: `async (args) => JSON.stringify((await (${source})(...JSON.parse(args))) ?? null)`,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      target: { context: this.#context },
      awaitPromise: true,
    });
    if (reply.type === 'exception') throw new Error(String((reply.exceptionDetails as Reply).text));
    return JSON.parse((reply.result as { value: string }).value);
  }

  protected async perform(source: InputSource): Promise<void> {
    await this.#bidi.send('input.performActions', { context: this.#context, actions: [source] });
  }

  async photograph(): Promise<Buffer> {
    const { data } = await this.#bidi.send('browsingContext.captureScreenshot', { context: this.#context });
    return Buffer.from(String(data), 'base64');
  }

  async close(): Promise<void> {
    await this.#bidi.send('browser.close', {}).catch(() => undefined);
    this.#bidi.close();
    await this.#program.end();
  }
}
