/** The administrator's command that counts what the world has. */
import { SYSTEM_PLAYER_ID } from '../domains/players/service.ts';
import { runtime } from '../runtime.ts';
import { expectArguments, takeFlag } from './arguments.ts';
import type { AdminContext } from './context.ts';
import { isCommandNode } from './players.ts';
import { countNewPlayers, readCounts } from './repo.ts';
import { table } from './table.ts';

const DAY_MS = 24 * 3600 * 1000;
const DAYS = 7;
const DATE_LENGTH = 10;

export async function runStats({ db, town, world }: AdminContext, given: readonly string[]): Promise<string> {
  const { args, isOn: isJson } = takeFlag(given, '--json');
  expectArguments(args, 0, 'stats [--json]');
  const now = runtime.now();
  const counts = await readCounts(db, { now, systemId: SYSTEM_PLAYER_ID });
  const newPlayers: { day: string; count: number }[] = [];
  for (let start = Math.floor(now / DAY_MS) * DAY_MS - (DAYS - 1) * DAY_MS; start <= now; start += DAY_MS) {
    const count = await countNewPlayers(db, { from: start, to: start + DAY_MS, systemId: SYSTEM_PLAYER_ID });
    newPlayers.push({ day: new Date(start).toISOString().slice(0, DATE_LENGTH), count });
  }
  const online = town?.onlineCount() ?? null;
  const nodes = world?.nodes().filter(({ name }) => !isCommandNode(name)) ?? [];
  const processes = nodes.map(({ name, players }) => ({ name, players }));
  if (isJson) return JSON.stringify({ ...counts, online, processes, newPlayers }, null, 2);
  const lines: [string, string | number][] = [
    ['Players', counts.players],
    ['In the town now', online ?? 'no server runs'],
    ...processes.map(({ name, players }): [string, number] => [`  ${name}`, players]),
    ...newPlayers.map(({ day, count }): [string, number] => [`New on ${day}`, count]),
    ['Accounts without a username', counts.unfinishedAccounts],
    ['Members', counts.members],
    ['Banned', counts.banned],
    ['Muted', counts.muted],
    ['Coins of all players', counts.coins],
    ['Gems of all players', counts.gems],
    ['Mails that wait to be sent', counts.mailsPending],
    ['Submissions that wait for review', counts.submissionsPending],
    ['Open reports', counts.reportsOpen],
    ['Payments that could not be fulfilled', counts.paymentsOpen],
    ['Messages of feedback', counts.feedback],
  ];
  return table(lines.map(([name, value]) => [name, String(value)]));
}
