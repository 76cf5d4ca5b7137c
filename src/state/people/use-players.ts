/** The players in town, for components: renders again when a player joins, leaves or changes, not when one moves. */
import { useSyncExternalStore } from 'react';
import { allPlayers, listenToPlayerList, type Player } from './players.ts';

export const usePlayers = (): readonly Player[] => useSyncExternalStore(listenToPlayerList, allPlayers);
