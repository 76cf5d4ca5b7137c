/**
 * Preloads the code of what nobody sees at first, one after the other while the browser is idle: the parts of the interface,
 * the emoji, and the most used dialogs. Opening one then waits at most for the server's data. When the browser's data saver is
 * on, only the parts of the interface are preloaded: they are small, and a press must show them at once.
 */
import { preloadEmoji } from '../rich-text/emoji/preload.ts';
import { setScreenPreloader } from '../screens/screens.ts';
import { screenRegistry } from './all-screens.ts';
import { LATE_PARTS } from './preload.ts';
import { whenIdle } from '../ui/lazy/when-idle.ts';

const PRELOADED = ['profile', 'friends', 'mail', 'feed'] as const;
/** Delay of the first preload: the town's pictures load first. */
const START_DELAY_MS = 4000;

/** Returns a function that stops it. */
export function warmScreens(): () => void {
  let isOver = false;
  setScreenPreloader((name) => void screenRegistry.get(name)?.Content.preload());
  const warm = async (): Promise<void> => {
    for (const part of LATE_PARTS) {
      await whenIdle();
      if (isOver) return;
      await part.preload();
    }
    if (isSavingData()) return;
    await whenIdle();
    if (!isOver) await preloadEmoji();
    for (const name of PRELOADED) {
      await whenIdle();
      if (isOver) return;
      await screenRegistry.get(name)?.Content.preload();
    }
  };
  const timer = setTimeout(() => void warm(), START_DELAY_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

const isSavingData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
