/** Everybody whom the town draws, for components: renders again when one of them comes, leaves or changes. */
import { useSyncExternalStore } from 'react';
import { allGuests, allShown, type Guest, listenToGuests, listenToShown } from './guests.ts';
import type { Player } from './players.ts';

export const useShown = (): readonly Player[] => useSyncExternalStore(listenToShown, allShown);
export const useGuests = (): readonly Guest[] => useSyncExternalStore(listenToGuests, allGuests);
