/**
 * A name for each call, in its answer and in the lines that it logs: a player reports it, and the operator finds what happened. The
 * one of the current call is known to code that it runs.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomToken } from './runtime.ts';

const ids = new AsyncLocalStorage<string>();
/** Unlike that of another process, and of this one before a restart. */
const processPart = randomToken(6);
let count = 0;

/** Unique, without a call of the random source for each request. */
export function newRequestId(): string {
  count += 1;
  return `${processPart}-${count.toString(36)}`;
}

/** Runs `work` so that it and all that it starts know the name. */
export const withRequestId = (id: string, work: () => void): void => ids.run(id, work);

/** Undefined outside of calls. */
export const currentRequestId = (): string | undefined => ids.getStore();
