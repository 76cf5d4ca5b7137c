/**
 * Measures of decisions: mute, ban, redaction and withdrawal. Each runs inside the transaction of its decision and adds its own row
 * to the audit log, except what belongs to the town or takes long. Owns no state.
 */
import type { Measure } from '../../../shared/contract/reports.ts';
import { BAN_MAX_DAYS } from '../../../shared/rules/reports.ts';
import { isolate } from '../../../shared/rules/text/isolate.ts';
import { sentence } from '../../../shared/rules/sentence.ts';
import type { Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { spanOf } from '../../muting.ts';
import type { LiveTown, PlayerRecord } from '../../ports.ts';
import { textOf } from '../../sentences.ts';
import { endSessions } from '../login/service.ts';
import type { Actor, Moderation } from '../moderation/service.ts';
import { recordAuditEntry, setBannedUntil, setMutedUntil } from '../players/service.ts';
import type { StoredEvidence } from './evidence.ts';
import * as repo from './repo.ts';
import { auditMark } from './service.ts';
import { redactablesOf } from './views.ts';

export interface MeasureDeps {
  town: Pick<LiveTown, 'notify' | 'changed' | 'expel'>;
  moderation: Pick<Moderation, 'redact' | 'redactWithin' | 'restoreWithin'>;
  /** Withdraws a creation from the store. Throws a DomainError with the code `withdrawn` when it is withdrawn already. */
  withdraw(actor: Actor, itemId: string, reason: string): Promise<unknown>;
  /** Returns a withdrawn creation to the queue of the review. False when its submission is gone or was not withdrawn. */
  reopen(transaction: Executor, actor: Actor, creation: { itemId: string; reason: string }): Promise<boolean>;
  /** Called after all sessions of the account have ended. */
  sessionsEnded(accountId: string): void;
  /** Posts a mail with the reason of a ban, inside the transaction: the player cannot sign in to read it. */
  mailBan(transaction: Executor, player: PlayerRecord, reason: string): Promise<void>;
}

export type ReasonedMeasure = Measure & { reason: string };

/** A measure that an actor decided. */
export interface Ordered {
  actor: Actor;
  row: repo.ReportRow;
  target: PlayerRecord;
  measure: ReasonedMeasure;
  /** When it was decided, epoch milliseconds. */
  at: number;
}

export interface Measures {
  /** What cannot be part of a transaction. A repetition after a failure has the same effect. Throws a DomainError. */
  prepare(order: Ordered): Promise<void>;
  /** Throws a DomainError. */
  apply(transaction: Executor, order: Ordered): Promise<void>;
  /**
   * Undoes the measure of the row's decision: ends its mute or ban, unless a later one replaced it; puts a redacted text back, unless
   * its author has written another; returns a withdrawn creation to the review. A line of chat, which nobody keeps, does not come back.
   */
  lift(
    transaction: Executor,
    actor: Actor,
    lifted: { row: repo.ReportRow; target: PlayerRecord | null },
  ): Promise<void>;
  /** Shows the measure in the town, after the commit. */
  show(order: Pick<Ordered, 'target' | 'measure'>): Promise<void>;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3600 * 1000;

const muteEnd = (at: number, minutes: number | null): number => at + (minutes ?? 0) * MINUTE_MS;
const banEnd = (at: number, days: number | null): number => at + (days ?? BAN_MAX_DAYS) * DAY_MS;

const nothingToRedact = (): DomainError =>
  new DomainError('not-found', sentence('nothingToRedact'), { code: 'nothing-to-redact' });

const afterAppeal = (reportId: number): string => `${auditMark(reportId)} after an appeal`;

const storedEvidence = ({ evidence }: repo.ReportRow): StoredEvidence =>
  evidence === null ? { lines: [], pictures: [] } : (JSON.parse(evidence) as StoredEvidence);

/** A part of the evidence, so that it is deleted with it. */
const keepReplaced = (
  transaction: Executor,
  row: repo.ReportRow,
  replaced: NonNullable<StoredEvidence['replaced']>,
): Promise<void> =>
  repo.updateReport(transaction, row.id, { evidence: JSON.stringify({ ...storedEvidence(row), replaced }) });

export function createMeasures(deps: MeasureDeps): Measures {
  const { town, moderation } = deps;
  const reasonOf = ({ row, measure }: Ordered): string => `${auditMark(row.id)} ${measure.reason}`;

  const redactionOf = ({ row, measure }: Ordered) => {
    const redactables = redactablesOf(row);
    const kind = measure.redactable ?? redactables[0];
    if (kind === undefined || !redactables.includes(kind)) throw nothingToRedact();
    return kind;
  };

  const redactStored = async (transaction: Executor, order: Ordered): Promise<void> => {
    const { actor, row, target } = order;
    const kind = redactionOf(order);
    if (kind === 'chat' || kind === 'creation') return;
    const id = row.kind === 'player' ? target.username : row.contentId;
    const redaction = await moderation.redactWithin(transaction, actor, kind, { id, reason: reasonOf(order) });
    if (redaction === null) throw nothingToRedact();
    await keepReplaced(transaction, row, { kind, id, text: redaction.was });
  };

  const endMeasure = async (transaction: Executor, actor: Actor, row: repo.ReportRow): Promise<void> => {
    const { id, targetId, action, decidedAt, minutes, days } = row;
    if (targetId === null || decidedAt === null) return;
    const isMute = action === 'mute';
    const ends = await repo.endOfMeasures(transaction, targetId);
    const until = isMute ? ends?.mutedUntil : ends?.bannedUntil;
    const own = isMute ? muteEnd(Number(decidedAt), minutes) : banEnd(Number(decidedAt), days);
    if (Number(until) !== own) return;
    await (isMute ? setMutedUntil : setBannedUntil)(transaction, targetId, null);
    const details = afterAppeal(id);
    await recordAuditEntry(transaction, { actor: actor.id, action: isMute ? 'unmute' : 'unban', targetId, details });
  };

  const bringBack = async (transaction: Executor, actor: Actor, row: repo.ReportRow, target: PlayerRecord) => {
    const reason = afterAppeal(row.id);
    if (row.kind === 'creation') return void (await deps.reopen(transaction, actor, { itemId: row.contentId, reason }));
    const { replaced } = storedEvidence(row);
    if (replaced === undefined) return;
    // The player may have another name since.
    const id = row.kind === 'player' ? target.username : replaced.id;
    await moderation.restoreWithin(transaction, actor, { ...replaced, id, playerId: target.id, reason });
  };

  const audit = (transaction: Executor, order: Ordered, action: string, length: string): Promise<void> =>
    recordAuditEntry(transaction, {
      actor: order.actor.id,
      action,
      targetId: order.target.id,
      details: `${auditMark(order.row.id)} ${length}: ${isolate(order.measure.reason)}`,
    });

  return {
    prepare: async (order) => {
      const { actor, row, measure } = order;
      if (measure.action === 'mute' && measure.minutes === undefined) {
        throw new DomainError('invalid', sentence('muteNeedsMinutes'), { code: 'no-minutes' });
      }
      if (measure.action !== 'redact') return;
      const kind = redactionOf(order);
      if (kind === 'chat') await moderation.redact(actor, kind, { id: row.contentId, reason: reasonOf(order) });
      if (kind !== 'creation') return;
      try {
        await deps.withdraw(actor, row.contentId, reasonOf(order));
      } catch (error) {
        if (!(error instanceof DomainError && error.code === 'withdrawn')) throw error;
      }
    },

    apply: async (transaction, order) => {
      const { target, measure, at } = order;
      const { action, minutes = null, days = null } = measure;
      if (action === 'redact') await redactStored(transaction, order);
      if (action === 'mute') {
        await setMutedUntil(transaction, target.id, muteEnd(at, minutes));
        await audit(transaction, order, 'mute', textOf(spanOf(minutes ?? 0)));
      }
      if (action !== 'ban') return;
      await setBannedUntil(transaction, target.id, banEnd(at, days));
      await endSessions(transaction, target.id);
      await audit(transaction, order, 'ban', days === null ? 'until further notice' : `for ${days} days`);
      await deps.mailBan(transaction, target, measure.reason);
    },

    lift: async (transaction, actor, { row, target }) => {
      if (row.action === 'mute' || row.action === 'ban') await endMeasure(transaction, actor, row);
      if (row.action === 'redact' && target !== null) await bringBack(transaction, actor, row, target);
    },

    show: async ({ target, measure: { action, minutes = 0, reason } }) => {
      if (action === 'ban') {
        deps.sessionsEnded(target.id);
        return await town.expel(target.id, 'bad-session');
      }
      await town.changed(target.id);
      if (action !== 'mute') return;
      const said = sentence('moderatorMutedYou', { span: spanOf(minutes), reason });
      await town.notify(target.id, 'system', said, { code: 'muted-now', params: { minutes, reason } });
    },
  };
}
