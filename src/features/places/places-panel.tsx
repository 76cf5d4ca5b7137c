/** The panel of places over the right end of the bottom bar. */
import { useSnapshot } from 'valtio';
import { hud } from '../../state/settings/hud.ts';
import { OpenPlacesPanel } from './preload.ts';

export function PlacesPanel() {
  return useSnapshot(hud).panels.includes('places') ? <OpenPlacesPanel /> : null;
}
