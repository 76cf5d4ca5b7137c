/** The administrator's commands for players who are in the town: kick one, announce something to all. */
import { ANNOUNCEMENT_MAX_LENGTH } from '../../shared/rules/limits.ts';
import { DomainError } from '../domain-error.ts';
import { CONSOLE } from '../domains/moderation/service.ts';
import { recordAuditEntry } from '../domains/players/service.ts';
import { OperatorText } from '../sentences.ts';
import { joinWords, parseReason, takeOption, usage } from './arguments.ts';
import type { AdminContext } from './context.ts';
import { removeFromTown, requirePlayer } from './players.ts';

const DAY_MINUTES = 24 * 60;
const ANNOUNCE_MINUTES = 10;

export async function runKick(context: AdminContext, [user, ...words]: readonly string[]): Promise<string> {
  if (user === undefined) throw usage('expected: kick USER [REASON]');
  const reason = parseReason(words);
  const player = await requirePlayer(context, user);
  if (context.town === null) {
    throw new DomainError('unavailable', new OperatorText('no server runs or answers: nobody can be kicked'));
  }
  const absent = (report: string): DomainError =>
    new DomainError('conflict', new OperatorText(`${player.username} is not in the town.${report}`), {
      code: 'not-in-town',
    });
  // Somebody who is not there must not be refused for a minute.
  if (!(await context.town.onlineOf([player.id])).has(player.id)) throw absent('');
  const { wasThere, report } = await removeFromTown(context, player, reason);
  if (!wasThere) throw absent(report);
  const details = reason === '' ? 'without a reason' : reason;
  await recordAuditEntry(context.db, { actor: CONSOLE.id, action: 'kick', targetId: player.id, details });
  return `${player.username} was removed from the town and can come back in a minute.${report}`;
}

export async function runAnnounce({ announcements, town }: AdminContext, given: readonly string[]): Promise<string> {
  const { args, value } = takeOption(given, '--minutes', { min: 1, max: DAY_MINUTES });
  const text = joinWords(args);
  if (text === '')
    throw usage(`expected: announce TEXT [--minutes N], with at most ${ANNOUNCEMENT_MAX_LENGTH} characters`);
  const minutes = value ?? ANNOUNCE_MINUTES;
  await announcements.announce(CONSOLE.id, { text, minutes });
  if (town === null) return `No server runs: players who come within ${minutes} minutes get the announcement.`;
  return `Announced to all players in the town, and to those who come within ${minutes} minutes.`;
}
