/** The administrator's command that finds players: who they are, and where they are in the town. */
import { runtime } from '../runtime.ts';
import { takeOption, usage } from './arguments.ts';
import type { AdminContext } from './context.ts';
import { findPlayers } from './repo.ts';
import { plain, table, timeText } from './table.ts';

const FORM = 'find TEXT [--limit N]';
const LIMIT = 20;
const LIMIT_MAX = 500;
const ACCESS = ['player', 'moderator', 'administrator'] as const;
/** Bans without an end are stored as a thousand years. */
export const FOREVER_MS = 100 * 365 * 24 * 3600 * 1000;

type Found = Awaited<ReturnType<typeof findPlayers>>[number];

export async function runFind(context: AdminContext, given: readonly string[]): Promise<string> {
  const { args, value } = takeOption(given, '--limit', { min: 1, max: LIMIT_MAX });
  const text = args.join(' ').trim();
  if (text === '') throw usage(`expected: ${FORM}`);
  const limit = value ?? LIMIT;
  const rows = await findPlayers(context.db, { text, limit: limit + 1 });
  if (rows.length === 0) return `No player is found by "${text}".`;
  const shown = rows.slice(0, limit);
  const placeOf = await whereAre(
    context,
    shown.map(({ id }) => id),
  );
  const heading = ['NAME', 'TAG', 'E-MAIL', 'ID', 'SINCE', 'STATE', 'TOWN'];
  const lines = shown.map((row) => [
    row.username,
    plain(row.nametag ?? '') || '-',
    row.email,
    row.id,
    timeText(row.createdAt),
    stateOf(row),
    placeOf(row.id),
  ]);
  const more = rows.length > limit ? `\nThere are more; --limit N shows up to ${LIMIT_MAX}.` : '';
  return table([heading, ...lines]) + more;
}

function stateOf({ access, bannedUntil, mutedUntil }: Found): string {
  const now = runtime.now();
  const until = (name: string, end: number | null): string[] => {
    if (end === null || end <= now) return [];
    return [end - now > FOREVER_MS ? name : `${name} until ${timeText(end)}`];
  };
  return [ACCESS[access] ?? String(access), ...until('banned', bannedUntil), ...until('muted', mutedUntil)].join(', ');
}

/** What the process knows of the players' places: location, channel and process, or that they are not in the town. */
async function whereAre({ world, town }: AdminContext, ids: readonly string[]): Promise<(playerId: string) => string> {
  if (world === null || town === null) return () => 'no server runs';
  const [online, places] = await Promise.all([town.onlineOf(ids), world.directory.placesOf(ids)]);
  return (playerId) => {
    if (!online.has(playerId)) return 'offline';
    const place = places.get(playerId);
    if (place === undefined) return 'online';
    const node = world
      .nodes()
      .find((one) =>
        one.channels.some(({ location, number }) => location === place.location && number === place.channel),
      );
    return `online, ${place.location} ${place.channel}${node === undefined ? '' : ` on ${node.name}`}`;
  };
}
