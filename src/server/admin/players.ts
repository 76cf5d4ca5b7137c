/** Players for the administrator's commands: by name, and out of the town. Owns no state. */
import { playerNamed } from '../domains/players/service.ts';
import type { PlayerRecord } from '../ports.ts';
import type { AdminContext } from './context.ts';

/** Throws a DomainError when no player has the name. */
export const requirePlayer = ({ players }: Pick<AdminContext, 'players'>, username: string): Promise<PlayerRecord> =>
  playerNamed(players, username);

export interface Removal {
  /** Whether a process has ended a connection of the player. */
  wasThere: boolean;
  /** Which processes did it and which did not answer, as sentences for the operator, with a space in front; '' while no server runs. */
  report: string;
}

/** Processes that only run a command, which are no servers. */
export const isCommandNode = (name: string): boolean => /^admin-[0-9a-f]{12}$/.test(name);

/** Has every process end the player's connection. `kicked`: see `LiveTown.disconnect`. */
export async function removeFromTown(
  { town, world }: Pick<AdminContext, 'town' | 'world'>,
  player: PlayerRecord,
  kicked: string | null,
): Promise<Removal> {
  if (town === null) return { wasThere: false, report: '' };
  const answers = await town.disconnect(player.id, kicked);
  const wasThere = answers.some(({ wasHere }) => wasHere);
  const processes = (world?.nodes() ?? []).map(({ name }) => name).filter((name) => !isCommandNode(name));
  const answered = new Set(answers.map(({ node }) => node));
  const missing = processes.filter((name) => !answered.has(name));
  if (processes.length === 0 && answers.every(({ node }) => node === '')) {
    return { wasThere, report: wasThere ? ' The connection is ended.' : ' The player was not in the town.' };
  }
  const done = answers.filter(({ wasHere }) => wasHere).map(({ node }) => node);
  const parts = [
    answers.length === 0 ? 'No process answered; the change holds in the database.' : `Answered: ${listOf(answered)}.`,
    ...(done.length > 0 ? [`Connection ended by ${listOf(done)}.`] : []),
    ...(answers.length > 0 && done.length === 0 ? ['The player was connected to none of them.'] : []),
    ...(answers.length > 0 && missing.length > 0 ? [`No answer from ${listOf(missing)}.`] : []),
  ];
  return { wasThere, report: ` ${parts.join(' ')}` };
}

const listOf = (names: Iterable<string>): string => [...names].toSorted().join(', ');
