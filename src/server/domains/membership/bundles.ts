/**
 * Lifetime bundles, each sold so many times and no more. The payment provider may take money for one that is sold out, or
 * that its buyer has already, or for an account that is gone: such a payment gives nothing, and waits in a list until the
 * operator has paid it back.
 */
import type { PaymentEvent } from '../../../shared/contract/membership.ts';
import { type Bundle, BUNDLES } from '../../../shared/rules/membership.ts';
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerData } from '../../ports.ts';
import { recordAct } from '../players/service.ts';
import * as repo from './repo.ts';
import { runtime } from '../../runtime.ts';

/** Reasons, as the operator reads them. */
export const HAD_ONE = 'had one already';
const SOLD_OUT = 'sold out';

type BundleEvent = Extract<PaymentEvent, { type: 'lifetime.paid' }>;

/** What the operator has to pay back, and why. */
export interface Issue {
  eventId: string;
  offer: string;
  reason: string;
}

export interface BundleOutcome {
  bundle: Bundle;
  /** null: it is the player's now */
  issue: Issue | null;
}

/** Inside the transaction of the event, with the player locked. What is refused is written down in the same one. */
export async function sellBundle(transaction: Executor, event: BundleEvent): Promise<BundleOutcome> {
  const bundle = BUNDLES.find(({ id }) => id === event.bundle);
  if (bundle === undefined) throw new DomainError('invalid', `There is no bundle ${event.bundle}.`);
  const reason = await whyNot(transaction, event.playerId, bundle);
  if (reason === null) {
    await repo.putPeriod(transaction, event.playerId, { level: bundle.level, until: null });
    return { bundle, issue: null };
  }
  return { bundle, issue: await keepIssue(transaction, event, { playerId: event.playerId, offer: bundle.id, reason }) };
}

/** The account was deleted after its owner went to pay, or the link carried another world's. */
export const payForNobody = (transaction: Executor, event: PaymentEvent): Promise<Issue> =>
  keepIssue(transaction, event, { playerId: null, offer: offerOf(event), reason: `no account ${event.playerId}` });

async function keepIssue(
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
      return event.bundle;
  }
}

/** Takes one of those that are left, unless something stands against it. */
async function whyNot(transaction: Executor, playerId: string, bundle: Bundle): Promise<string | null> {
  const periods = await repo.periodsOf(transaction, playerId);
  if (periods.some(({ level, until }) => until === null && level >= bundle.level)) return HAD_ONE;
  return (await repo.takeBundle(transaction, bundle.id, bundle.limit)) ? null : SOLD_OUT;
}

export async function bundlesLeft(db: Executor): Promise<{ id: Bundle['id']; left: number }[]> {
  const sold = new Map((await repo.soldBundles(db)).map((row) => [row.bundle, row.sold]));
  return BUNDLES.map(({ id, limit }) => ({ id, left: Math.max(0, limit - (sold.get(id) ?? 0)) }));
}

/** What is left of the bundles, then the newest payments that gave nothing, one line each, oldest first. */
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

/** The operator has paid it back. Throws a DomainError when there is no such payment or it was settled before. */
export async function settlePayment(db: Database, eventId: string, actor: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const issue = await repo.issueById(transaction, eventId);
    if (issue === undefined) {
      throw new DomainError('not-found', `There is no payment ${eventId} that has to be paid back.`);
    }
    if (!(await repo.settleIssue(transaction, eventId, runtime.now()))) {
      throw new DomainError('conflict', `The payment ${eventId} was paid back already.`, { code: 'settled' });
    }
    await recordAct(transaction, {
      actor,
      action: 'payment.settled',
      targetId: issue.playerId ?? '',
      details: `${eventId}: ${issue.offer}, ${issue.reason}`,
    });
  });
}

/** The provider's number and the fact stay with the operator when the account goes. */
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
