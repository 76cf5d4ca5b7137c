/**
 * Reports of players: sending, the list of own reports and decisions, and appeals. `decisions.ts` has the part of the moderators. Who
 * reported is never revealed to the reported player, neither here nor in mails and in the audit log.
 */
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { OwnReport, sendReport } from '../../../shared/contract/reports.ts';
import { type AppealParty, OPEN_REPORTS_MAX } from '../../../shared/rules/reports.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';
import { type Database, type Executor, isUniqueViolation } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { numberOfId } from '../../ids.ts';
import type { RateLimit } from '../../plugins/rate-limits.ts';
import type { LiveTown, PlayerData, PlayerRecord, PlayerService } from '../../ports.ts';
import { runtime } from '../../runtime.ts';
import { writtenText } from '../../written-text.ts';
import { lockPlayers, playerNamed, recordAuditEntry, SYSTEM_PLAYER_ID } from '../players/service.ts';
import { appealUntil } from './appeals.ts';
import { collectEvidence, type StoredEvidence } from './evidence.ts';
import * as repo from './repo.ts';
import { describeAppeal, describeDecision } from './views.ts';
import type { WhisperProofs } from './whisper-proof.ts';

export interface ReportsDeps {
  db: Database;
  players: Pick<PlayerService, 'byUsername'>;
  town: Pick<LiveTown, 'recentChat'>;
  proofs: Pick<WhisperProofs, 'check'>;
  /** Reports of one player a day. */
  limit: Pick<RateLimit, 'consume'>;
}

/** Calls that change state return the message for the player. All throw DomainErrors. */
export interface Reports {
  send(player: PlayerRecord, report: BodyOf<typeof sendReport>): Promise<SentenceData>;
  list(player: PlayerRecord): Promise<OwnReport[]>;
  appeal(player: PlayerRecord, id: string, text: string): Promise<SentenceData>;
}

const LISTED = 200;

/** Only rows about reports have it. */
export const AUDIT_MARK = '[report ';

/** Begins the details of all audit rows about a report. */
export const auditMark = (id: number): string => `${AUDIT_MARK}${id}]`;

const asWritten = (text: string): string => writtenText(text, (same) => same);

const unknownReport = (): DomainError => new DomainError('not-found', sentence('noSuchReport'));

export function createReports({ db, players, town, proofs, limit }: ReportsDeps): Reports {
  return {
    send: async (player, { username, category, text, ...subject }) => {
      const target = await playerNamed(players, username);
      if (target.id === player.id) {
        throw new DomainError('forbidden', sentence('youCannotDoThisTo'), { code: 'oneself' });
      }
      const parties = { reporterId: player.id, targetId: target.id };
      const { contentId, evidence } = await collectEvidence({ db, town, proofs }, parties, subject);
      await limit.consume(player.id);
      const openAlready = (): DomainError =>
        new DomainError('conflict', sentence('reportIsOpenAlready', { username: target.username }), {
          code: 'reported-already',
          params: { username: target.username },
        });
      try {
        await db.transaction().execute(async (transaction) => {
          await lockPlayers(transaction, [player.id]);
          const open = await repo.openReportsOf(transaction, player.id);
          if (open.some(({ targetId }) => targetId === target.id)) throw openAlready();
          if (open.length >= OPEN_REPORTS_MAX) {
            throw new DomainError('conflict', sentence('tooManyOpenReports', { most: OPEN_REPORTS_MAX }), {
              code: 'too-many-open',
            });
          }
          const id = await repo.insertReport(transaction, {
            kind: subject.kind,
            contentId,
            category,
            text: asWritten(text),
            ...parties,
            evidence: JSON.stringify(evidence),
            createdAt: runtime.now(),
          });
          // The log shows the reported player's rows, so this one does not name the reporter.
          const details = `${auditMark(id)} ${subject.kind}, ${category}`;
          await recordAuditEntry(transaction, {
            actor: SYSTEM_PLAYER_ID,
            action: 'report',
            targetId: target.id,
            details,
          });
        });
      } catch (error) {
        throw isUniqueViolation(error) ? openAlready() : error;
      }
      return sentence('reportSent');
    },

    list: async (player) => {
      const [sent, received] = [
        await repo.reportsOf(db, 'reporterId', player.id, LISTED),
        await repo.reportsOf(db, 'targetId', player.id, LISTED),
      ];
      const all = [
        ...sent.map((row) => ({ row, party: 'reporter' as const })),
        ...received.filter(({ decidedAt }) => decidedAt !== null).map((row) => ({ row, party: 'target' as const })),
      ];
      const appeals = await repo.appealsOf(
        db,
        all.map(({ row }) => row.id),
      );
      const names = await repo.namesOf(
        db,
        sent.flatMap(({ targetId }) => targetId ?? []),
      );
      return all
        .toSorted((a, b) => b.row.id - a.row.id)
        .slice(0, LISTED)
        .map(({ row, party }) => describeOwn(row, party, { appeals, names }));
    },

    appeal: async (player, id, text) => {
      await db.transaction().execute(async (transaction) => {
        const row = await requireReport(transaction, id);
        const party = partyOf(row, player.id);
        if (party === null) throw unknownReport();
        await storeAppeal(transaction, { row, party, text, actorId: player.id });
      });
      return sentence('appealSent');
    },
  };
}

/** Throws a DomainError when there is none. */
export async function requireReport(db: Executor, id: string): Promise<repo.ReportRow> {
  const number = numberOfId(id);
  const row = number === null ? undefined : await repo.findReport(db, number);
  if (row === undefined) throw unknownReport();
  return row;
}

/** A reported player does not know a report before its decision. */
function partyOf(row: repo.ReportRow, playerId: string): AppealParty | null {
  if (row.reporterId === playerId) return 'reporter';
  return row.targetId === playerId && row.decidedAt !== null ? 'target' : null;
}

/** Throws a DomainError when the decision cannot be appealed by this player, or not any more. */
export async function storeAppeal(
  transaction: Executor,
  { row, party, text, actorId }: { row: repo.ReportRow; party: AppealParty; text: string; actorId: string },
): Promise<void> {
  const cannotAppeal = (): DomainError => new DomainError('conflict', sentence('cannotAppeal'), { code: 'no-appeal' });
  const appeals = await repo.appealsOf(transaction, [row.id]);
  if (appealUntil(row, party, appeals) === null) throw cannotAppeal();
  try {
    await repo.insertAppeal(transaction, { reportId: row.id, party, text: asWritten(text), createdAt: runtime.now() });
  } catch (error) {
    throw isUniqueViolation(error) ? cannotAppeal() : error;
  }
  await recordAuditEntry(transaction, {
    actor: party === 'reporter' ? SYSTEM_PLAYER_ID : actorId,
    action: 'appeal',
    targetId: row.targetId ?? '',
    details: `${auditMark(row.id)} ${party === 'reporter' ? 'against the dismissal' : 'against the measure'}`,
  });
}

function describeOwn(
  row: repo.ReportRow,
  party: AppealParty,
  { appeals, names }: { appeals: readonly repo.AppealRow[]; names: ReadonlyMap<string, string> },
): OwnReport {
  const all = appeals.filter(({ reportId }) => reportId === row.id);
  const own = all.find((one) => one.party === party);
  const until = appealUntil(row, party, all);
  return {
    id: String(row.id),
    party,
    kind: row.kind,
    category: row.category,
    username: party === 'reporter' && row.targetId !== null ? (names.get(row.targetId) ?? null) : null,
    text: party === 'reporter' ? row.text : '',
    createdAt: new Date(Number(party === 'reporter' ? row.createdAt : row.firstDecidedAt)).toISOString(),
    decision: describeDecision(row),
    appeal: own === undefined ? null : describeAppeal(own),
    appealUntil: until === null ? null : new Date(until).toISOString(),
  };
}

/** Deletes texts and evidence six months after the last decision. Returns the number of reports. */
export const deleteExpiredEvidence = (db: Database): Promise<number> => repo.forgetBefore(db, runtime.now());

/** File names of the uploads that are evidence. */
export async function evidenceFiles(db: Executor): Promise<Set<string>> {
  const stored = await repo.storedEvidence(db);
  return new Set(stored.flatMap((json) => (JSON.parse(json) as StoredEvidence).pictures));
}

const EXPORTED = 100_000;

/** Own reports and appeals, and decisions about the player. Evidence has texts of others and is not exported. */
export const reportData: PlayerData = {
  name: 'reports',
  export: async (db, playerId) => {
    const appeals = async (rows: readonly repo.ReportRow[], party: AppealParty) =>
      (
        await repo.appealsOf(
          db,
          rows.map(({ id }) => id),
        )
      ).filter((one) => one.party === party);
    const sent = await repo.reportsOf(db, 'reporterId', playerId, EXPORTED);
    const about = (await repo.reportsOf(db, 'targetId', playerId, EXPORTED)).filter((row) => row.decidedAt !== null);
    const describe = (rows: readonly repo.ReportRow[], own: readonly repo.AppealRow[]) =>
      rows.map((row) => {
        const appeal = own.find(({ reportId }) => reportId === row.id);
        const { id, kind, category } = row;
        return {
          id,
          kind,
          category,
          decision: describeDecision(row),
          appeal: appeal === undefined ? null : describeAppeal(appeal),
        };
      });
    return {
      sent: describe(sent, await appeals(sent, 'reporter')).map((report, at) => ({
        ...report,
        text: sent[at]?.text ?? '',
        createdAt: new Date(Number(sent[at]?.createdAt)).toISOString(),
      })),
      about: describe(about, await appeals(about, 'target')),
    };
  },
  erase: repo.erasePlayer,
};
