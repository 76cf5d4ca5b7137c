/**
 * `npm run walkers -- 50`: fills the town of a running server with test players, who walk, talk, make gestures and sit down until
 * Ctrl-C. They have accounts of their own, real sessions and real connections.
 */
import process from 'node:process';
import { loadCore, readCoreStamp } from '../src/engine/node/load-core.ts';
import { readTownPlaces } from '../src/shared/rules/places.ts';
import { type LocationData, LOCATION_PATH } from '../src/shared/rules/town.ts';
import { createRandom } from '../tests/support/random.ts';
import { buildCore } from './build/core.ts';
import { fromRoot } from './process/root.ts';
import { Accounts } from './walkers/accounts.ts';
import { readOptions, type WalkersOptions } from './walkers/options.ts';
import { TestPlayer } from './walkers/test-player.ts';
import { wander } from './walkers/wander.ts';

/** Players who sign in and enter at the same time. */
const ENTERING = 4;

async function fill({ count, url, seed }: WalkersOptions, signal: AbortSignal): Promise<void> {
  await buildCore();
  const answer = await fetch(url + LOCATION_PATH).catch(() => null);
  if (answer?.ok !== true) throw new Error(`no server answers at ${url}. Start one with npm start or npm run dev.`);
  const location = (await answer.json()) as LocationData;
  const [core, coreStamp] = await Promise.all([loadCore(), readCoreStamp()]);
  core.setLocation(location);
  const { seats, places } = readTownPlaces(location);
  const ground = { isWalkable: core.isWalkable, seats, places: places.map(({ go }) => go) };
  let isWaiting = false;
  const waiting = (seconds: number): void => {
    if (!isWaiting)
      console.log(`The server limits new accounts: waiting ${seconds} s. RATE_LIMIT_SCALE=10 raises its limits.`);
    isWaiting = true;
  };
  const accounts = new Accounts({ url, file: fromRoot('.cache/walkers.json'), waiting });

  const players: TestPlayer[] = [];
  const wanderings: Promise<void>[] = [];
  let next = 0;
  const enterOthers = async (): Promise<void> => {
    while (next < count && !signal.aborted) {
      const index = next++;
      const { sessionKey } = await accounts.signIn(index);
      isWaiting = false;
      if (signal.aborted) return;
      const player = await TestPlayer.enter({ url, sessionKey, core, coreStamp });
      players.push(player);
      wanderings.push(wander(player, ground, createRandom(seed + index), signal));
      if (players.length % 10 === 0 || players.length === count) console.log(`${players.length} walkers in the town`);
    }
  };
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  try {
    const entered = Promise.all(Array.from({ length: ENTERING }, enterOthers));
    await Promise.race([entered, stopped]);
    entered.catch(() => undefined);
    await stopped;
    await Promise.all(wanderings);
  } finally {
    for (const player of players) player.leave();
  }
}

const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());
try {
  await fill(readOptions(process.argv.slice(2), process.env), stop.signal);
  console.log('All walkers have left.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit();
