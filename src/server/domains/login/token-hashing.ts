/**
 * Stores session keys as hashes: wraps the provider's database adapter so that it writes and queries hashes. Results
 * contain the plain token of the call. Adapters of transactions are wrapped as well.
 */
import { createHash } from 'node:crypto';
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth';

/** Session keys are random (32 letters and digits), so that an unsalted fast hash cannot be reversed. */
export const hashSessionKey = (sessionKey: string): string =>
  createHash('sha256').update(sessionKey).digest('base64url');

const MODEL = 'session';
const FIELD = 'token';

export function withHashedTokens(adapter: DBAdapter): DBAdapter {
  return {
    ...wrap(adapter),
    transaction: (callback) => adapter.transaction((inner) => callback(wrap(inner))),
  };
}

/** Wraps all adapter methods that take or return the token of a session. */
function wrap<A extends DBTransactionAdapter>(adapter: A): A {
  const where = (model: string, clauses: Where[] | undefined) => hashWhere(model, clauses);
  const wrapped: DBTransactionAdapter = {
    ...adapter,
    create: async (call) => {
      const plain = plainTokens(call.model, [], call.data);
      const created = await adapter.create({ ...call, data: hashData(call.model, call.data) });
      return restore(created, plain);
    },
    findOne: async (call) => {
      const found = await adapter.findOne({ ...call, where: where(call.model, call.where) });
      return restore(found, plainTokens(call.model, call.where)) as never;
    },
    findMany: async (call) => {
      const found = await adapter.findMany({ ...call, where: where(call.model, call.where) });
      const plain = plainTokens(call.model, call.where ?? []);
      return found.map((row) => restore(row, plain)) as never;
    },
    update: async (call) => {
      const updated = await adapter.update({
        ...call,
        where: where(call.model, call.where),
        update: hashData(call.model, call.update),
      });
      return restore(updated, plainTokens(call.model, call.where, call.update)) as never;
    },
    updateMany: (call) =>
      adapter.updateMany({
        ...call,
        where: where(call.model, call.where),
        update: hashData(call.model, call.update),
      }),
    count: (call) => adapter.count({ ...call, where: where(call.model, call.where) }),
    delete: (call) => adapter.delete({ ...call, where: where(call.model, call.where) }),
    deleteMany: (call) => adapter.deleteMany({ ...call, where: where(call.model, call.where) }),
    consumeOne: async (call) => {
      const consumed = await adapter.consumeOne({ ...call, where: where(call.model, call.where) });
      return restore(consumed, plainTokens(call.model, call.where)) as never;
    },
    incrementOne: async (call) => {
      const changed = await adapter.incrementOne({ ...call, where: where(call.model, call.where) });
      return restore(changed, plainTokens(call.model, call.where)) as never;
    },
  };
  return wrapped as A;
}

/** Maps hashes to plain tokens, for the tokens in the parameters of a call. */
function plainTokens(model: string, where: readonly Where[] = [], data?: unknown): ReadonlyMap<string, string> {
  const plain = new Map<string, string>();
  if (model !== MODEL) return plain;
  const add = (value: unknown): void => {
    if (typeof value === 'string') plain.set(hashSessionKey(value), value);
  };
  for (const clause of where) {
    if (clause.field === FIELD) for (const value of [clause.value].flat()) add(value);
  }
  if (isRecord(data)) add(data[FIELD]);
  return plain;
}

function hashWhere(model: string, where: Where[] | undefined): Where[] {
  if (where === undefined) return [];
  if (model !== MODEL) return where;
  return where.map((clause) => {
    if (clause.field !== FIELD) return clause;
    const { value } = clause;
    if (typeof value === 'string') return { ...clause, value: hashSessionKey(value) };
    if (Array.isArray(value)) return { ...clause, value: value.map((one) => hashSessionKey(String(one))) };
    return clause;
  });
}

function hashData<T>(model: string, data: T): T {
  if (model !== MODEL || !isRecord(data) || typeof data[FIELD] !== 'string') return data;
  return { ...data, [FIELD]: hashSessionKey(data[FIELD]) };
}

function restore<T>(row: T, plain: ReadonlyMap<string, string>): T {
  if (!isRecord(row) || typeof row[FIELD] !== 'string') return row;
  const token = plain.get(row[FIELD]);
  return token === undefined ? row : { ...row, [FIELD]: token };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
