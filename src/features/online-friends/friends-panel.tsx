/** The panel of all friends in town, over the right end of the bottom bar. */
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { hud } from '../../state/settings/hud.ts';
import { OpenFriendsPanel } from './preload.ts';

export interface FriendsPanelProps {
  /** Shown while no friend is in town. */
  whenAlone?: ReactNode;
}

export function FriendsPanel({ whenAlone }: FriendsPanelProps) {
  return useSnapshot(hud).panels.includes('friends') ? <OpenFriendsPanel whenAlone={whenAlone} /> : null;
}
