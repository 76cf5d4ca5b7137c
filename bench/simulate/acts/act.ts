/** What an act is, and a call of the API that notes what the player knows by its answer. */
import type { Outcome, Value } from '../facts.ts';
import type { Player, Reply } from '../player.ts';
import type { World } from '../world.ts';

export interface Act {
  name: string;
  /** How often it happens, relative to the others. */
  weight: number;
  /** The player is in the town. */
  isInTown?: boolean;
  /** Ends when the player has the answer. */
  run(world: World, player: Player): Promise<void>;
}

/** A fact that the call changes: its name, what it is afterwards, and before if nothing is known. */
export type Change = readonly [fact: string, value: Value, before: Value];

interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  body?: object;
  changes?: readonly Change[];
  /** The answer does not say which of two effects it had. */
  isAmbiguous?: boolean;
}

/** An error of the server (5xx) may come after the effect. */
function outcomeOf({ status }: Reply): Outcome {
  if (status === 200) return 'done';
  return status === -1 || (status >= 400 && status < 500) ? 'refused' : 'unknown';
}

export async function call(world: World, player: Player, what: Call): Promise<Reply> {
  const { method, url, body, changes = [], isAmbiguous = false } = what;
  const ends = changes.map(([fact, value, before]) => world.facts.begin(fact, value, before));
  const reply = await world.call(player, method, url, body);
  const outcome = outcomeOf(reply);
  for (const end of ends) end(outcome === 'done' && isAmbiguous ? 'unknown' : outcome);
  world.say(`${player.name} ${method} ${shortened(url)}: ${reply.status} ${String(reply.body.code ?? '')}`.trimEnd());
  if (reply.status === 401) world.fail('a session holds', `${player.name} was refused at ${url}`);
  return reply;
}

/** Keys differ in each run of a part, and are long. */
const shortened = (url: string): string => (url.length > 60 ? `${url.slice(0, 57)}...` : url);

/** Another player who is registered; null when there is none. */
export function anotherPlayer(world: World, player: Player): Player | null {
  const others = world.players.filter((other) => other !== player && other.id !== null);
  return others.length === 0 ? null : world.chance.of(others);
}
