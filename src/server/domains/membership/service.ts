/**
 * Memberships: what a payment gives, once, and their end. Each level that is paid for runs for itself, from now or from
 * the end of what is paid already; the highest that runs is the player's, so that a boost takes nothing from a higher
 * plan, and a lifetime membership is there again when a plan above it ends.
 */
import type { PaymentEvent } from '../../../shared/contract/membership.ts';
import { BOOST_PLAN, GEM_PACKS, MONTHS_OF_PERIOD, type Plan, PLANS } from '../../../shared/rules/membership.ts';
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { TellOperator } from '../../mail/operator.ts';
import type { LiveTown } from '../../ports.ts';
import { type BalanceChange, changeBalance, runOnce } from '../ledger/service.ts';
import { accessOf, lockPlayers, recordAct, setMembershipShown } from '../players/service.ts';
import { bundlesLeft, HAD_ONE, type Issue, payForNobody, sellBundle } from './bundles.ts';
import * as repo from './repo.ts';
import { runtime } from '../../runtime.ts';
import type { Notice } from '../../../shared/realtime/notices.ts';

/** Who acts, in the audit log. */
const ACTOR = 'payment';

export interface MembershipDeps {
  db: Database;
  town: Pick<LiveTown, 'playerChanged' | 'notify'>;
  tellOperator: TellOperator;
}

export interface Memberships {
  /**
   * Gives what was paid for; the same event again gives nothing. What cannot be given any more is written down for the
   * operator to pay back, and is not refused: the provider has done its part. Resolves to what the player is told.
   */
  receive(event: PaymentEvent): Promise<string>;
  /** How many of each lifetime bundle are left. */
  bundlesLeft(): ReturnType<typeof bundlesLeft>;
  /** Ends what is over and tells those players. */
  expire(now?: number): Promise<void>;
}

export function createMemberships({ db, town, tellOperator }: MembershipDeps): Memberships {
  const tell = async (playerId: string, { text, notice, issue }: Given): Promise<void> => {
    await town.playerChanged(playerId);
    town.notify(playerId, 'system', text, notice);
    if (issue === null) return;
    const { eventId, offer, reason } = issue;
    tellOperator({
      subject: `A payment has to be paid back: ${offer}`,
      text: `The payment ${eventId} for ${offer} gave nothing: ${reason}. Pay it back with the payment provider, then run:\n\nnpm run admin -- settle ${eventId}\n`,
    });
  };
  return {
    async receive(event) {
      let given = null as Given | null;
      const text = await runOnce(db, {
        scope: ACTOR,
        key: event.id,
        request: event,
        run: async (transaction) => {
          given = await give(transaction, event);
          return given.text;
        },
      });
      if (given !== null) await tell(event.playerId, given);
      return text;
    },

    bundlesLeft: () => bundlesLeft(db),

    async expire(now = runtime.now()) {
      for (const playerId of await repo.endedMembers(db, now)) {
        const level = await db.transaction().execute(async (transaction) => {
          await lockPlayers(transaction, [playerId]);
          await repo.dropEndedPeriods(transaction, playerId, now);
          return await showHighest(transaction, playerId);
        });
        await town.playerChanged(playerId);
        if (level === 0)
          town.notify(playerId, 'system', 'Your membership has ended.', { code: 'membership-ended', params: {} });
      }
    },
  };
}

/** Sets the one membership of a player, inside the caller's transaction; level 0 ends all. */
export async function replaceMembership(transaction: Executor, playerId: string, period: repo.Period): Promise<void> {
  await lockPlayers(transaction, [playerId]);
  await repo.dropPeriods(transaction, playerId);
  if (period.level > 0) await repo.putPeriod(transaction, playerId, period);
  await showHighest(transaction, playerId);
}

/** Writes the highest level that the player has into the player's row, and returns it. */
async function showHighest(transaction: Executor, playerId: string): Promise<number> {
  const periods = await repo.periodsOf(transaction, playerId);
  const highest = periods.reduce<repo.Period>((best, one) => (one.level > best.level ? one : best), {
    level: 0,
    until: null,
  });
  await setMembershipShown(transaction, playerId, highest);
  return highest.level;
}

interface Given {
  /** What the player is told. */
  text: string;
  notice: Notice;
  /** What has to be paid back; null: all was given. */
  issue: Issue | null;
}

async function give(transaction: Executor, event: PaymentEvent): Promise<Given> {
  const { playerId } = event;
  if ((await accessOf(transaction, playerId)) === null) {
    const issue = await payForNobody(transaction, event);
    const notice: Notice = { code: 'payment-returned', params: { name: issue?.offer ?? '', reason: 'no-account' } };
    return { text: 'There is no such account: the payment has to be paid back.', notice, issue };
  }
  await lockPlayers(transaction, [playerId]);
  const details = JSON.stringify(event);
  await recordAct(transaction, { actor: ACTOR, action: event.type, targetId: playerId, details });
  switch (event.type) {
    case 'plan.paid':
      return await givePlan(transaction, event, planOf(event.plan), MONTHS_OF_PERIOD[event.period]);
    case 'boost.paid':
      return await givePlan(transaction, event, planOf(BOOST_PLAN), 1);
    case 'gems.paid':
      return await giveGems(transaction, event, event.gems);
    case 'lifetime.paid':
      return await giveLifetime(transaction, event);
  }
}

const whole = (text: string, notice: Notice): Given => ({ text, notice, issue: null });

function planOf(id: Plan['id']): Plan {
  const plan = PLANS.find((one) => one.id === id);
  if (plan === undefined) throw new Error(`there is no plan ${id}`);
  return plan;
}

/** Coins and gems of each paid month at once, and the membership for as long. */
async function givePlan(transaction: Executor, event: PaymentEvent, plan: Plan, months: number): Promise<Given> {
  const { playerId } = event;
  const now = runtime.now();
  const running = (await repo.periodsOf(transaction, playerId)).find(({ level }) => level === plan.level);
  if (running?.until !== null) {
    const from = Math.max(now, running?.until ?? 0);
    await repo.putPeriod(transaction, playerId, { level: plan.level, until: addMonths(from, months) });
    await repo.dropEndedPeriods(transaction, playerId, now);
    await showHighest(transaction, playerId);
  }
  const [gems, coins] = [plan.gems * months, plan.coins * months];
  const change: Omit<BalanceChange, 'currency' | 'amount'> = { playerId, reason: 'membership', reference: event.id };
  await changeBalance(transaction, { ...change, currency: 'gems', amount: gems });
  await changeBalance(transaction, { ...change, currency: 'coins', amount: coins });
  const text = `Thank you! Your membership ${plan.name} brings you ${said(coins)} coins and ${said(gems)} gems.`;
  return whole(text, { code: 'membership-paid', params: { plan: plan.name, coins, gems } });
}

async function giveGems(transaction: Executor, { id, playerId }: PaymentEvent, gems: number): Promise<Given> {
  if (!GEM_PACKS.some((pack) => pack.gems === gems)) {
    throw new DomainError('invalid', `There is no pack of ${gems} gems.`);
  }
  await changeBalance(transaction, { playerId, currency: 'gems', amount: gems, reason: 'gem-pack', reference: id });
  return whole(`Thank you! You received ${said(gems)} gems.`, { code: 'gems-paid', params: { gems } });
}

async function giveLifetime(transaction: Executor, event: Parameters<typeof sellBundle>[1]): Promise<Given> {
  const { bundle, issue } = await sellBundle(transaction, event);
  if (issue === null) {
    await showHighest(transaction, event.playerId);
    const text = `Thank you! Your lifetime membership ${bundle.name} has begun.`;
    return whole(text, { code: 'lifetime-begun', params: { name: bundle.name } });
  }
  const hasOne = issue.reason === HAD_ONE;
  const why = hasOne ? 'You have one already' : `The lifetime membership ${bundle.name} is sold out`;
  const notice: Notice = {
    code: 'payment-returned',
    params: { name: bundle.name, reason: hasOne ? 'has-one' : 'sold-out' },
  };
  return { text: `${why}: your payment will be paid back.`, notice, issue };
}

const said = (amount: number): string => amount.toLocaleString('en');

/** The same day some months on, or that month's last when it has no such day (UTC). */
export function addMonths(from: number, months: number): number {
  const date = new Date(from);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

const EXPIRE_EVERY_MS = 60_000;

/** Looks for memberships that are over, now and every minute. Returns what stops it and waits for a look under way. */
export function watchMemberships(memberships: Memberships, onError: (error: unknown) => void): () => Promise<void> {
  const look = (): Promise<void> => memberships.expire().catch(onError);
  let underway = look();
  const stopTimer = runtime.setInterval(() => {
    underway = look();
  }, EXPIRE_EVERY_MS);
  return async () => {
    stopTimer();
    await underway;
  };
}
