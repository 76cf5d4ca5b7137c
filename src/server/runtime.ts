/**
 * The server's one source of time and randomness. Tests replace its members. Its intervals are background work: they
 * do not keep the process alive.
 */
import { platformRuntime, type Runtime } from '../shared/runtime/runtime.ts';

export const runtime: Runtime = {
  ...platformRuntime(),
  setInterval: (callback, periodMs) => {
    const timer = setInterval(callback, periodMs).unref();
    return () => clearInterval(timer);
  },
};

/** `byteCount` cryptographically random bytes in base64url, for tokens and public ids. */
export const randomToken = (byteCount: number): string =>
  Buffer.from(runtime.randomBytes(byteCount)).toString('base64url');
