/** The gesture wheel: eight pucks on a ring with their keys. Its code is loaded before its first use. */
import { useSnapshot } from 'valtio';
import { hud } from '../../state/settings/hud.ts';
import { OpenGestureWheel } from './preload.ts';

export function GestureWheel() {
  return useSnapshot(hud).isWheelOpen ? <OpenGestureWheel /> : null;
}
