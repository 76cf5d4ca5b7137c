/** Reports as the contract describes them. Pure. */
import type { Appeal, Decision, Evidence, ModeratedReport } from '../../../shared/contract/reports.ts';
import type { RedactableKind } from '../../../shared/contract/moderation.ts';
import { DELETED_NAME } from '../../../shared/rules/limits.ts';
import type { ReportKind } from '../../../shared/rules/reports.ts';
import { CONSOLE } from '../moderation/service.ts';
import type { StoredEvidence } from './evidence.ts';
import type { AppealRow, ReportRow } from './repo.ts';

const isoOf = (time: number): string => new Date(Number(time)).toISOString();

/** The decision in force; null for an open report. */
export function describeDecision({ action, minutes, days, reason, decidedAt }: ReportRow): Decision | null {
  if (action === null || decidedAt === null) return null;
  return { action, minutes, days, reason, decidedAt: isoOf(decidedAt) };
}

export function describeAppeal({ party, text, createdAt, isChanged, reason, decidedAt }: AppealRow): Appeal {
  return {
    party,
    text,
    createdAt: isoOf(createdAt),
    outcome:
      decidedAt === null || isChanged === null
        ? null
        : { isChanged: isChanged === 1, reason, decidedAt: isoOf(decidedAt) },
  };
}

export type Redactable = RedactableKind | 'creation';

const OWN_REDACTABLE: Readonly<Record<Exclude<ReportKind, 'player'>, Redactable | null>> = {
  chat: 'chat',
  whisper: null,
  mail: null,
  comment: 'comment',
  reply: 'reply',
  'forum-post': 'forum-post',
  'forum-reply': 'forum-reply',
  creation: 'creation',
  gift: 'gift',
};

/** What of the reported thing a moderator can replace or withdraw. */
export function redactablesOf({ kind, targetId }: Pick<ReportRow, 'kind' | 'targetId'>): Redactable[] {
  if (targetId === null) return [];
  if (kind === 'player') return ['bio', 'nametag'];
  const own = OWN_REDACTABLE[kind];
  return own === null ? [] : [own];
}

const addressOf = (name: string): string => `/storage/uploads/${name}`;

/** Names of players by id. */
export type Names = ReadonlyMap<string, string>;

const nameOf = (names: Names, id: string | null): string => (id === null ? null : names.get(id)) ?? DELETED_NAME;
const moderatorName = (names: Names, id: string): string => (id === CONSOLE.id ? CONSOLE.id : nameOf(names, id));

function describeEvidence(json: string | null, names: Names): Evidence | null {
  if (json === null) return null;
  const { lines, pictures, look } = JSON.parse(json) as StoredEvidence;
  return {
    lines: lines.map(({ by, text, at, isReported }) => ({
      username: nameOf(names, by),
      text,
      createdAt: at === null ? null : isoOf(at),
      isReported,
    })),
    pictures: pictures.map(addressOf),
    look: look ?? null,
  };
}

/** Ids of all players that a report and its evidence name. */
export function playersIn(row: ReportRow, appeals: readonly AppealRow[]): string[] {
  const { lines } = row.evidence === null ? { lines: [] } : (JSON.parse(row.evidence) as StoredEvidence);
  return [
    row.reporterId,
    row.targetId,
    row.moderatorId,
    ...lines.map(({ by }) => by),
    ...appeals.map(({ moderatorId }) => moderatorId),
  ].filter((id) => id !== null);
}

export function describeReport(
  row: ReportRow,
  {
    appeals,
    names,
    earlier,
    mayDecide,
  }: { appeals: readonly AppealRow[]; names: Names; earlier: readonly ReportRow[]; mayDecide: boolean },
): ModeratedReport {
  const decision = describeDecision(row);
  return {
    id: String(row.id),
    kind: row.kind,
    category: row.category,
    text: row.text,
    createdAt: isoOf(row.createdAt),
    reporter: nameOf(names, row.reporterId),
    target: nameOf(names, row.targetId),
    evidence: describeEvidence(row.evidence, names),
    redactables: redactablesOf(row),
    decision: decision === null ? null : { ...decision, moderator: moderatorName(names, row.moderatorId ?? '') },
    appeals: appeals.map((one) => ({
      ...describeAppeal(one),
      moderator: one.moderatorId === null ? null : moderatorName(names, one.moderatorId),
    })),
    earlier: earlier.map((one) => ({
      id: String(one.id),
      kind: one.kind,
      category: one.category,
      createdAt: isoOf(one.createdAt),
      action: one.action,
    })),
    mayDecide,
  };
}
