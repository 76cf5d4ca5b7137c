/** Usernames that are unique in the test run. */
import type { NewPlayer } from './pages/access-page.ts';

let count = 0;

/** A seed whose feminine look is the starter outfit at normal size, so that all players look alike in pictures. */
export const STARTER_LOOK_SEED = 170_727_327;

/** Data for a new registration with a valid, unique username. */
export function newPlayer(name: string): NewPlayer {
  count += 1;
  const mark = `${process.pid.toString(36)}${count.toString(36)}`;
  const username = `${name.slice(0, 19 - mark.length)}_${mark}`;
  return { username, email: `${username}@example.org`, password: 'lantern-light-1' };
}
