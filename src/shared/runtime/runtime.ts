/**
 * The one seam to time and chance. Product code reads clocks, timers and randomness through a `Runtime`; tests, benches
 * and simulations replace its members. The server's instance is `src/server/runtime.ts`, the client's is `client.ts`.
 * Everything here works in browsers, workers and Node.
 */

export type Cancel = () => void;

export interface Runtime {
  /** Wall clock: milliseconds since 1970-01-01 UTC. It may jump when the machine's clock is set. */
  now(): number;
  /** Milliseconds since an arbitrary origin. Never decreases; only differences are meaningful. */
  monotonic(): number;
  /** Uniform in [0, 1). Not for secrets. */
  random(): number;
  /** Cryptographically strong bytes, for secrets, tokens and ids. `length` is at most 65,536. */
  randomBytes(length: number): Uint8Array;
  /** Calls `callback` once, `delayMs` milliseconds from now. Returns a function that cancels the call. */
  setTimeout(callback: () => void, delayMs: number): Cancel;
  /** Calls `callback` every `periodMs` milliseconds. Returns a function that stops the calls. */
  setInterval(callback: () => void, periodMs: number): Cancel;
}

/**
 * A runtime of the platform's own clocks and randomness. Globals are looked up at each call, so that a test's fake
 * timers apply.
 */
export function platformRuntime(): Runtime {
  return {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    random: () => Math.random(),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    setTimeout: (callback, delayMs) => {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
    setInterval: (callback, periodMs) => {
      const timer = setInterval(callback, periodMs);
      return () => clearInterval(timer);
    },
  };
}

/** 128 random bits as 32 hexadecimal digits. `crypto.randomUUID` is missing on pages served over plain HTTP. */
export const randomId = (runtime: Pick<Runtime, 'randomBytes'>): string => hexOf(runtime.randomBytes(16));

/** A random UUID (RFC 9562, version 4). */
export function randomUuid(runtime: Pick<Runtime, 'randomBytes'>): string {
  const bytes = runtime.randomBytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
