/** Loads the townsfolk when the server says that they live in the town, and removes them when it does not any more. */
import { subscribe } from 'valtio';
import { connection } from '../../state/session/connection.ts';
import type { TownsfolkTown } from './townsfolk.ts';

/** Call when the core has its location. Returns a function that removes them. */
export function keepTownsfolk(town: TownsfolkTown): () => void {
  let isWanted = false;
  let close: (() => void) | null = null;
  const update = (): void => {
    if (connection.hasTownsfolk === isWanted) return;
    isWanted = connection.hasTownsfolk;
    close?.();
    close = null;
    if (isWanted) void open();
  };
  async function open(): Promise<void> {
    try {
      const { openTownsfolk } = await import('./townsfolk.ts');
      const opened = await openTownsfolk(town);
      // Left, or closed and opened again, while the code was loading.
      if (isWanted && close === null) close = opened;
      else opened();
    } catch (error) {
      console.warn('the townsfolk did not come:', error);
    }
  }
  const stop = subscribe(connection, update);
  update();
  return () => {
    stop();
    isWanted = false;
    close?.();
    close = null;
  };
}
