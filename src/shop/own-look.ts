/** What the signed-in player wears: live while in town, else as the server knows it. Null until it is known. */
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { usePlayerLook } from '../avatar/use-player-look.ts';
import { call } from '../net/http.ts';
import { getCustomization } from '../shared/contract/world.ts';
import { type Customization, PLACE_OF_CATEGORY, withItem } from '../shared/rules/slots.ts';
import { session } from '../state/session.ts';

export function useOwnLook(): Customization | null {
  const { user } = useSnapshot(session);
  const username = user?.username ?? undefined;
  const worn = usePlayerLook(username);
  const { data } = useQuery({
    queryKey: ['own-look', username],
    queryFn: ({ signal }) => call(getCustomization, { params: { username: username ?? '' }, signal }),
    enabled: worn === null && username !== undefined,
  });
  return worn ?? data ?? null;
}

/** The look with these tried on, each in the place of its category. */
export function lookWith(look: Customization, items: readonly { id: string; category: number }[]): Customization {
  return items.reduce((dressed, { id, category }) => {
    const place = PLACE_OF_CATEGORY[category];
    return place === undefined ? dressed : withItem(dressed, place, id);
  }, look);
}
