/**
 * What changed of a player, announced after the commit. Repositories note a change with the executor of the statement; notes of
 * a transaction are delivered when it has committed, and dropped when it is rolled back. Caches and pushes listen. A
 * statement that skips its note leaves them outdated.
 */
import type { Kysely, Transaction } from 'kysely';
import type { ServerReward } from '../../shared/realtime/rewards.ts';
import { retryConflicts } from './retry.ts';
import type { Tables } from './schema.ts';

type Database = Kysely<Tables>;
type Executor = Database | Transaction<Tables>;

/**
 * `player`: the row or the name tag; `balance`: coins, gems or honor; `blocks`: whom the player blocked; `friends`: the
 * friendships; `mails`: the unread mails; `bell`: entries of the bell; `doors`: what is new behind the doors of the town; `name`:
 * renamed or deleted, so that lists with the name are outdated too.
 */
export type ChangeKind = 'player' | 'balance' | 'blocks' | 'friends' | 'mails' | 'bell' | 'doors' | 'name';
export type Change = [kind: ChangeKind, playerId: string];
export type ChangeListener = (kind: ChangeKind, playerId: string) => void;
export type CommitListener = (changes: readonly Change[]) => void;
export type RewardListener = (playerId: string, reward: ServerReward) => void;

const listenersOf = new WeakMap<Executor, Set<ChangeListener>>();
const commitListenersOf = new WeakMap<Executor, Set<CommitListener>>();
const doubtListenersOf = new WeakMap<Executor, Set<() => void>>();
const missedListenersOf = new WeakMap<Executor, Set<() => void>>();
const rewardListenersOf = new WeakMap<Executor, Set<RewardListener>>();
/** Of an open transaction. A change that is noted twice is delivered once. */
interface Notes {
  readonly changes: Map<string, Change>;
  readonly rewards: [playerId: string, reward: ServerReward][];
}
const notesOf = new WeakMap<Executor, Notes>();

/** Notes a change after the statement. Without listeners it does nothing. */
export function noteChange(db: Executor, kind: ChangeKind, ...playerIds: string[]): void {
  const notes = notesOf.get(db);
  if (notes === undefined)
    committed(
      db,
      playerIds.map((playerId) => [kind, playerId]),
    );
  else for (const playerId of playerIds) notes.changes.set(`${kind} ${playerId}`, [kind, playerId]);
}

/** Calls the listener for every committed change, also of other processes. It must not throw. Returns the unsubscriber. */
export const onChange = (db: Database, listener: ChangeListener): (() => void) => add(listenersOf, db, listener);

/** Calls the listener with the changes of each commit of this process. It must not throw. Returns the unsubscriber. */
export const onCommit = (db: Database, listener: CommitListener): (() => void) => add(commitListenersOf, db, listener);

/** Calls the listener when kept values may be outdated. It must not throw. Returns the unsubscriber. */
export const onDoubt = (db: Database, listener: () => void): (() => void) => add(doubtListenersOf, db, listener);

/** Calls the listener when changes of other processes may have been missed. It must not throw. Returns the unsubscriber. */
export const onMissed = (db: Database, listener: () => void): (() => void) => add(missedListenersOf, db, listener);

/** Announces changes that another process has committed. */
export function noteElsewhere(db: Database, changes: readonly Change[]): void {
  for (const [kind, playerId] of changes) deliver(db, kind, playerId);
}

/**
 * Kept values may be outdated: a process has ended, perhaps between a commit and the message about it. Values are read again
 * when they are needed; clients get nothing, since they come back at this time.
 */
export function noteDoubt(db: Database): void {
  for (const listener of doubtListenersOf.get(db) ?? []) listener();
}

/** Changes of other processes may have been missed: kept values are dropped, and clients get all again. */
export function noteMissed(db: Database): void {
  noteDoubt(db);
  for (const listener of missedListenersOf.get(db) ?? []) listener();
}

/** Notes that something good happened to the player, after the statement that booked it. */
export function noteReward(db: Executor, playerId: string, reward: ServerReward): void {
  const notes = notesOf.get(db);
  if (notes === undefined) deliverReward(db, playerId, reward);
  else notes.rewards.push([playerId, reward]);
}

/** Calls the listener for every committed reward. It must not throw. Returns the unsubscriber. */
export const onReward = (db: Database, listener: RewardListener): (() => void) => add(rewardListenersOf, db, listener);

/**
 * Makes all transactions of the database collect their notes. A transaction that the database undid because of others runs again:
 * its function must have no effect but by its executor and its notes. Called once, before the first transaction.
 */
export function collectNotes(db: Database): Database {
  const begin = db.transaction.bind(db);
  db.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      let notes: Notes = { changes: new Map(), rewards: [] };
      const result = await retryConflicts(() => {
        notes = { changes: new Map(), rewards: [] };
        return execute((transaction) => {
          notesOf.set(transaction, notes);
          return work(transaction);
        });
      });
      committed(db, [...notes.changes.values()]);
      for (const [playerId, reward] of notes.rewards) deliverReward(db, playerId, reward);
      return result;
    };
    return builder;
  };
  return db;
}

function add<Listener>(all: WeakMap<Executor, Set<Listener>>, db: Database, listener: Listener): () => void {
  const listeners = all.get(db) ?? new Set();
  all.set(db, listeners.add(listener));
  return () => listeners.delete(listener);
}

function committed(db: Executor, changes: readonly Change[]): void {
  for (const [kind, playerId] of changes) deliver(db, kind, playerId);
  if (changes.length > 0) for (const listener of commitListenersOf.get(db) ?? []) listener(changes);
}

function deliver(db: Executor, kind: ChangeKind, playerId: string): void {
  for (const listener of listenersOf.get(db) ?? []) listener(kind, playerId);
}

function deliverReward(db: Executor, playerId: string, reward: ServerReward): void {
  for (const listener of rewardListenersOf.get(db) ?? []) listener(playerId, reward);
}
