/** The question mark opens How to play while the town has the focus, unless letter keys are off. */
import { isTownFocused } from '../../engine/input.ts';
import { openScreen } from '../../screens/screens.ts';
import { isQuestionMark } from '../../shared/rules/key-names.ts';
import { settings } from '../../state/settings/settings.ts';

/** Returns a function that stops it. */
export function listenToHelpKey(): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isQuestionMark(event) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!settings.hasLetterKeys || !isTownFocused(document.activeElement)) return;
    event.preventDefault();
    openScreen('how-to-play');
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}
