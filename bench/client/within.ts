/** Time limits: a browser that does not answer must not stop the bench. */

/** Rejects when `work` has not settled within `limitMs`; `work` itself goes on. */
export async function within<Value>(limitMs: number, what: string, work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${what}: no answer within ${limitMs / 1000} s`)), limitMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
