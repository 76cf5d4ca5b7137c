/** The look of this tab's player. */
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import type { Customization } from '../shared/rules/slots.ts';
import { session } from '../state/session/session.ts';
import { lookQuery } from '../state/shopping/wardrobe.ts';
import { usePlayerLook } from './use-player-look.ts';

/** From the town's live state, or from the server while the town is not connected. Null until loaded. */
export function useOwnLook(): Customization | null {
  const username = useSnapshot(session).user?.username ?? '';
  const live = usePlayerLook(username);
  const { data } = useQuery({ ...lookQuery(username), enabled: live === null && username !== '' });
  return live ?? data ?? null;
}
