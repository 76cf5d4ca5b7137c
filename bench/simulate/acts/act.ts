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

/** As often as the product's client tries again without an answer. */
const TRIES = 3;

/**
 * A call with an idempotency key: sometimes twice at once, as a double click sends it, and again without an answer. It must have one
 * effect. Returns an answer of success if there was one, and otherwise the last answer.
 */
export async function order(world: World, player: Player, what: Call): Promise<Reply> {
  const done: Reply[] = [];
  const send = async (): Promise<Reply> => {
    const reply = await call(world, player, what);
    if (done.length > 0 && reply.status >= 400 && reply.status < 500) {
      world.fail('an order is executed once', `its repetition was refused: ${String(reply.body.code)}`);
    }
    if (reply.status === 200) done.push(reply);
    return reply;
  };
  const replies = await Promise.all(world.chance.is(0.3) ? [send(), send()] : [send()]);
  for (let attempt = 1; attempt < TRIES && replies.at(-1)?.status === 0; attempt++) replies.push(await send());
  const bodies = new Set(done.map(({ body }) => JSON.stringify(body)));
  if (bodies.size > 1) world.fail('an order is executed once', `two answers to one key: ${[...bodies].join(' and ')}`);
  return done[0] ?? replies.at(-1) ?? { status: 0, body: {} };
}

/** Another player who is registered; null when there is none. */
export function anotherPlayer(world: World, player: Player): Player | null {
  const others = world.players.filter((other) => other !== player && other.id !== null);
  return others.length === 0 ? null : world.chance.of(others);
}
