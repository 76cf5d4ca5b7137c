/** The townsfolk's list, card and live region; nothing while none are in the town. */
import { useGuests } from '../../state/people/use-shown.ts';
import { TownsfolkParts } from './preload.ts';

export function Townsfolk() {
  const guests = useGuests();
  return guests.length === 0 ? null : <TownsfolkParts guests={guests} />;
}
