/**
 * Loads the code that shows cards of good news when there is some for the first time. Some seconds after entering the town it
 * asks for friend requests that came while the player was away.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { runtime } from '../../shared/runtime/client.ts';
import { areRewardsNeeded, forgetRewards, onRewardsNeeded } from '../../state/rewards/rewards.ts';
import { connection } from '../../state/session/connection.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';

const Rewards = lazyPart(async () => (await import('./rewards.tsx')).Rewards);

const PAST_REQUESTS_MS = 5000;

export function RewardHost() {
  const isNeeded = useSyncExternalStore(onRewardsNeeded, areRewardsNeeded);
  const isOnline = useSnapshot(connection).status === 'online';
  useEffect(() => forgetRewards, []);
  useEffect(() => {
    if (!isOnline) return undefined;
    return runtime.setTimeout(() => void showPastRequests().catch(() => undefined), PAST_REQUESTS_MS);
  }, [isOnline]);
  return isNeeded ? <Rewards /> : null;
}

const showPastRequests = async (): Promise<void> => (await import('./past-requests.ts')).addPastRequests();
