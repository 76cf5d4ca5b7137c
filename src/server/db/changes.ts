/**
 * What changed of a player, announced after the commit. Repositories note a change with the executor of the statement; notes of
 * a transaction are delivered when it has committed, and dropped when it is rolled back. Caches and pushes listen. A
 * statement that skips its note leaves them outdated.
 */
import type { Kysely, Transaction } from 'kysely';
import type { ServerReward } from '../../shared/realtime/rewards.ts';
import type { Tables } from './schema.ts';

type Database = Kysely<Tables>;
type Executor = Database | Transaction<Tables>;

/**
 * `player`: the row or the name tag; `balance`: coins, gems or honor; `blocks`: whom the player blocked; `friends`: the
 * friendships; `mails`: the unread mails; `bell`: entries of the bell; `name`: renamed or deleted, so that lists with the name
 * are outdated too.
 */
export type ChangeKind = 'player' | 'balance' | 'blocks' | 'friends' | 'mails' | 'bell' | 'name';
export type ChangeListener = (kind: ChangeKind, playerId: string) => void;
export type RewardListener = (playerId: string, reward: ServerReward) => void;

const listenersOf = new WeakMap<Executor, Set<ChangeListener>>();
const rewardListenersOf = new WeakMap<Executor, Set<RewardListener>>();
/** Of an open transaction. A change that is noted twice is delivered once. */
interface Notes {
  readonly changes: Map<string, [ChangeKind, string]>;
  readonly rewards: [playerId: string, reward: ServerReward][];
}
const notesOf = new WeakMap<Executor, Notes>();

/** Notes a change after the statement. Without listeners it does nothing. */
export function noteChange(db: Executor, kind: ChangeKind, ...playerIds: string[]): void {
  const notes = notesOf.get(db);
  for (const playerId of playerIds) {
    if (notes === undefined) deliver(db, kind, playerId);
    else notes.changes.set(`${kind} ${playerId}`, [kind, playerId]);
  }
}

/** Calls the listener for every committed change. It must not throw. Returns the unsubscriber. */
export function onChange(db: Database, listener: ChangeListener): () => void {
  const listeners = listenersOf.get(db) ?? new Set();
  listenersOf.set(db, listeners.add(listener));
  return () => listeners.delete(listener);
}

/** Notes that something good happened to the player, after the statement that booked it. */
export function noteReward(db: Executor, playerId: string, reward: ServerReward): void {
  const notes = notesOf.get(db);
  if (notes === undefined) deliverReward(db, playerId, reward);
  else notes.rewards.push([playerId, reward]);
}

/** Calls the listener for every committed reward. It must not throw. Returns the unsubscriber. */
export function onReward(db: Database, listener: RewardListener): () => void {
  const listeners = rewardListenersOf.get(db) ?? new Set();
  rewardListenersOf.set(db, listeners.add(listener));
  return () => listeners.delete(listener);
}

/** Makes all transactions of the database collect their notes. Called once, before the first transaction. */
export function collectNotes(db: Database): Database {
  const begin = db.transaction.bind(db);
  db.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      const notes: Notes = { changes: new Map(), rewards: [] };
      const result = await execute((transaction) => {
        notesOf.set(transaction, notes);
        return work(transaction);
      });
      for (const [kind, playerId] of notes.changes.values()) deliver(db, kind, playerId);
      for (const [playerId, reward] of notes.rewards) deliverReward(db, playerId, reward);
      return result;
    };
    return builder;
  };
  return db;
}

function deliver(db: Executor, kind: ChangeKind, playerId: string): void {
  for (const listener of listenersOf.get(db) ?? []) listener(kind, playerId);
}

function deliverReward(db: Executor, playerId: string, reward: ServerReward): void {
  for (const listener of rewardListenersOf.get(db) ?? []) listener(playerId, reward);
}
