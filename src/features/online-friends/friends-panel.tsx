/** The panel of all friends in town, over the right end of the bottom bar. */
import { useSnapshot } from 'valtio';
import { hud } from '../../state/settings/hud.ts';
import { OpenFriendsPanel } from './preload.ts';

export function FriendsPanel() {
  return useSnapshot(hud).panels.includes('friends') ? <OpenFriendsPanel /> : null;
}
