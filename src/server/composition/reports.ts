/** Creates reports where the operator switched them on, and registers their routes. */
import type { FastifyInstance } from 'fastify';
import { REPORTS_A_DAY } from '../../shared/rules/reports.ts';
import type { Config } from '../config/config.ts';
import type { Review } from '../domains/creations/review.ts';
import { sweepUploads } from '../domains/creations/submissions.ts';
import type { Database } from '../db/database.ts';
import type { Moderation } from '../domains/moderation/service.ts';
import { createDecisions } from '../domains/reports/decisions.ts';
import { reportRoutes } from '../domains/reports/routes.ts';
import { createReports, evidenceFiles } from '../domains/reports/service.ts';
import { createWhisperProofs, type WhisperProofs } from '../domains/reports/whisper-proof.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { TownLog } from '../log.ts';
import type { OpenRateLimit } from '../plugins/rate-limits.ts';
import type { LiveTown, PlayerService } from '../ports.ts';
import { runtime } from '../runtime.ts';
import type { Blobs } from '../storage/blobs.ts';

export interface ReportParts {
  config: Pick<Config, 'contactEmail'>;
  database: { db: Database };
  players: Pick<PlayerService, 'byId' | 'byUsername'>;
  town: Pick<LiveTown, 'notify' | 'changed' | 'expel' | 'recentChat'>;
  social: { moderation: Pick<Moderation, 'redact' | 'redactWithin' | 'restoreWithin'> };
  review: Pick<Review, 'withdraw' | 'reopen'>;
  mailer: Pick<Mailer, 'post'>;
  /** Called with the account's id after its sessions ended. */
  sessions: { revoked: (accountId: string) => void };
  openRateLimit: OpenRateLimit;
  /** null: reports are switched off. */
  proofs: WhisperProofs | null;
}

const DAY_S = 24 * 3600;

/** null where reports are switched off. */
export function openWhisperProofs(
  { hasReports, contactEmail }: Pick<Config, 'hasReports' | 'contactEmail'>,
  authSecret: string,
  log: TownLog,
): WhisperProofs | null {
  if (!hasReports) return null;
  if (contactEmail === null) log.warn({}, 'REPORTS is on without CONTACT_EMAIL: without an account nobody can report');
  return createWhisperProofs(authSecret);
}

/** Deletes uploads that nothing refers to. Pictures that are evidence of a report are kept. */
export const sweepFiles = async (db: Database, blobs: Blobs): Promise<number> =>
  await sweepUploads(db, blobs, runtime.now(), await evidenceFiles(db));

export function createReportDomain(app: FastifyInstance, { proofs, ...given }: ReportParts): void {
  if (proofs === null) return reportRoutes(app, null);
  const { config, database, players, town, social, mailer, review, sessions, openRateLimit } = given;
  const parts = { db: database.db, players, town };
  const limit = openRateLimit({ name: 'reports', points: REPORTS_A_DAY, windowS: DAY_S });
  const decisions = createDecisions({
    ...parts,
    ...social,
    sessionsEnded: sessions.revoked,
    withdraw: (actor, itemId, reason) => review.withdraw(actor, itemId, reason),
    reopen: (transaction, actor, creation) => review.reopen(transaction, actor, creation),
    mailBan: async (transaction, { id }, reason) => {
      const { contactEmail } = config;
      await mailer.post(transaction, { template: 'ban', to: { accountId: id }, params: { reason, contactEmail } });
    },
  });
  reportRoutes(app, { reports: createReports({ ...parts, proofs, limit }), decisions });
}
