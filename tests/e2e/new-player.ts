/** Usernames that are unique in the test run. */
import type { NewPlayer } from './pages/access-page.ts';

let count = 0;

/** Data for a new registration with a valid, unique username. */
export function newPlayer(name: string): NewPlayer {
  count += 1;
  const mark = `${process.pid.toString(36)}${count.toString(36)}`;
  const username = `${name.slice(0, 19 - mark.length)}_${mark}`;
  return { username, email: `${username}@example.org`, password: 'lantern-light-1' };
}
