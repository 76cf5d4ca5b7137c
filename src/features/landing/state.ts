/** The server's status for the landing screen. Owned here; fetched each time the screen opens. */
import { proxy } from 'valtio';
import { call } from '../../net/http.ts';
import { getStatus } from '../../shared/contract/status.ts';

export interface LandingState {
  status: 'loading' | 'online' | 'offline';
  onlinePlayerCount: number;
  playerCount: number;
}

export const landing = proxy<LandingState>({ status: 'loading', onlinePlayerCount: 0, playerCount: 0 });

/** A failed call and `success: false` both mean offline. */
export async function loadStatus(): Promise<void> {
  try {
    const reply = await call(getStatus, { host: 'admin' });
    landing.onlinePlayerCount = reply.onlinePlayerCount;
    landing.playerCount = reply.playerCount;
    landing.status = reply.success ? 'online' : 'offline';
  } catch {
    landing.status = 'offline';
  }
}
