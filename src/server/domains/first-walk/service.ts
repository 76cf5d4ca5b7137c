/**
 * The first walks: which bits a newcomer earned, and the honor for all five. A bit is earned by what the server saw itself. Owns
 * the walks of the players who are in the town, which are the only ones that can change; each player's changes run in order.
 */
import { WALK_BITS, WALK_HONOR, type WalkAct, type WalkBit, type WalkState } from '../../../shared/rules/first-walk.ts';
import type { Database, Executor } from '../../db/database.ts';
import type { PlayerData } from '../../ports.ts';
import { changeBalance } from '../ledger/service.ts';
import * as repo from './repo.ts';

export interface FirstWalkDeps {
  db: Database;
  /** What the player wears, as a text that differs when it changes. */
  wornOf(playerId: string): Promise<string>;
  /** Called for each change of a walk. */
  changed(playerId: string, walk: WalkState): void;
  honorChanged(playerId: string, honor: number): void;
}

export interface FirstWalks {
  /** The player is in the town. Returns the walk. */
  entered(playerId: string): Promise<WalkState>;
  left(playerId: string): void;
  act(playerId: string, act: WalkAct): Promise<void>;
  /** The server saw what earns the bit. It counts while the walk is new or going. */
  earn(playerId: string, bit: WalkBit): Promise<void>;
  /** Whether the player, who is in the town, can still earn the bit. */
  awaits(playerId: string, bit: WalkBit): boolean;
  /** Players in the town who can still earn bits. */
  walkers(): string[];
  /** Compares what a walker wears with what was worn when the walk began. */
  checkWorn(playerId: string): Promise<void>;
}

interface Active {
  walk: WalkState;
  wornAtStart: string | null;
  /** The change that runs, or the last one. */
  queue: Promise<void>;
}

const NONE: WalkState = { bits: [], status: 'none' };

const bitsOf = (mask: number): WalkBit[] => WALK_BITS.filter((_, index) => (mask & (1 << index)) !== 0);
const maskOf = (bits: readonly WalkBit[]): number =>
  bits.reduce((mask, bit) => mask | (1 << WALK_BITS.indexOf(bit)), 0);

/** The walk of a new account, in the transaction that creates its player. */
export const openWalk = (transaction: Executor, playerId: string): Promise<void> =>
  repo.insertWalk(transaction, { playerId, bits: 0, status: 'new', wornAtStart: null });

const isOpen = ({ status }: WalkState): boolean => status === 'new' || status === 'going';

export function createFirstWalks({ db, wornOf, changed, honorChanged }: FirstWalkDeps): FirstWalks {
  const active = new Map<string, Active>();

  async function read(playerId: string): Promise<{ walk: WalkState; wornAtStart: string | null }> {
    const row = await repo.walkOf(db, playerId);
    if (row === undefined) return { walk: NONE, wornAtStart: null };
    return { walk: { bits: bitsOf(row.bits), status: row.status }, wornAtStart: row.wornAtStart };
  }

  /** Runs after the changes of the player that were asked for before. */
  function inTurn(playerId: string, change: (one: Active) => Promise<void>): Promise<void> {
    const one = active.get(playerId);
    if (one === undefined) return Promise.resolve();
    const run = one.queue.then(() => change(one));
    one.queue = run.catch(() => undefined);
    return run;
  }

  function take(playerId: string, one: Active, walk: WalkState): void {
    one.walk = walk;
    changed(playerId, walk);
  }

  async function setStatus(playerId: string, one: Active, status: 'going' | 'skipped'): Promise<void> {
    if (one.walk.status === 'none') {
      await repo.insertWalk(db, { playerId, bits: 0, status, wornAtStart: null });
    }
    const wornAtStart = status === 'going' ? (one.wornAtStart ?? (await wornOf(playerId))) : one.wornAtStart;
    if (!(await repo.updateWalk(db, playerId, { status, wornAtStart }))) return;
    one.wornAtStart = wornAtStart;
    take(playerId, one, { ...one.walk, status });
  }

  async function add(playerId: string, one: Active, bit: WalkBit): Promise<void> {
    if (!isOpen(one.walk) || one.walk.bits.includes(bit)) return;
    const bits = WALK_BITS.filter((known) => known === bit || one.walk.bits.includes(known));
    if (bits.length < WALK_BITS.length) {
      if (await repo.updateWalk(db, playerId, { bits: maskOf(bits) })) take(playerId, one, { ...one.walk, bits });
      return;
    }
    const honor = await db.transaction().execute(async (transaction) => {
      if (!(await repo.updateWalk(transaction, playerId, { bits: maskOf(bits), status: 'done' }))) return null;
      const reward = { playerId, currency: 'honor', amount: WALK_HONOR } as const;
      return await changeBalance(transaction, { ...reward, reason: 'first-walk', reference: playerId });
    });
    take(playerId, one, { bits, status: 'done' });
    if (honor !== null) honorChanged(playerId, honor);
  }

  return {
    async entered(playerId) {
      const known = active.get(playerId);
      if (known !== undefined) return known.walk;
      const one = await read(playerId);
      active.set(playerId, { ...one, queue: Promise.resolve() });
      return one.walk;
    },
    left: (playerId) => void active.delete(playerId),
    act: (playerId, act) =>
      inTurn(playerId, async (one) => {
        const { status } = one.walk;
        if (act === 'card') await add(playerId, one, 'card');
        else if (act === 'skip' && isOpen(one.walk)) await setStatus(playerId, one, 'skipped');
        else if (act === 'begin' && status === 'new') await setStatus(playerId, one, 'going');
        else if (act === 'resume' && (status === 'skipped' || status === 'none')) {
          await setStatus(playerId, one, 'going');
        }
      }),
    earn: (playerId, bit) => inTurn(playerId, (one) => add(playerId, one, bit)),
    awaits(playerId, bit) {
      const one = active.get(playerId);
      return one !== undefined && isOpen(one.walk) && !one.walk.bits.includes(bit);
    },
    walkers: () => [...active].flatMap(([playerId, { walk }]) => (isOpen(walk) ? [playerId] : [])),
    checkWorn: (playerId) =>
      inTurn(playerId, async (one) => {
        if (one.wornAtStart === null || !isOpen(one.walk) || one.walk.bits.includes('wear')) return;
        if ((await wornOf(playerId)) !== one.wornAtStart) await add(playerId, one, 'wear');
      }),
  };
}

export const firstWalkData: PlayerData = {
  name: 'firstWalk',
  export: async (db, playerId) => {
    const row = await repo.walkOf(db, playerId);
    return row === undefined ? null : { bits: bitsOf(row.bits), status: row.status, wornAtStart: row.wornAtStart };
  },
  // The foreign key deletes the walk with the player's row.
  erase: () => Promise.resolve(),
};
