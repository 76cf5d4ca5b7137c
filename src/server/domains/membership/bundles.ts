/**
 * Lifetime bundles, which are sold in limited numbers. A payment cannot be fulfilled when the bundle is sold out, the
 * buyer has it already, or the account is deleted. Such a payment is stored as an issue until the operator has refunded
 * it.
 */
import type { PaymentEvent } from '../../../shared/contract/membership.ts';
import { type Bundle, BUNDLES } from '../../../shared/rules/membership.ts';
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerData } from '../../ports.ts';
import { recordAuditEntry } from '../players/service.ts';
import * as repo from './repo.ts';
import { runtime } from '../../runtime.ts';
import { sentence } from '../../../shared/rules/sentence.ts';
import { OperatorText } from '../../sentences.ts';

/** Reasons, as shown to the operator. */
export const ALREADY_OWNED = 'had one already';
const SOLD_OUT = 'sold out';

type BundleEvent = Extract<PaymentEvent, { type: 'lifetime.paid' }>;

/** A payment that the operator has to refund. */
export interface Issue {
  eventId: string;
  offer: string;
  reason: string;
}

export interface BundleOutcome {
  bundle: Bundle;
  /** null: the player has received the bundle */
  issue: Issue | null;
}

/** Runs inside the event's transaction, with the player locked. A rejected sale is stored in the same transaction. */
export async function sellBundle(transaction: Executor, event: BundleEvent): Promise<BundleOutcome> {
  const bundle = BUNDLES.find(({ id }) => id === event.bundle);
  if (bundle === undefined) {
    throw new DomainError('invalid', sentence('thereIsNoBundle', { bundle: event.bundle }), {
      params: { bundle: event.bundle },
    });
  }
  const reason = await reserveBundle(transaction, event.playerId, bundle);
  if (reason === null) {
    await repo.putPeriod(transaction, event.playerId, { level: bundle.level, until: null });
    return { bundle, issue: null };
  }
  return {
    bundle,
    issue: await recordIssue(transaction, event, { playerId: event.playerId, offer: bundle.id, reason }),
  };
}

/**
 * Ends a refunded lifetime membership and returns the bundle for sale. Runs inside the caller's transaction, with the
 * player locked. Returns null when the player does not have it.
 */
export async function takeBackBundle(
  transaction: Executor,
  playerId: string,
  bundleId: Bundle['id'],
): Promise<Bundle | null> {
  const bundle = BUNDLES.find(({ id }) => id === bundleId);
  if (bundle === undefined || !(await repo.dropLifetime(transaction, playerId, bundle.level))) return null;
  await repo.returnBundle(transaction, bundle.id);
  return bundle;
}

/** The refund of a bundle whose account was deleted before the refund arrived: it can be sold again. */
export const returnDeletedBundle = (transaction: Executor, bundleId: Bundle['id']): Promise<void> =>
  repo.returnBundle(transaction, bundleId);

/** For a payment whose account was deleted before it arrived, or belongs to another world. */
export const recordPaymentWithoutAccount = (transaction: Executor, event: PaymentEvent): Promise<Issue> =>
  recordIssue(transaction, event, { playerId: null, offer: offerOf(event), reason: `no account ${event.playerId}` });

async function recordIssue(
  transaction: Executor,
  { id: eventId }: PaymentEvent,
  { playerId, offer, reason }: { playerId: string | null; offer: string; reason: string },
): Promise<Issue> {
  const issue: Issue = { eventId, offer, reason };
  await repo.insertIssue(transaction, { ...issue, playerId, createdAt: runtime.now() });
  return issue;
}

function offerOf(event: PaymentEvent): string {
  switch (event.type) {
    case 'plan.paid':
      return `${event.plan} ${event.period}`;
    case 'boost.paid':
      return 'boost';
    case 'gems.paid':
      return `${event.gems} gems`;
    case 'lifetime.paid':
    case 'lifetime.refunded':
      return event.bundle;
  }
}

/** Takes one bundle from the stock. Returns the reason when the player owns it already or it is sold out, else null. */
async function reserveBundle(transaction: Executor, playerId: string, bundle: Bundle): Promise<string | null> {
  const periods = await repo.periodsOf(transaction, playerId);
  if (periods.some(({ level, until }) => until === null && level >= bundle.level)) return ALREADY_OWNED;
  return (await repo.takeBundle(transaction, bundle.id, bundle.limit)) ? null : SOLD_OUT;
}

export async function bundlesLeft(db: Executor): Promise<{ id: Bundle['id']; left: number }[]> {
  const sold = new Map((await repo.soldBundles(db)).map((row) => [row.bundle, row.sold]));
  return BUNDLES.map(({ id, limit }) => ({ id, left: Math.max(0, limit - (sold.get(id) ?? 0)) }));
}

/** Lines for the operator: the remaining bundles, then the newest `limit` unfulfilled payments, oldest first. */
export async function describePayments(db: Executor, limit: number): Promise<string[]> {
  const left = await bundlesLeft(db);
  const issues = await repo.newestIssues(db, limit);
  return [
    ...left.map(({ id, left: count }) => `${id}: ${count} left`),
    ...issues.map(({ eventId, createdAt, username, offer, reason, settledAt }) => {
      const state = settledAt === null ? 'TO BE PAID BACK' : `paid back ${new Date(settledAt).toISOString()}`;
      return `${eventId}  ${new Date(createdAt).toISOString()}  ${username ?? 'a deleted account'}: ${offer}, ${reason}  ${state}`;
    }),
  ];
}

/** Marks a payment as refunded. Throws a DomainError when it does not exist or is already settled. */
export async function settlePayment(db: Database, eventId: string, actor: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const issue = await repo.issueById(transaction, eventId);
    if (issue === undefined) {
      throw new DomainError('not-found', new OperatorText(`There is no payment ${eventId} that has to be paid back.`), {
        params: { eventId },
      });
    }
    if (!(await repo.settleIssue(transaction, eventId, runtime.now()))) {
      throw new DomainError('conflict', new OperatorText(`The payment ${eventId} was paid back already.`), {
        code: 'settled',
        params: { eventId },
      });
    }
    await recordAuditEntry(transaction, {
      actor,
      action: 'payment.settled',
      targetId: issue.playerId ?? '',
      details: `${eventId}: ${issue.offer}, ${issue.reason}`,
    });
  });
}

/** The operator keeps the event's id and the issue when the account is deleted. */
export const membershipData: PlayerData = {
  name: 'memberships',
  export: async (db, playerId) =>
    (await repo.periodsOf(db, playerId)).map(({ level, until }) => ({
      level,
      until: until === null ? null : new Date(until).toISOString(),
    })),
  erase: () => Promise.resolve(),
};

export const paymentData: PlayerData = {
  name: 'payments',
  export: async (db, playerId) =>
    (await repo.issuesOf(db, playerId)).map(({ offer, reason, createdAt, settledAt }) => ({
      offer,
      reason,
      createdAt: new Date(createdAt).toISOString(),
      paidBackAt: settledAt === null ? null : new Date(settledAt).toISOString(),
    })),
  erase: () => Promise.resolve(),
};
