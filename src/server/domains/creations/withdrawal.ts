/**
 * Withdrawal of an approved creation: the sale ends, the picture and all copies are deleted, and buyers get a refund.
 * The first transaction ends the sale. Then each owner is handled in a separate transaction, so that no lock is held
 * for long. A repeated call continues an interrupted withdrawal.
 */
import { isCreationId } from '../../../shared/rules/creations.ts';
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { LiveTown } from '../../ports.ts';
import { deleteCreation } from './repo.ts';
import type { Creations } from './service.ts';
import { forgetWork, notify } from '../bell/service.ts';
import { refundItem, returnGiftsOf } from '../gifts/service.ts';
import { forEachOwner } from '../inventory/service.ts';
import { sendSystemMail } from '../mail/service.ts';
import type { Actor } from '../moderation/service.ts';
import { removeFromOutfits } from '../outfits/service.ts';
import { recordAuditEntry } from '../players/service.ts';
import { endSale } from '../store/service.ts';
import * as repo from './review-repo.ts';
import { runtime } from '../../runtime.ts';
import type { Notice } from '../../../shared/realtime/notices.ts';
import { isolate } from '../../../shared/rules/text/isolate.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';

export interface WithdrawalDeps {
  db: Database;
  town: Pick<LiveTown, 'notify' | 'changed'>;
  /** null for the admin command without a running server. */
  creations: Pick<Creations, 'unload'> | null;
}

/** Returns the message for the actor. Throws a DomainError for an unknown item and for a completed withdrawal. */
export async function withdraw(
  { db, town, creations }: WithdrawalDeps,
  { actor, itemId, reason }: { actor: Actor; itemId: string; reason: string },
): Promise<SentenceData> {
  if (!isCreationId(itemId)) throw new DomainError('not-found', sentence('onlyWhatPlayersDrewCan'));
  const { name, creatorId, isFirst } = await db
    .transaction()
    .execute((transaction) => startWithdrawal(transaction, { actor, itemId, reason }));
  creations?.unload(itemId);
  if (isFirst && creatorId !== null) {
    const notice: Notice = { code: 'creation-withdrawn', params: { name, reason } };
    await town.notify(creatorId, 'mail', sentence('yourItemWasWithdrawn', { name, reason }), notice);
  }
  await returnGiftsOf(db, itemId);
  let count = 0;
  await forEachOwner(db, itemId, async (ownerId) => {
    const notification = await db
      .transaction()
      .execute((transaction) => takeFromOwner(transaction, { ownerId, itemId, name }));
    if (notification === null) return;
    count += 1;
    await town.changed(ownerId);
    if (ownerId !== creatorId) await town.notify(ownerId, 'mail', notification.said, notification.notice);
  });
  if (!isFirst && count === 0) {
    throw new DomainError('conflict', sentence('nameWasWithdrawnAlready', { name }), {
      code: 'withdrawn',
      params: { name },
    });
  }
  return sentence('nameWasWithdrawnAndTaken', { name, players: sentence('partPlayers', { count }) });
}

interface StartedWithdrawal {
  name: string;
  /** null for a deleted creator or a repeated call */
  creatorId: string | null;
  /** False for a repeated call. */
  isFirst: boolean;
}

async function startWithdrawal(
  transaction: Executor,
  { actor, itemId, reason }: { actor: Actor; itemId: string; reason: string },
): Promise<StartedWithdrawal> {
  const name = await endSale(transaction, itemId);
  if (!(await deleteCreation(transaction, itemId))) return { name, creatorId: null, isFirst: false };
  await removeFromOutfits(transaction, itemId);
  const decision = { reason, reviewedAt: runtime.now(), reviewerId: actor.id };
  const submission = await repo.rejectItem(transaction, itemId, decision);
  const creatorId = submission?.playerId ?? null;
  if (submission !== undefined) {
    await forgetWork(transaction, submission.id);
    await sendSystemMail(transaction, submission.playerId, sentence('yourItemWasWithdrawn', { name, reason }));
    await notify(transaction, submission.playerId, {
      kind: 'submission',
      actorId: null,
      reference: { submissionId: submission.id, detail: 'withdrawn' },
    });
  }
  const details = `${isolate(name)} (${itemId}): ${isolate(reason)}`;
  await recordAuditEntry(transaction, { actor: actor.id, action: 'withdraw', targetId: creatorId ?? '', details });
  return { name, creatorId, isFirst: true };
}

/** Takes the item from an owner. Returns the notification; null when the player no longer owns the item. */
async function takeFromOwner(
  transaction: Executor,
  { ownerId, itemId, name }: { ownerId: string; itemId: string; name: string },
): Promise<{ said: SentenceData; notice: Notice } | null> {
  const back = await refundItem(transaction, ownerId, itemId);
  if (back === null) return null;
  const { amount, currency } = back;
  const price = sentence(currency === 'coins' ? 'partCoins' : 'partGems', { count: amount });
  const said = amount === 0 ? sentence('itemWithdrawn', { name }) : sentence('itemWithdrawnPaidBack', { name, price });
  if (amount > 0) await sendSystemMail(transaction, ownerId, said);
  return { said, notice: { code: 'item-withdrawn', params: { name, amount, currency } } };
}
