/** Texts of the preferences. */
import messages from '../../languages/en/preferences.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);

export const percent = (volume: number): string => text.percent({ percent: Math.round(volume * 100) });

/** What draws the town now, where that is not the choice itself. */
export function painterNote(choice: 'auto' | 'gpu' | 'core', running: 'gpu' | 'core' | null): string | undefined {
  if (running === null || running === choice) return undefined;
  return text.drawsNow({ painter: text.painterNames[running] });
}

/** How much of the town's picture is shown: Optimized Mode, or what the device can draw in time. */
export function detailNote(isOptimized: boolean, isReduced: boolean): string {
  if (isOptimized) return text.optimizedMode;
  return isReduced ? text.automaticReduced : text.automaticFull;
}
