/** The administrator's commands that read the audit log: all of its rows, and the bans that hold. */
import { listAuditEntries } from '../domains/players/service.ts';
import { runtime } from '../runtime.ts';
import { expectArguments, parseSince, takeFlag, takeOption, takeText, usage } from './arguments.ts';
import type { AdminContext } from './context.ts';
import { FOREVER_MS } from './find.ts';
import { requirePlayer } from './players.ts';
import { listBans } from './repo.ts';
import { plain, table, timeText } from './table.ts';

const AUDIT_FORM = 'audit [USER] [--actor USER|console] [--action NAME] [--since TIME|24h] [--limit N] [--json]';
const LIMIT = 50;
const LIMIT_MAX = 10_000;
const BANS_MAX = 1000;

export async function runAudit(context: AdminContext, given: readonly string[]): Promise<string> {
  const json = takeFlag(given, '--json');
  const limit = takeOption(json.args, '--limit', { min: 1, max: LIMIT_MAX });
  const actor = takeText(limit.args, '--actor');
  const action = takeText(actor.args, '--action');
  const since = takeText(action.args, '--since');
  const [user, ...rest] = since.args;
  if (rest.length > 0 || user?.startsWith('--') === true) throw usage(`expected: ${AUDIT_FORM}`);
  const { items: rows } = await listAuditEntries(context.db, {
    actor: actor.value === null ? null : await actorId(context, actor.value),
    targetId: user === undefined ? null : (await requirePlayer(context, user)).id,
    action: action.value,
    since: since.value === null ? null : parseSince(since.value, runtime.now()),
    limit: limit.value ?? LIMIT,
  });
  if (json.isOn) {
    const entries = rows.map(({ createdAt, ...row }) => ({ ...row, at: new Date(createdAt).toISOString() }));
    return JSON.stringify(entries, null, 2);
  }
  if (rows.length === 0) return 'The audit log has no such row.';
  const lines = rows.map((row) => [
    timeText(row.createdAt),
    row.actor ?? row.actorId,
    row.action,
    row.target ?? (row.targetId || '-'),
    plain(row.details),
  ]);
  return table([['TIME', 'ACTOR', 'ACTION', 'TARGET', 'DETAILS'], ...lines]);
}

const actorId = async (context: AdminContext, name: string): Promise<string> =>
  name === 'console' ? name : (await requirePlayer(context, name)).id;

export async function runBans({ db }: AdminContext, args: readonly string[]): Promise<string> {
  expectArguments(args, 0, 'bans');
  const now = runtime.now();
  const rows = await listBans(db, { now, limit: BANS_MAX + 1 });
  if (rows.length === 0) return 'Nobody is banned.';
  const lines = rows
    .slice(0, BANS_MAX)
    .map(({ username, bannedUntil, actor, actorId: id, details, createdAt }) => [
      username,
      (bannedUntil ?? 0) - now > FOREVER_MS ? 'no end' : timeText(bannedUntil ?? 0),
      createdAt === null ? '-' : timeText(createdAt),
      actor ?? id ?? '-',
      plain(details ?? '') || '-',
    ]);
  const more = rows.length > BANS_MAX ? `\nThere are more than ${BANS_MAX}.` : '';
  return table([['NAME', 'UNTIL', 'SINCE', 'BY', 'REASON'], ...lines]) + more;
}
