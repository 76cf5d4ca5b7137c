/** SQL of reports and appeals. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ReportQueue } from '../../../shared/contract/reports.ts';
import type { AppealParty } from '../../../shared/rules/reports.ts';
import type { Executor } from '../../db/database.ts';
import type { ReportAppealTable, ReportTable } from '../../db/schema-reports.ts';

export type ReportRow = Selectable<ReportTable>;
export type AppealRow = Selectable<ReportAppealTable>;
export type NewReport = Pick<
  Insertable<ReportTable>,
  'kind' | 'contentId' | 'category' | 'text' | 'reporterId' | 'targetId' | 'evidence' | 'createdAt'
>;

/** Throws the database's unique violation when the reporter has an open report about the player. */
export async function insertReport(db: Executor, report: NewReport): Promise<number> {
  const row = await db
    .insertInto('report')
    .values({ ...report, reason: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export const findReport = (db: Executor, id: number): Promise<ReportRow | undefined> =>
  db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst();

export const openReportsOf = (db: Executor, reporterId: string) =>
  db
    .selectFrom('report')
    .select(['id', 'targetId'])
    .where('reporterId', '=', reporterId)
    .where('decidedAt', 'is', null)
    .execute();

/** The newest reports by a player or about one. */
export const reportsOf = (
  db: Executor,
  column: 'reporterId' | 'targetId',
  playerId: string,
  limit: number,
): Promise<ReportRow[]> =>
  db.selectFrom('report').selectAll().where(column, '=', playerId).orderBy('id', 'desc').limit(limit).execute();

const inQueue = (db: Executor, queue: ReportQueue) => {
  const reports = db.selectFrom('report');
  if (queue === 'open') return reports.where('report.decidedAt', 'is', null);
  const decided = reports.where('report.decidedAt', 'is not', null);
  if (queue === 'decided') return decided;
  return decided.where((eb) =>
    eb.exists(
      eb
        .selectFrom('report_appeal')
        .select('report_appeal.reportId')
        .whereRef('report_appeal.reportId', '=', 'report.id')
        .where('report_appeal.decidedAt', 'is', null),
    ),
  );
};

export const listQueue = (
  db: Executor,
  queue: ReportQueue,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReportRow[]> =>
  inQueue(db, queue)
    .selectAll('report')
    .$if(queue === 'decided', (query) => query.orderBy('report.decidedAt', 'desc'))
    .orderBy('report.id', queue === 'decided' ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countQueue(db: Executor, queue: ReportQueue): Promise<number> {
  const row = await inQueue(db, queue)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Stores the first decision. Returns false when the report was decided before. */
export async function decide(db: Executor, id: number, change: Updateable<ReportTable>): Promise<boolean> {
  const row = await db
    .updateTable('report')
    .set(change)
    .where('id', '=', id)
    .where('decidedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateReport(db: Executor, id: number, change: Updateable<ReportTable>): Promise<void> {
  await db.updateTable('report').set(change).where('id', '=', id).execute();
}

export async function appealsOf(db: Executor, reportIds: readonly number[]): Promise<AppealRow[]> {
  if (reportIds.length === 0) return [];
  return await db
    .selectFrom('report_appeal')
    .selectAll()
    .where('reportId', 'in', reportIds)
    .orderBy('createdAt')
    .execute();
}

/** Throws the database's unique violation when this player has appealed before. */
export async function insertAppeal(
  db: Executor,
  appeal: Pick<AppealRow, 'reportId' | 'party' | 'text' | 'createdAt'>,
): Promise<void> {
  await db
    .insertInto('report_appeal')
    .values({ ...appeal, reason: '' })
    .execute();
}

/** Returns false when the player has no open appeal. */
export async function decideAppeal(
  db: Executor,
  { reportId, party }: { reportId: number; party: AppealParty },
  change: Updateable<ReportAppealTable>,
): Promise<boolean> {
  const row = await db
    .updateTable('report_appeal')
    .set(change)
    .where((eb) => eb.and({ reportId, party }))
    .where('decidedAt', 'is', null)
    .returning('reportId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Usernames by id. Deleted players are missing. */
export async function namesOf(db: Executor, ids: Iterable<string>): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('player').select(['id', 'username']).where('id', 'in', wanted).execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** Whether a player of at least this access exists beside these. */
export async function hasOtherModerator(db: Executor, access: number, except: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('player')
    .select('id')
    .where('access', '>=', access)
    .where('id', 'not in', except)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function endOfMeasures(db: Executor, playerId: string) {
  return await db
    .selectFrom('player')
    .select(['mutedUntil', 'bannedUntil'])
    .where('id', '=', playerId)
    .executeTakeFirst();
}

/** Deletes texts, evidence and the players of reports whose time is over and that have no open appeal. Returns their number. */
export async function forgetBefore(db: Executor, time: number): Promise<number> {
  const expired = db
    .selectFrom('report')
    .select('report.id')
    .where('evidenceUntil', '<=', time)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('report_appeal')
            .select('report_appeal.reportId')
            .whereRef('report_appeal.reportId', '=', 'report.id')
            .where('report_appeal.decidedAt', 'is', null),
        ),
      ),
    );
  const rows = await expired.execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await forget(db, ids);
  return ids.length;
}

async function forget(db: Executor, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('report')
    .set({
      contentId: '',
      text: '',
      reason: '',
      evidence: null,
      evidenceUntil: null,
      reporterId: null,
      targetId: null,
      moderatorId: null,
    })
    .where('id', 'in', ids)
    .execute();
  await db
    .updateTable('report_appeal')
    .set({ text: '', reason: '', moderatorId: null })
    .where('reportId', 'in', ids)
    .execute();
}

/** Evidence of all reports that have some, as JSON. */
export async function storedEvidence(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('report')
    .select('evidence')
    .where('kind', '=', 'creation')
    .where('evidence', 'is not', null)
    .execute();
  return rows.flatMap(({ evidence }) => (evidence === null ? [] : [evidence]));
}

/**
 * Before the player's row is deleted: decided reports by and about the player lose texts and evidence, and the player's appeals are
 * deleted. Open reports keep theirs until the decision.
 */
export async function erasePlayer(db: Executor, playerId: string): Promise<void> {
  for (const [party, column] of [
    ['target', 'targetId'],
    ['reporter', 'reporterId'],
  ] as const) {
    const mine = db.selectFrom('report').select('report.id').where(column, '=', playerId);
    await db.deleteFrom('report_appeal').where('party', '=', party).where('reportId', 'in', mine).execute();
    await db
      .updateTable('report')
      .set({ text: '', evidence: null })
      .where(column, '=', playerId)
      .where('decidedAt', 'is not', null)
      .execute();
  }
}

export type ReportTimes = Pick<ReportRow, 'id' | 'category' | 'action' | 'createdAt' | 'firstDecidedAt'>;

/** Received from `from` until before `until`, epoch milliseconds. */
export const reportsBetween = (db: Executor, from: number, until: number): Promise<ReportTimes[]> =>
  db
    .selectFrom('report')
    .select(['id', 'category', 'action', 'createdAt', 'firstDecidedAt'])
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until)
    .orderBy('id')
    .execute();

/** Appeals against decisions of the reports of that time. */
export const appealsBetween = (db: Executor, from: number, until: number) =>
  db
    .selectFrom('report_appeal')
    .innerJoin('report', 'report.id', 'report_appeal.reportId')
    .select(['report_appeal.reportId', 'report_appeal.isChanged'])
    .where('report.createdAt', '>=', from)
    .where('report.createdAt', '<', until)
    .execute();

/** Measures of moderators on their own initiative: those of a decision about a report have `mark` in their details. */
export const ownInitiative = (db: Executor, from: number, until: number, mark: string) =>
  db
    .selectFrom('audit')
    .select('action')
    .where('action', 'in', ['mute', 'ban', 'redact', 'delete', 'withdraw', 'reject'])
    .where('details', 'not like', `%${mark}%`)
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until)
    .execute();
