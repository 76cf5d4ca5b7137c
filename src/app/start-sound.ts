/** Loads the sounds of page and town a second after the first click or key in the game, when the browser is idle. */
import { whenIdle } from '../ui/lazy/when-idle.ts';

/** That click or key is often the first step: what it shows is loaded before the sounds, which are larger. */
const AFTER_INPUT_MS = 1000;

/** Returns a function that ends the sounds. */
export function startSound(): () => void {
  const listening = new AbortController();
  let stop: (() => void) | null = null;
  let isOver = false;
  const begin = async (): Promise<void> => {
    listening.abort();
    await new Promise((resolve) => setTimeout(resolve, AFTER_INPUT_MS));
    await whenIdle();
    try {
      const { startSounds } = await import('../sound/sound.ts');
      if (!isOver) stop = startSounds();
    } catch {
      // Without the code the page stays silent.
    }
  };
  for (const name of ['click', 'keydown'] as const) {
    window.addEventListener(name, () => void begin(), { signal: listening.signal, capture: true });
  }
  return () => {
    isOver = true;
    listening.abort();
    stop?.();
  };
}
