/**
 * Puts the process on the virtual clock: the product's `runtime`, and the globals of libraries (timers, dates, random numbers), so
 * that a run depends on its seed alone. `setImmediate`, ticks and microtasks stay real: their order is fixed. Everything is put
 * back at the end.
 */
import crypto, { webcrypto } from 'node:crypto';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { performance } from 'node:perf_hooks';
import { runtime } from '../../src/server/runtime.ts';
import { Chance } from './chance.ts';
import type { Owner, VirtualTime } from './virtual-time.ts';

const timers = createRequire(import.meta.url)('node:timers') as Record<string, unknown>;

/** The timer object of Node, of which libraries use these members. */
class PlatformTimer {
  readonly #start: () => () => void;
  #cancel: () => void;

  constructor(start: () => () => void) {
    this.#start = start;
    this.#cancel = start();
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  hasRef(): boolean {
    return true;
  }
  refresh(): this {
    this.#cancel();
    this.#cancel = this.#start();
    return this;
  }
  close(): this {
    this.#cancel();
    return this;
  }
  [Symbol.dispose](): void {
    this.#cancel();
  }
}

type Callback = (...args: unknown[]) => void;

/** Returns the function that puts everything back. */
export function enterVirtualTime(time: VirtualTime, seed: number): () => void {
  const chance = new Chance(seed, 'server');
  /** Libraries draw for identifiers of connections, and keep some. */
  const libraries = new Chance(seed, 'libraries');
  const undo: (() => void)[] = [];
  const replace = (target: object, members: Record<string, unknown>): void => {
    for (const [name, value] of Object.entries(members)) {
      const before = Object.getOwnPropertyDescriptor(target, name);
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
      undo.push(() => {
        if (before === undefined) Reflect.deleteProperty(target, name);
        else Object.defineProperty(target, name, before);
      });
    }
  };
  const owner: Owner = 'server';
  const filled = (length: number, from: Chance): Uint8Array<ArrayBuffer> => {
    const bytes = new Uint8Array(length);
    from.bytes(bytes);
    return bytes;
  };
  const libraryBytes = (length: number): Uint8Array<ArrayBuffer> => filled(length, libraries);
  const fill = <View extends ArrayBufferView>(view: View): View => {
    libraries.bytes(new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset, view.byteLength));
    return view;
  };

  replace(runtime, {
    now: () => time.wallMs,
    monotonic: () => time.elapsedMs,
    random: chance.next,
    randomBytes: (length: number) => filled(length, chance),
    setTimeout: (callback: () => void, delayMs: number) => time.after(delayMs, owner, callback),
    setInterval: (callback: () => void, periodMs: number) => time.every(periodMs, owner, callback),
  });

  const timeout = (callback: Callback, delayMs = 1, ...args: unknown[]): PlatformTimer =>
    new PlatformTimer(() => time.after(Math.max(1, delayMs), owner, () => callback(...args)));
  const interval = (callback: Callback, periodMs = 1, ...args: unknown[]): PlatformTimer =>
    new PlatformTimer(() => time.every(periodMs, owner, () => callback(...args)));
  const clear = (timer: unknown): void => {
    if (timer instanceof PlatformTimer) timer.close();
  };
  const functions = { setTimeout: timeout, setInterval: interval, clearTimeout: clear, clearInterval: clear };
  replace(globalThis, functions);
  replace(timers, functions);

  const RealDate = Date;
  class VirtualDate extends RealDate {
    constructor(...args: unknown[]) {
      super(...((args.length === 0 ? [time.wallMs] : args) as [number]));
    }
    static override now(): number {
      return time.wallMs;
    }
  }
  replace(globalThis, { Date: VirtualDate });
  replace(performance, { now: () => time.elapsedMs });
  replace(Math, { random: libraries.next });
  const uuid = (): string => {
    const hex = Buffer.from(libraryBytes(16)).toString('hex');
    return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
  };
  replace(crypto, {
    randomBytes: (length: number, done?: (error: null, filled: Buffer) => void) => {
      const bytes = Buffer.from(libraryBytes(length));
      if (done === undefined) return bytes;
      process.nextTick(done, null, bytes);
      return undefined;
    },
    randomFillSync: fill,
    randomUUID: uuid,
    randomInt: (least: number, most?: number) =>
      most === undefined ? libraries.between(0, least - 1) : libraries.between(least, most - 1),
  });
  replace(webcrypto, { getRandomValues: fill, randomUUID: uuid });
  syncBuiltinESMExports();
  return () => {
    for (const one of undo.toReversed()) one();
    syncBuiltinESMExports();
  };
}

/** Turns of the event loop without any activity after which nothing happens before the next timer. */
const QUIET_TURNS = 3;
/** A run that is busy for this many turns is in an endless loop. */
const TURNS_MAX = 20_000;
const { setImmediate: nextTurn } = globalThis;

/** Counts what moves a simulation: statements, bytes, replies. */
export class Activity {
  #count = 0;

  note(): void {
    this.#count += 1;
  }

  /** Waits until nothing happens any more before the next timer. */
  async settle(): Promise<void> {
    let quiet = 0;
    for (let turns = 0; quiet < QUIET_TURNS; turns++) {
      if (turns > TURNS_MAX) throw new Error('the server is busy without an end');
      const before = this.#count;
      await new Promise<void>((resolve) => void nextTurn(resolve));
      quiet = this.#count === before ? quiet + 1 : 0;
    }
  }
}
