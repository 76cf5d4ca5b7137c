/** The panel of surroundings over the right end of the bottom bar. */
import { useSnapshot } from 'valtio';
import { hud } from '../../state/settings/hud.ts';
import { OpenSurroundings } from './preload.ts';

export function PlacesPanel() {
  return useSnapshot(hud).panels.includes('places') ? <OpenSurroundings /> : null;
}
