/** Tables of reports. Column types as in `schema.ts`. */
import type { Generated } from 'kysely';
import type { AppealParty, ReportAction, ReportCategory, ReportKind } from '../../shared/rules/reports.ts';

/**
 * A report and its decision. Texts and evidence are deleted six months after the last decision; the rest stays for the counts of
 * the transparency report. No column holds a name: evidence refers to players by their ids.
 */
export interface ReportTable {
  id: Generated<number>;
  kind: ReportKind;
  /** Id of the reported thing; empty for a player and for a whisper. */
  contentId: string;
  category: ReportCategory;
  /** Of the reporter. */
  text: string;
  /** null: deleted player */
  reporterId: string | null;
  /** null: deleted player */
  targetId: string | null;
  /** JSON of `StoredEvidence`; null: deleted */
  evidence: string | null;
  createdAt: number;
  /** The decision in force; null: open */
  action: ReportAction | null;
  /** Of a mute, null for other actions. */
  minutes: number | null;
  /** Of a ban; null for other actions and for a ban without an end. */
  days: number | null;
  reason: string;
  /** null: open */
  decidedAt: number | null;
  /** When the report was first decided, also after an appeal. */
  firstDecidedAt: number | null;
  /** A player's id, or `console`; null: open */
  moderatorId: string | null;
  /** From then on texts and evidence are deleted; null: not decided, or deleted already. */
  evidenceUntil: number | null;
}

/** The appeal of one of the two players against the decision of a report. */
export interface ReportAppealTable {
  reportId: number;
  party: AppealParty;
  text: string;
  createdAt: number;
  /** 1: the decision was changed; null: open */
  isChanged: number | null;
  reason: string;
  decidedAt: number | null;
  moderatorId: string | null;
}
