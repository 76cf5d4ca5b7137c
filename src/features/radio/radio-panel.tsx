/** The radio's panel over the right end of the bottom bar. */
import { useSnapshot } from 'valtio';
import { hud } from '../../state/settings/hud.ts';
import { OpenRadioPanel } from './preload.ts';

export function RadioPanel() {
  return useSnapshot(hud).panels.includes('radio') ? <OpenRadioPanel /> : null;
}
