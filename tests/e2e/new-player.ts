/** Names that no other test of this run uses. */
import type { NewPlayer } from './pages/access-page.ts';

let count = 0;

/** A player to be registered; the name keeps to what a username may hold. */
export function newPlayer(name: string): NewPlayer {
  count += 1;
  const mark = `${process.pid.toString(36)}${count.toString(36)}`;
  const username = `${name.slice(0, 19 - mark.length)}_${mark}`;
  return { username, email: `${username}@example.org`, password: 'lantern-light-1' };
}
