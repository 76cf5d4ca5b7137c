/** When a decision can be appealed, and by whom. Pure. */
import { APPEAL_DAYS, type AppealParty } from '../../../shared/rules/reports.ts';
import { runtime } from '../../runtime.ts';
import type { AppealRow, ReportRow } from './repo.ts';

export const APPEAL_MS = APPEAL_DAYS * 24 * 3600 * 1000;

/**
 * Epoch milliseconds until when the player can appeal; null: not possible. The reporter appeals a dismissal, the reported player a
 * measure, each once.
 */
export function appealUntil(
  report: Pick<ReportRow, 'action' | 'decidedAt'>,
  party: AppealParty,
  appeals: readonly Pick<AppealRow, 'party'>[],
): number | null {
  const { action, decidedAt } = report;
  if (action === null || decidedAt === null) return null;
  if ((action === 'dismiss') !== (party === 'reporter')) return null;
  if (appeals.some((one) => one.party === party)) return null;
  const until = Number(decidedAt) + APPEAL_MS;
  return until > runtime.now() ? until : null;
}
