/**
 * Sets the document's theme (day or lantern night) from the setting, or from the local clock when it is automatic. Marks
 * the document for the styles when the player reduces motion.
 */
import { subscribe } from 'valtio';
import { isEveningHour, type ThemeChoice, settings } from '../state/settings/settings.ts';
import { runtime } from '../shared/runtime/client.ts';

export type Theme = 'day' | 'night';

const CLOCK_CHECK_MS = 60_000;

export const themeAt = (choice: ThemeChoice, hour: number): Theme =>
  choice === 'auto' ? (isEveningHour(hour) ? 'night' : 'day') : choice;

/** Keeps `data-theme` and `data-motion` up to date. Returns a function that stops it. */
export function startTheme(): () => void {
  const apply = () => {
    const { dataset } = document.documentElement;
    dataset.theme = themeAt(settings.theme, new Date(runtime.now()).getHours());
    dataset.motion = settings.motion;
  };
  apply();
  const unsubscribe = subscribe(settings, apply);
  const clock = setInterval(apply, CLOCK_CHECK_MS);
  return () => {
    unsubscribe();
    clearInterval(clock);
  };
}
