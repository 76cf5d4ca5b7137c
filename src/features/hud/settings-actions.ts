/** Actions of the settings menu, shared by the dropdown of wide windows and the drawer of phones. */
import { signOut } from '../../state/session/session.ts';
import { type EveningChoice, type PainterChoice, settings, type ThemeChoice } from '../../state/settings/settings.ts';

const THEMES: readonly ThemeChoice[] = ['auto', 'day', 'night'];
const LIGHTS: readonly EveningChoice[] = ['auto', 'day', 'evening'];
const PAINTERS: readonly PainterChoice[] = ['auto', 'gpu', 'core'];

export function setOptimizedMode(isOn: boolean): void {
  settings.isOptimizedMode = isOn;
}

export function setFlowSound(isOn: boolean): void {
  settings.isFlowSoundOn = isOn;
}

export function nextTheme(): void {
  settings.theme = after(THEMES, settings.theme);
}

export function nextLight(): void {
  settings.evening = after(LIGHTS, settings.evening);
}

export function nextPainter(): void {
  settings.townPainter = after(PAINTERS, settings.townPainter);
}

export function logOut(): void {
  // The session ends here whatever the server replies.
  signOut().catch(() => undefined);
}

export const reloadPage = (): void => window.location.reload();

function after<Value>(values: readonly Value[], value: Value): Value {
  return values[(values.indexOf(value) + 1) % values.length] ?? value;
}
