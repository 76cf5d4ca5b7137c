/**
 * Memberships: applies payments once, and ends expired memberships. Each level has its own period, which a payment
 * starts or extends. A player has the highest running level. A boost therefore does not shorten a higher plan, and a
 * lifetime membership applies again when a higher plan ends.
 */
import type { PaymentEvent } from '../../../shared/contract/membership.ts';
import {
  BOOST_PLAN,
  type Bundle,
  BUNDLES,
  GEM_PACKS,
  MONTHS_OF_PERIOD,
  type Plan,
  PLANS,
} from '../../../shared/rules/membership.ts';
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { NotifyOperator } from '../../mail/mailer.ts';
import type { LiveTown } from '../../ports.ts';
import { cancellationSentAt } from '../feedback/service.ts';
import { type BalanceChange, changeBalance, runOnce } from '../ledger/service.ts';
import { accessOf, lockPlayers, recordAuditEntry, setDisplayedMembership } from '../players/service.ts';
import {
  ALREADY_OWNED,
  bundlesLeft,
  type Issue,
  recordPaymentWithoutAccount,
  returnDeletedBundle,
  sellBundle,
  takeBackBundle,
} from './bundles.ts';
import * as repo from './repo.ts';
import { runtime } from '../../runtime.ts';
import type { Notice } from '../../../shared/realtime/notices.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';
import { textOf } from '../../sentences.ts';

/** The actor in the audit log. */
const ACTOR = 'payment';
const RECEIVED_BEFORE = 'This event was received before.';

export interface MembershipDeps {
  db: Database;
  town: Pick<LiveTown, 'changed' | 'notify'>;
  notifyOperator: NotifyOperator;
}

export interface Memberships {
  /**
   * Applies a payment; a repeated event has no effect. A payment that cannot be fulfilled is stored for a refund and is
   * not rejected, because the provider must not send it again. Resolves to the message for the player.
   */
  receive(event: PaymentEvent): Promise<string>;
  /** Remaining number of each lifetime bundle. */
  bundlesLeft(): ReturnType<typeof bundlesLeft>;
  /** When the player last asked to cancel, in epoch milliseconds; null: never. */
  cancellationSentAt(playerId: string): Promise<number | null>;
  /** Ends the memberships that expired at or before `now` (epoch milliseconds) and notifies their players. */
  expire(now?: number): Promise<void>;
}

export function createMemberships({ db, town, notifyOperator }: MembershipDeps): Memberships {
  const notify = async (playerId: string, { said, notice, hasEffect = true }: PaymentResult): Promise<void> => {
    if (!hasEffect) return;
    await town.changed(playerId);
    await town.notify(playerId, 'system', said, notice);
  };
  const reportIssue = (transaction: Executor, { eventId, offer, reason }: Issue): Promise<void> =>
    notifyOperator(transaction, { template: 'payment-issue', params: { eventId, offer, reason } });
  return {
    async receive(event) {
      let result = null as PaymentResult | null;
      const text = await runOnce(db, {
        scope: ACTOR,
        key: event.id,
        request: event,
        run: async (transaction) => {
          // Keys of calls are deleted after a week.
          if (!(await repo.insertEvent(transaction, event.id, runtime.now()))) return RECEIVED_BEFORE;
          result = await applyPayment(transaction, event);
          if (result.issue !== null) await reportIssue(transaction, result.issue);
          return textOf(result.said);
        },
      });
      if (result !== null) await notify(event.playerId, result);
      return text;
    },

    bundlesLeft: () => bundlesLeft(db),

    cancellationSentAt: (playerId) => cancellationSentAt(db, playerId),

    async expire(now = runtime.now()) {
      for (const playerId of await repo.endedMembers(db, now)) {
        const level = await db.transaction().execute(async (transaction) => {
          await lockPlayers(transaction, [playerId]);
          if (!(await repo.hasEnded(transaction, playerId, now))) return null;
          await repo.dropEndedPeriods(transaction, playerId, now);
          return await updateDisplayedLevel(transaction, playerId);
        });
        // Another process did it, or the player has paid.
        if (level === null) continue;
        await town.changed(playerId);
        if (level === 0)
          await town.notify(playerId, 'system', sentence('yourMembershipHasEnded'), {
            code: 'membership-ended',
            params: {},
          });
      }
    },
  };
}

/** Replaces all memberships of a player by one, inside the caller's transaction; level 0 ends all. */
export async function replaceMembership(transaction: Executor, playerId: string, period: repo.Period): Promise<void> {
  await lockPlayers(transaction, [playerId]);
  await repo.dropPeriods(transaction, playerId);
  if (period.level > 0) await repo.putPeriod(transaction, playerId, period);
  await updateDisplayedLevel(transaction, playerId);
}

/** Writes the player's highest level to the player's row and returns it. */
async function updateDisplayedLevel(transaction: Executor, playerId: string): Promise<number> {
  const periods = await repo.periodsOf(transaction, playerId);
  const highest = periods.reduce<repo.Period>((best, one) => (one.level > best.level ? one : best), {
    level: 0,
    until: null,
  });
  await setDisplayedMembership(transaction, playerId, highest);
  return highest.level;
}

interface PaymentResult {
  /** The message for the player. */
  said: SentenceData;
  notice: Notice;
  /** The payment to refund; null when it was fulfilled. */
  issue: Issue | null;
  /** False when nothing changed: the player is not notified. */
  hasEffect?: boolean;
}

async function applyPayment(transaction: Executor, event: PaymentEvent): Promise<PaymentResult> {
  const { playerId } = event;
  if ((await accessOf(transaction, playerId)) === null) {
    if (event.type === 'lifetime.refunded') {
      await returnDeletedBundle(transaction, event.bundle);
      return lifetimeReturned(event.bundle);
    }
    const issue = await recordPaymentWithoutAccount(transaction, event);
    const notice: Notice = { code: 'payment-returned', params: { name: issue?.offer ?? '', reason: 'no-account' } };
    return { said: sentence('thereIsNoSuchAccount'), notice, issue };
  }
  await lockPlayers(transaction, [playerId]);
  const details = JSON.stringify(event);
  await recordAuditEntry(transaction, { actor: ACTOR, action: event.type, targetId: playerId, details });
  switch (event.type) {
    case 'plan.paid':
      return await givePlan(transaction, event, planOf(event.plan), MONTHS_OF_PERIOD[event.period]);
    case 'boost.paid':
      return await givePlan(transaction, event, planOf(BOOST_PLAN), 1);
    case 'gems.paid':
      return await giveGems(transaction, event, event.gems);
    case 'lifetime.paid':
      return await giveLifetime(transaction, event);
    case 'lifetime.refunded':
      return await takeLifetime(transaction, playerId, event.bundle);
  }
}

const fulfilled = (said: SentenceData, notice: Notice): PaymentResult => ({ said, notice, issue: null });

function planOf(id: Plan['id']): Plan {
  const plan = PLANS.find((one) => one.id === id);
  if (plan === undefined) throw new Error(`there is no plan ${id}`);
  return plan;
}

/** Grants the coins and gems of all paid months at once and extends the membership. */
async function givePlan(
  transaction: Executor,
  event: PaymentEvent,
  plan: Plan,
  months: number,
): Promise<PaymentResult> {
  const { playerId } = event;
  const now = runtime.now();
  const running = (await repo.periodsOf(transaction, playerId)).find(({ level }) => level === plan.level);
  if (running?.until !== null) {
    const from = Math.max(now, running?.until ?? 0);
    await repo.putPeriod(transaction, playerId, { level: plan.level, until: addMonths(from, months) });
    await repo.dropEndedPeriods(transaction, playerId, now);
    await updateDisplayedLevel(transaction, playerId);
  }
  const [gems, coins] = [plan.gems * months, plan.coins * months];
  const change: Omit<BalanceChange, 'currency' | 'amount'> = { playerId, reason: 'membership', reference: event.id };
  await changeBalance(transaction, { ...change, currency: 'gems', amount: gems });
  await changeBalance(transaction, { ...change, currency: 'coins', amount: coins });
  const text = sentence('thankYouForMembership', { plan: plan.name, coins, gems });
  return fulfilled(text, { code: 'membership-paid', params: { plan: plan.name, coins, gems } });
}

async function giveGems(transaction: Executor, { id, playerId }: PaymentEvent, gems: number): Promise<PaymentResult> {
  if (!GEM_PACKS.some((pack) => pack.gems === gems)) {
    throw new DomainError('invalid', sentence('thereIsNoPackOf', { gems }), { params: { gems } });
  }
  await changeBalance(transaction, { playerId, currency: 'gems', amount: gems, reason: 'gem-pack', reference: id });
  return fulfilled(sentence('thankYouForGems', { gems }), { code: 'gems-paid', params: { gems } });
}

async function giveLifetime(transaction: Executor, event: Parameters<typeof sellBundle>[1]): Promise<PaymentResult> {
  const { bundle, issue } = await sellBundle(transaction, event);
  if (issue === null) {
    await updateDisplayedLevel(transaction, event.playerId);
    const text = sentence('thankYouForLifetime', { bundle: bundle.name });
    return fulfilled(text, { code: 'lifetime-begun', params: { name: bundle.name } });
  }
  const hasOne = issue.reason === ALREADY_OWNED;
  const why = hasOne ? sentence('partHaveOne') : sentence('partSoldOut', { name: bundle.name });
  const notice: Notice = {
    code: 'payment-returned',
    params: { name: bundle.name, reason: hasOne ? 'has-one' : 'sold-out' },
  };
  return { said: sentence('paymentWillBeReturned', { why }), notice, issue };
}

const lifetimeReturned = (name: string): PaymentResult =>
  fulfilled(sentence('yourLifetimeMembershipNameWas', { name }), {
    code: 'lifetime-returned',
    params: { name },
  });

const NO_LIFETIME = sentence('thisPlayerHasNoSuch');

/** Has no effect when the player does not have it, for example after `refund-bundle`. */
async function takeLifetime(transaction: Executor, playerId: string, bundleId: Bundle['id']): Promise<PaymentResult> {
  const bundle = await takeBackBundle(transaction, playerId, bundleId);
  if (bundle === null) return { ...lifetimeReturned(bundleId), said: NO_LIFETIME, hasEffect: false };
  await updateDisplayedLevel(transaction, playerId);
  return lifetimeReturned(bundle.name);
}

/** For the operator. Throws a DomainError when the player has no such lifetime membership. */
export async function refundBundle(db: Database, playerId: string, bundleId: string, actor: string): Promise<void> {
  const bundle = BUNDLES.find(({ id }) => id === bundleId);
  if (bundle === undefined)
    throw new DomainError('invalid', sentence('thereIsNoBundle', { bundle: bundleId }), {
      params: { bundle: bundleId },
    });
  await db.transaction().execute(async (transaction) => {
    await lockPlayers(transaction, [playerId]);
    const { hasEffect = true } = await takeLifetime(transaction, playerId, bundle.id);
    if (!hasEffect) throw new DomainError('conflict', NO_LIFETIME, { code: 'no-lifetime' });
    await recordAuditEntry(transaction, { actor, action: 'lifetime.refunded', targetId: playerId, details: bundle.id });
  });
}

/** `from` (epoch milliseconds) plus `months`, in UTC: the same day of the month, or the last day of a shorter month. */
export function addMonths(from: number, months: number): number {
  const date = new Date(from);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

/** Keeps the events that servers of the previous version receive during an upgrade: they only store keys, which are deleted. */
export const keepPaymentEvents = (db: Database): Promise<void> => repo.insertEventsOfKeys(db, ACTOR);

export const EXPIRE_EVERY_MS = 60_000;
