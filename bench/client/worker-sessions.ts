/** Sessions of the developer tools' protocol with a page's workers, opened as the workers start. */
import type { CDPSession } from '@playwright/test';
import { within } from './within.ts';

const ANSWER_LIMIT_MS = 60_000;

export type Send = (method: string, params: object) => Promise<unknown>;

interface Message {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
  params?: unknown;
}

export interface WorkerEvents {
  /** Called before the worker runs: it starts when the promise has settled. */
  onStart?: (send: Send) => Promise<unknown>;
  onEvent?: (worker: string, method: string, params: unknown) => void;
}

/** Must be created before the page is opened. */
export class WorkerSessions {
  readonly #cdp: CDPSession;
  readonly #events: WorkerEvents;
  readonly #workers = new Map<string, Send>();
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #sent = 0;

  static async attach(cdp: CDPSession, events: WorkerEvents = {}): Promise<WorkerSessions> {
    const sessions = new WorkerSessions(cdp, events);
    cdp.on('Target.attachedToTarget', ({ sessionId }) => {
      void sessions.#start(sessionId);
    });
    cdp.on('Target.detachedFromTarget', ({ sessionId }) => void sessions.#workers.delete(sessionId));
    cdp.on('Target.receivedMessageFromTarget', ({ sessionId, message }) =>
      sessions.#take(sessionId, JSON.parse(message) as Message),
    );
    await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: false });
    return sessions;
  }

  private constructor(cdp: CDPSession, events: WorkerEvents) {
    this.#cdp = cdp;
    this.#events = events;
  }

  /** The workers that run now. */
  get workers(): readonly Send[] {
    return [...this.#workers.values()];
  }

  async #start(sessionId: string): Promise<void> {
    const send: Send = (...call) => this.#ask(sessionId, ...call);
    this.#workers.set(sessionId, send);
    // Both reject for a worker that has ended.
    await this.#events.onStart?.(send).catch(() => undefined);
    await send('Runtime.runIfWaitingForDebugger', {}).catch(() => undefined);
  }

  async #ask(sessionId: string, method: string, params: object): Promise<unknown> {
    const id = ++this.#sent;
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.set(id, answer);
    await this.#cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    return within(ANSWER_LIMIT_MS, `${method} in a worker`, answer.promise);
  }

  #take(sessionId: string, { id, result, error, method, params }: Message): void {
    if (method !== undefined) this.#events.onEvent?.(sessionId, method, params);
    const answer = this.#waiting.get(id ?? 0);
    if (answer === undefined) return;
    this.#waiting.delete(id ?? 0);
    if (error) answer.reject(new Error(error.message));
    else answer.resolve(result);
  }
}
