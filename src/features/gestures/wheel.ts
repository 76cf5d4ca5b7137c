/** Opens and closes the gesture wheel, and chooses from it. Whether it is open is kept in `hud`. */
import type { Gesture } from '../../shared/rules/gestures.ts';
import { requestGesture } from '../../state/people/gesture-requests.ts';
import { hud } from '../../state/settings/hud.ts';
import { WHEEL_ID, WHEEL_TOGGLE_CLASS } from './ids.ts';

let isByButton = false;

/** Whether the focus belongs into the wheel. After its key the town keeps the focus, so that the player can go on walking. */
export const wasOpenedByButton = (): boolean => isByButton;

export function toggleWheel(from: 'key' | 'button' = 'key'): void {
  isByButton = from === 'button';
  if (hud.isWheelOpen) closeWheel();
  else hud.isWheelOpen = true;
}

/** The focus goes back to the wheel's button when it was inside. */
export function closeWheel(): void {
  const hadFocus = document.getElementById(WHEEL_ID)?.contains(document.activeElement) === true;
  hud.isWheelOpen = false;
  if (!hadFocus) return;
  const buttons = document.querySelectorAll<HTMLElement>(`.${WHEEL_TOGGLE_CLASS}`);
  // The one that the layout shows; on phones the wheel covers it until it is closed.
  requestAnimationFrame(() => [...buttons].find((button) => button.offsetParent !== null)?.focus());
}

export function chooseGesture(gesture: Gesture): void {
  closeWheel();
  requestGesture(gesture);
}
