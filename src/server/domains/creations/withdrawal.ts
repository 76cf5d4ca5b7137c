/**
 * What was approved can be withdrawn: it is sold no more, its picture is gone, nobody owns or wears it, and who bought it
 * has the price back. Begun in one transaction; then owner by owner, so that the town is never held up, and whoever calls
 * again goes on where an earlier call was cut off.
 */
import { isCreationId } from '../../../shared/rules/creations.ts';
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { LiveTown } from '../../ports.ts';
import { removeCreation } from './repo.ts';
import type { Creations } from './service.ts';
import { forEachOwner } from '../inventory/service.ts';
import { postTownMail } from '../mail/service.ts';
import type { Actor } from '../moderation/service.ts';
import { leaveOut } from '../outfits/service.ts';
import { recordAct } from '../players/service.ts';
import { endSale, takeBack, type TakenBack } from '../store/service.ts';
import * as repo from './review-repo.ts';
import { runtime } from '../../runtime.ts';
import type { Notice } from '../../../shared/realtime/notices.ts';

export interface WithdrawalDeps {
  db: Database;
  town: Pick<LiveTown, 'notify' | 'playerChanged'>;
  /** null while no server runs: the next one does not find the item any more. */
  creations: Pick<Creations, 'forget'> | null;
}

/** Returns what to tell who decided. Throws a DomainError when there is no such item, or nothing of it is left to do. */
export async function withdraw(
  { db, town, creations }: WithdrawalDeps,
  { actor, itemId, reason }: { actor: Actor; itemId: string; reason: string },
): Promise<string> {
  if (!isCreationId(itemId)) throw new DomainError('not-found', 'Only what players drew can be withdrawn.');
  const { name, creatorId, isFirst } = await db
    .transaction()
    .execute((transaction) => begin(transaction, { actor, itemId, reason }));
  creations?.forget(itemId);
  if (isFirst && creatorId !== null) {
    const notice: Notice = { code: 'creation-withdrawn', params: { name, reason } };
    town.notify(creatorId, 'mail', `Your item "${name}" was withdrawn: ${reason}`, notice);
  }
  let count = 0;
  await forEachOwner(db, itemId, async (ownerId) => {
    const taken = await db.transaction().execute((transaction) => takeFrom(transaction, { ownerId, itemId, name }));
    if (taken === null) return;
    count += 1;
    await town.playerChanged(ownerId);
    if (ownerId !== creatorId) town.notify(ownerId, 'mail', taken.text, taken.notice);
  });
  if (!isFirst && count === 0) {
    throw new DomainError('conflict', `${name} was withdrawn already.`, { code: 'withdrawn', params: { name } });
  }
  return `${name} was withdrawn and taken from ${count === 1 ? '1 player' : `${count} players`}.`;
}

interface Begun {
  name: string;
  /** null: gone */
  creatorId: string | null;
  /** Whether nobody had withdrawn it before. */
  isFirst: boolean;
}

async function begin(
  transaction: Executor,
  { actor, itemId, reason }: { actor: Actor; itemId: string; reason: string },
): Promise<Begun> {
  const name = await endSale(transaction, itemId);
  if (!(await removeCreation(transaction, itemId))) return { name, creatorId: null, isFirst: false };
  await leaveOut(transaction, itemId);
  const verdict = { reason, reviewedAt: runtime.now(), reviewerId: actor.id };
  const creatorId = (await repo.rejectItem(transaction, itemId, verdict))?.playerId ?? null;
  if (creatorId !== null) await postTownMail(transaction, creatorId, `Your item "${name}" was withdrawn: ${reason}`);
  const details = `${name} (${itemId}): ${reason}`;
  await recordAct(transaction, { actor: actor.id, action: 'withdraw', targetId: creatorId ?? '', details });
  return { name, creatorId, isFirst: true };
}

/** What the owner is told; null: the item was not there any more. */
async function takeFrom(
  transaction: Executor,
  { ownerId, itemId, name }: { ownerId: string; itemId: string; name: string },
): Promise<{ text: string; notice: Notice } | null> {
  const back = await takeBack(transaction, ownerId, itemId);
  if (back === null) return null;
  const text = `"${name}" was withdrawn from the town${returned(back)}.`;
  if (back.amount > 0) await postTownMail(transaction, ownerId, text);
  const { amount, currency } = back;
  return { text, notice: { code: 'item-withdrawn', params: { name, amount, currency } } };
}

const returned = ({ amount, currency }: TakenBack): string =>
  amount === 0 ? '' : `: you have your ${amount.toLocaleString('en')} ${currency} back`;
