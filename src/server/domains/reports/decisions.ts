/**
 * Decisions of moderators about reports and appeals. A decision is one transaction: the row of the report, its measure, the rows of
 * the audit log and the mails to both players. The town follows after the commit. The reported player must have lower access than the
 * moderator, who is neither of the two players.
 */
import type { ModeratedReport, ReportQueue } from '../../../shared/contract/reports.ts';
import type { AppealParty } from '../../../shared/rules/reports.ts';
import { isolate } from '../../../shared/rules/text/isolate.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { LiveTown, PlayerRecord, PlayerService } from '../../ports.ts';
import { runtime } from '../../runtime.ts';
import { pageOf } from '../../slices.ts';
import { sendSystemMail } from '../mail/service.ts';
import { type Actor, requireLowerAccess } from '../moderation/service.ts';
import { lockPlayers, recordAuditEntry } from '../players/service.ts';
import { APPEAL_MS } from './appeals.ts';
import { createMeasures, type MeasureDeps, type Ordered, type ReasonedMeasure } from './measures.ts';
import * as repo from './repo.ts';
import { auditMark, requireReport, storeAppeal } from './service.ts';
import { describeReport, playersIn } from './views.ts';

export interface DecisionsDeps extends MeasureDeps {
  db: Database;
  players: Pick<PlayerService, 'byId'>;
  town: Pick<LiveTown, 'notify' | 'changed' | 'expel'>;
}

export interface ReportPage {
  reports: ModeratedReport[];
  hasMore: boolean;
  counts: Record<ReportQueue, number>;
}

export interface AppealDecision {
  party: AppealParty;
  /** Absent: the decision is kept. */
  measure?: Omit<ReasonedMeasure, 'reason'> | undefined;
  reason: string;
}

/** Decisions return the message for the actor. All methods throw DomainErrors. */
export interface Decisions {
  list(actor: Actor, queue: ReportQueue, slice: { limit: number; offset: number }): Promise<ReportPage>;
  decide(actor: Actor, id: string, measure: ReasonedMeasure): Promise<SentenceData>;
  /** The appeal of a reported player who cannot sign in. */
  recordAppeal(actor: Actor, id: string, text: string): Promise<SentenceData>;
  decideAppeal(actor: Actor, id: string, decision: AppealDecision): Promise<SentenceData>;
}

/** Earlier reports that a moderator sees. */
const EARLIER = 6;

type Said = Readonly<Record<AppealParty, SentenceData>>;

const refuse = (code: string, said: SentenceData): DomainError => new DomainError('conflict', said, { code });
const anotherDecides = (): DomainError =>
  new DomainError('forbidden', sentence('anotherModeratorDecides'), { code: 'not-yours' });

export function createDecisions(deps: DecisionsDeps): Decisions {
  const { db, players, town } = deps;
  const measures = createMeasures(deps);

  const targetOf = async (row: repo.ReportRow): Promise<PlayerRecord | null> =>
    row.targetId === null ? null : await players.byId(row.targetId);

  /** Throws a DomainError when the actor may not decide. */
  const requireJudge = (actor: Actor, row: repo.ReportRow, target: PlayerRecord | null): void => {
    if (actor.id === row.reporterId || actor.id === row.targetId) throw anotherDecides();
    requireLowerAccess(actor, target);
  };

  /** The moderator of a decision does not decide the appeal against it, unless there is no other. */
  const requireOtherJudge = async (actor: Actor, row: repo.ReportRow, target: PlayerRecord | null): Promise<void> => {
    if (actor.id !== row.moderatorId) return;
    const except = [actor.id, row.reporterId ?? '', row.targetId ?? ''];
    if (await repo.hasOtherModerator(db, (target?.access ?? 0) + 1, except)) throw anotherDecides();
  };

  const mayDecide = async (actor: Actor, row: repo.ReportRow, queue: ReportQueue): Promise<boolean> => {
    const target = await targetOf(row);
    try {
      requireJudge(actor, row, target);
      if (queue === 'appealed') await requireOtherJudge(actor, row, target);
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  };

  const orderOf = async (
    actor: Actor,
    row: repo.ReportRow,
    { measure, at }: Pick<Ordered, 'measure' | 'at'>,
  ): Promise<Ordered | null> => {
    const target = await targetOf(row);
    requireJudge(actor, row, target);
    if (measure.action === 'dismiss') return null;
    if (target === null) throw new DomainError('not-found', sentence('thisPlayerIsNoLonger'), { code: 'gone' });
    return { actor, row, target, measure, at };
  };

  const mailBoth = async (transaction: Executor, row: repo.ReportRow, said: Said): Promise<void> => {
    if (row.reporterId !== null) await sendSystemMail(transaction, row.reporterId, said.reporter);
    if (row.targetId !== null) await sendSystemMail(transaction, row.targetId, said.target);
  };

  const announce = async (row: repo.ReportRow, said: Said): Promise<void> => {
    const notice = { code: 'report-decided', params: {} } as const;
    if (row.reporterId !== null) await town.notify(row.reporterId, 'mail', said.reporter, notice);
    if (row.targetId !== null) await town.notify(row.targetId, 'mail', said.target, notice);
  };

  return {
    list: async (actor, queue, { limit, offset }) => {
      const { items, hasMore } = pageOf(await repo.listQueue(db, queue, { limit: limit + 1, offset }), limit);
      const appeals = await repo.appealsOf(
        db,
        items.map(({ id }) => id),
      );
      const appealsTo = (id: number) => appeals.filter(({ reportId }) => reportId === id);
      const names = await repo.namesOf(
        db,
        items.flatMap((row) => playersIn(row, appealsTo(row.id))),
      );
      const reports: ModeratedReport[] = [];
      for (const row of items) {
        const about = row.targetId === null ? [] : await repo.reportsOf(db, 'targetId', row.targetId, EARLIER);
        const earlier = about.filter(({ id }) => id !== row.id);
        const isMine = await mayDecide(actor, row, queue);
        reports.push(describeReport(row, { appeals: appealsTo(row.id), names, earlier, mayDecide: isMine }));
      }
      const counts = {
        open: await repo.countQueue(db, 'open'),
        appealed: await repo.countQueue(db, 'appealed'),
        decided: await repo.countQueue(db, 'decided'),
      };
      return { reports, hasMore, counts };
    },

    decide: async (actor, id, measure) => {
      const at = runtime.now();
      const row = await requireReport(db, id);
      const order = await orderOf(actor, row, { measure, at });
      if (row.decidedAt !== null) throw refuse('decided', sentence('reportDecidedAlready'));
      if (order !== null) await measures.prepare(order);
      const said = decisionSaid(row, measure);
      await db.transaction().execute(async (transaction) => {
        await lockBoth(transaction, row);
        const decision = { ...decisionColumns(actor, row, { measure, at }), firstDecidedAt: at };
        if (!(await repo.decide(transaction, row.id, decision))) {
          throw refuse('decided', sentence('reportDecidedAlready'));
        }
        if (order !== null) await measures.apply(transaction, order);
        await audit(transaction, actor, row, `${measure.action}: ${isolate(measure.reason)}`);
        await mailBoth(transaction, row, said);
      });
      if (order !== null) await measures.show(order);
      await announce(row, said);
      return sentence('decisionSent');
    },

    recordAppeal: async (actor, id, text) => {
      const row = await requireReport(db, id);
      requireJudge(actor, row, await targetOf(row));
      await db
        .transaction()
        .execute((transaction) => storeAppeal(transaction, { row, party: 'target', text, actorId: actor.id }));
      return sentence('appealRecorded');
    },

    decideAppeal: async (actor, id, { party, measure, reason }) => {
      const at = runtime.now();
      const row = await requireReport(db, id);
      const target = await targetOf(row);
      requireJudge(actor, row, target);
      const noAppeal = (): DomainError => refuse('no-appeal', sentence('noOpenAppeal'));
      const appeals = await repo.appealsOf(db, [row.id]);
      if (!appeals.some((one) => one.party === party && one.decidedAt === null)) throw noAppeal();
      await requireOtherJudge(actor, row, target);
      const changed = measure === undefined ? null : { measure: { ...measure, reason }, at };
      const order = changed === null ? null : await orderOf(actor, row, changed);
      if (order !== null) await measures.prepare(order);
      const said = appealSaid(row, { party, measure, reason });
      await db.transaction().execute(async (transaction) => {
        await lockBoth(transaction, row);
        const outcome = { isChanged: changed === null ? 0 : 1, reason, decidedAt: at, moderatorId: actor.id };
        if (!(await repo.decideAppeal(transaction, { reportId: row.id, party }, outcome))) throw noAppeal();
        if (changed !== null) {
          await measures.lift(transaction, actor, { row, target });
          await repo.updateReport(transaction, row.id, decisionColumns(actor, row, changed));
          if (order !== null) await measures.apply(transaction, order);
        }
        await audit(transaction, actor, row, `appeal, ${measure?.action ?? 'kept'}: ${isolate(reason)}`);
        await mailBoth(transaction, row, said);
      });
      if (order !== null) await measures.show(order);
      else if (target !== null) await town.changed(target.id);
      await announce(row, said);
      return sentence('decisionSent');
    },
  };
}

/** Before any other row, as everywhere: the deletion of an account locks its player first too. */
const lockBoth = (transaction: Executor, { reporterId, targetId }: repo.ReportRow): Promise<void> =>
  lockPlayers(
    transaction,
    [reporterId, targetId].filter((id) => id !== null),
  );

/** A deleted player loses what was kept until the decision; the evidence about one is of no use, because nobody can appeal. */
const decisionColumns = (
  actor: Actor,
  { targetId, reporterId }: repo.ReportRow,
  { measure, at }: Pick<Ordered, 'measure' | 'at'>,
) => ({
  action: measure.action,
  minutes: measure.action === 'mute' ? (measure.minutes ?? null) : null,
  days: measure.action === 'ban' ? (measure.days ?? null) : null,
  reason: measure.reason,
  decidedAt: at,
  moderatorId: actor.id,
  evidenceUntil: targetId === null ? at : at + APPEAL_MS,
  ...(reporterId === null && { text: '' }),
});

const audit = (transaction: Executor, actor: Actor, row: repo.ReportRow, details: string): Promise<void> =>
  recordAuditEntry(transaction, {
    actor: actor.id,
    action: 'report',
    targetId: row.targetId ?? '',
    details: `${auditMark(row.id)} ${details}`,
  });

/** Without names: the mails outlive the accounts. */
function decisionSaid({ id }: repo.ReportRow, { action, reason }: ReasonedMeasure): Said {
  const report = String(id);
  return {
    reporter: sentence('yourReportIsDecided', { report, action, reason }),
    target: sentence('aReportAboutYouIsDecided', { report, action, reason }),
  };
}

function appealSaid({ id }: repo.ReportRow, { party, measure, reason }: AppealDecision): Said {
  const report = String(id);
  const action = measure?.action ?? 'kept';
  return {
    reporter: sentence('appealOfReportIsDecided', {
      report,
      whose: party === 'reporter' ? 'own' : 'other',
      action,
      reason,
    }),
    target: sentence('appealAboutYouIsDecided', {
      report,
      whose: party === 'target' ? 'own' : 'other',
      action,
      reason,
    }),
  };
}
