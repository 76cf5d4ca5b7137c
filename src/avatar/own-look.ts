/** What the player of this tab wears. */
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import type { Customization } from '../shared/rules/slots.ts';
import { session } from '../state/session/session.ts';
import { lookQuery } from '../state/shopping/wardrobe.ts';
import { usePlayerLook } from './use-player-look.ts';

/** As the town knows it, and from the server while the town is out of reach. Null until it is known. */
export function useOwnLook(): Customization | null {
  const username = useSnapshot(session).user?.username ?? '';
  const live = usePlayerLook(username);
  const { data } = useQuery({ ...lookQuery(username), enabled: live === null && username !== '' });
  return live ?? data ?? null;
}
