/**
 * Keys of gestures: E opens and closes the wheel while the town has the focus, and 1 to 8 choose while it is open, both unless
 * letter keys are off. Escape closes the wheel. The town asks for it too, when the own figure is pressed long. Failures become
 * toasts.
 */
import { isTownFocused } from '../../engine/input.ts';
import { GESTURES } from '../../shared/rules/gestures.ts';
import { digitOf, letterOf } from '../../shared/rules/key-names.ts';
import { listenToGestureFailures, listenToWheel } from '../../state/people/gesture-requests.ts';
import { hud } from '../../state/settings/hud.ts';
import { settings } from '../../state/settings/settings.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { WHEEL_ID } from './ids.ts';
import { FAILURE_TEXT } from './text.ts';
import { chooseGesture, closeWheel, toggleWheel } from './wheel.ts';

const isInWheel = (element: Element | null): boolean => element?.closest(`#${WHEEL_ID}`) != null;

/** Returns a function that stops it. */
export function listenToGestureKeys(): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const { activeElement } = document;
    if (!isTownFocused(activeElement) && !isInWheel(activeElement)) return;
    if (event.key === 'Escape' && hud.isWheelOpen) closeWheel();
    else if (!settings.hasLetterKeys) return;
    else if (letterOf(event) === 'e') toggleWheel();
    else {
      const gesture = hud.isWheelOpen ? GESTURES[(digitOf(event) ?? 0) - 1] : undefined;
      if (gesture === undefined) return;
      chooseGesture(gesture);
    }
    event.preventDefault();
  };
  window.addEventListener('keydown', onKeyDown);
  const stopWheel = listenToWheel(() => toggleWheel());
  const stopFailures = listenToGestureFailures((failure) => {
    const text = FAILURE_TEXT[failure];
    if (text !== null) showToast({ text });
  });
  return () => {
    window.removeEventListener('keydown', onKeyDown);
    stopWheel();
    stopFailures();
  };
}
