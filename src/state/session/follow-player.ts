/** Who is signed in, for data that is kept per player on a shared browser. */
import { subscribe } from 'valtio';
import { session } from './session.ts';

/** Calls `changed` with the id of the signed-in player: now if there is one, and whenever another one signs in; null for nobody. */
export function followPlayer(changed: (playerId: string | null) => void): void {
  let known: string | null = null;
  const follow = (): void => {
    const { _id: now = null } = session.user ?? {};
    if (now === known) return;
    known = now;
    changed(now);
  };
  follow();
  subscribe(session, follow);
}
